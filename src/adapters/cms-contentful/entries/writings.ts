import Joi from 'joi';
import type { ContentAction } from '../../../core/content/content-action';
import type { ContentPage } from '../../../core/content/content-library.port';
import type { FaqGroup } from '../../../core/content/faq';
import type { VoyageExtension } from '../../../core/content/voyage-extension';
import { fromUnits } from '../../../core/shared/money';
import { plainDate } from '../../../core/shared/plain-date';
import type { EntryReader } from '../entry-reader';
import { type ExtensionFacts, extensionFields } from '../../content-schemas/extensions';
import { faqGroupFields, pageFields, type PageTexts } from '../../content-schemas/pages';
import { action, slug } from '../../content-schemas/values';
import {
  assets,
  type AssetFields,
  calendarDay,
  linkedEntry,
  type SlugLink,
  months,
  position,
  richText,
} from '../fields';
import { bySlugs, inOrder, type OrderedEntry } from '../in-order';

interface PageFields extends PageTexts, Pick<ContentPage, 'slug'> {
  readonly changedOn?: string;
  readonly actions: readonly ContentAction[];
  readonly form?: string;
  readonly body: unknown;
}

const pageSchema: Joi.ObjectSchema<PageFields> = Joi.object({
  ...pageFields,
  slug: slug.required(),
  changedOn: calendarDay,
  actions: Joi.array().items(action).default([]),
  form: slug,
  body: richText.required(),
});

export const readPages = (entries: EntryReader): readonly ContentPage[] =>
  bySlugs(
    entries.all('pages', pageSchema, ({ changedOn, form, body, ...rest }, context): ContentPage => ({
      ...rest,
      ...context.text(body),
      ...(form ? { formId: form } : {}),
      ...(changedOn ? { changedOn: plainDate(changedOn) } : {}),
    })),
  );

interface FaqFields extends OrderedEntry, Pick<FaqGroup, 'title'> {
  readonly questions: readonly { readonly question: string; readonly key: string; readonly answer: unknown }[];
}

const faqSchema: Joi.ObjectSchema<FaqFields> = Joi.object({ ...faqGroupFields('key', richText), position });

export const readFaq = (entries: EntryReader): readonly FaqGroup[] =>
  inOrder(
    entries.all('faq', faqSchema, ({ position, questions, ...rest }, context) => ({
      position,
      item: {
        ...rest,
        questions: questions.map(({ question, key, answer }) => ({
          id: key,
          question,
          html: context.text(answer).html,
        })),
      },
    })),
  );

interface ExtensionFields extends ExtensionFacts, Pick<VoyageExtension, 'slug'> {
  readonly region: SlugLink;
  readonly port: SlugLink;
  readonly months?: readonly string[];
  readonly pictures: readonly AssetFields[];
  readonly body: unknown;
}

const extensionSchema: Joi.ObjectSchema<ExtensionFields> = Joi.object({
  ...extensionFields,
  slug: slug.required(),
  region: linkedEntry.required(),
  port: linkedEntry.required(),
  months: months.min(1),
  pictures: assets,
  body: richText.required(),
});

interface Grounds {
  readonly regions: readonly { readonly slug: string }[];
  readonly ports: readonly { readonly slug: string }[];
  readonly currency: string;
}

export const readExtensions = (
  entries: EntryReader,
  { regions, ports, currency }: Grounds,
): readonly VoyageExtension[] =>
  bySlugs(
    entries.all(
      'extensions',
      extensionSchema,
      ({ region, port, months: season, priceFrom, pictures, body, ...rest }, context): VoyageExtension => {
        if (!regions.some((one) => one.slug === region.slug)) context.broken(`no region ${region.slug}`);
        if (!ports.some((one) => one.slug === port.slug)) context.broken(`no port ${port.slug}`);
        return {
          ...rest,
          ...context.text(body),
          regionSlug: region.slug,
          portSlug: port.slug,
          priceFrom: fromUnits(priceFrom, currency),
          ...(season ? { months: season.map(Number) } : {}),
          pictures: context.pictures(pictures),
        };
      },
    ),
  );
