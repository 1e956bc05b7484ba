import { slugOf } from '../../core/shared/fold-text';
import { isBefore, type PlainDate, parsePlainDate } from '../../core/shared/plain-date';
import type { Region } from '../../core/voyages/voyage';
import { regionsOf } from '../../core/voyages/waters';

const maxTextLength = 60;

export interface VoyageFilter {
  readonly regionSlug?: string;
  readonly regions?: readonly string[];
  readonly from?: PlainDate;
  readonly to?: PlainDate;
  readonly typedFields: { readonly region: string; readonly startDate: string; readonly endDate: string };
  readonly errors: { readonly startDate?: string; readonly endDate?: string };
  /** False for what is unknown or not in canonical form: such addresses are unlimited and not cached (C15). */
  readonly isCanonical: boolean;
}

const texts = {
  noDay: 'This is not a day of the calendar. Write it as year, month, day: 2027-04-12.',
  endsFirst: 'The last day lies before the first one. Choose a later day.',
};

export function readVoyageFilter(query: Readonly<Record<string, unknown>>, regions: readonly Region[]): VoyageFilter {
  const typedFields = {
    region: textOf(query['region']),
    startDate: textOf(query['startDate']),
    endDate: textOf(query['endDate']),
  };
  // A region is also read by its name, which is what `/api/voyages` calls it.
  const regionSlug = slugOf(typedFields.region);
  const slugs = regionsOf(regionSlug, regions);
  const from = parsePlainDate(typedFields.startDate);
  const to = parsePlainDate(typedFields.endDate);
  const endsFirst = from !== undefined && to !== undefined && isBefore(to, from);
  const errors = {
    ...(typedFields.startDate && !from ? { startDate: texts.noDay } : {}),
    ...(typedFields.endDate && !to ? { endDate: texts.noDay } : {}),
    ...(endsFirst ? { endDate: texts.endsFirst } : {}),
  };
  return {
    ...(slugs ? { regionSlug, regions: slugs } : {}),
    ...(from ? { from } : {}),
    ...(to && !endsFirst ? { to } : {}),
    typedFields,
    errors,
    isCanonical:
      Object.keys(errors).length === 0 &&
      (typedFields.region === '' || (slugs !== undefined && typedFields.region === regionSlug)) &&
      (['region', 'startDate', 'endDate'] as const).every((name) => (query[name] ?? '') === typedFields[name]),
  };
}

/** Control characters, unassigned characters and lone surrogates are removed, because the page echoes this input. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;

export const textOf = (value: unknown) =>
  typeof value === 'string' ? value.trim().slice(0, maxTextLength).replace(unprintable, '').trim() : '';
