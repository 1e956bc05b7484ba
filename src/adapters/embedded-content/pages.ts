import type { ContentPage } from '../../core/content/content-library.port';
import { plainDate } from '../../core/shared/plain-date';
import { pageSchema } from './page-schema';
import { type OnBroken, readFolder } from './read-content';
import type { References } from './references';

/** A page without its picture, its fact sheet or its form still says what it has to say, so that it stays. */
export const loadPages = (
  folder: string,
  references: Pick<References, 'isPicture' | 'isForm'>,
  onBroken: OnBroken,
): readonly ContentPage[] =>
  readFolder(folder, onBroken, {
    schema: pageSchema,
    build: (file, { slug, text, fields: { changedOn, actions = [], form, picture, sheet, ...fields } }) => ({
      ...fields,
      ...text,
      slug,
      actions,
      ...(form && references.isForm(form, file) ? { formId: form } : {}),
      ...(picture && references.isPicture(picture, file) ? { picture } : {}),
      ...(sheet && references.isPicture(sheet.picture, file) ? { sheet } : {}),
      ...(changedOn ? { changedOn: plainDate(changedOn) } : {}),
    }),
  });
