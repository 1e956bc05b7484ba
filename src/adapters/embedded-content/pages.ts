import type { ContentPage } from '../../core/content/content-library.port';
import { plainDate } from '../../core/shared/plain-date';
import { pageSchema } from './page-schema';
import { type OnBroken, readFolder } from './read-content';

export const loadPages = (folder: string, onBroken: OnBroken): readonly ContentPage[] =>
  readFolder(folder, onBroken, {
    schema: pageSchema,
    build: (_file, { slug, text, fields: { changedOn, actions = [], form, ...fields } }) => ({
      ...fields,
      ...text,
      slug,
      actions,
      ...(form ? { formId: form } : {}),
      ...(changedOn ? { changedOn: plainDate(changedOn) } : {}),
    }),
  });
