import { countryName } from '../../core/geo/countries';
import {
  audienceNames,
  type EntryField,
  type EntryValues,
  itemDefinitions,
  type PreparationItem,
} from '../../core/preparation/preparation-item';
import { type PreparationRow, progressOf, type RowOwner } from '../../core/preparation/preparation-list';
import type { EntryReading } from '../../core/preparation/preparations.port';
import { atLeast } from '../../core/party/access-matrix';
import { clockTime } from '../../core/shared/clock-time';
import { formatLongDate, parsePlainDate, todayIn } from '../../core/shared/plain-date';
import type { PreparationRowView, TravellerListView } from '../../../views/preparation/preparation-view';
import { preparationTexts as texts } from '../../../views/preparation/preparation.texts';
import { hrefLuggageLabels, hrefPreparationEntry } from '../hrefs';

interface RowSources {
  readonly reservationId: string;
  /** Viewers who may not see who has read an entry get no readings. */
  readonly readings: readonly EntryReading[] | undefined;
  readonly timeZone: string;
  readonly savedPosition?: number | undefined;
  /** Text for an entry of which only the state is shown. */
  readonly stateOnly: string;
}

export function toTravellers(rows: readonly PreparationRow[], sources: RowSources): readonly TravellerListView[] {
  const positions = [...new Set(rows.map(({ traveller }) => traveller.position))];
  return positions.map((position) => {
    const own = rows.filter(({ traveller }) => traveller.position === position);
    const { givenCount, all } = progressOf(own);
    return {
      name: own[0]?.traveller.fullName ?? '',
      progressText: texts.progress(givenCount, all),
      isSaved: position === sources.savedPosition,
      rows: own.map((row) => toRow(row, sources)),
    };
  });
}

function toRow(row: PreparationRow, { reservationId, readings, timeZone, stateOnly }: RowSources): PreparationRowView {
  const { item, traveller, state, reason, isOverdue, level, entry } = row;
  const mayChange = atLeast(level, 'change');
  const read = readings?.filter((one) => one.item === item && one.traveller === traveller.position);
  return {
    item,
    title: itemDefinitions[item].title,
    state,
    ...(reason === undefined || !atLeast(level, 'see') ? {} : { reason }),
    due: (isOverdue ? texts.wasDue : texts.due)(formatLongDate(row.dueOn)),
    isOverdue,
    owner: ownerText(row.owner),
    facts: entry ? toFacts(item, entry.values) : [],
    ...(mayChange ? { href: hrefPreparationEntry(reservationId, traveller.position, item) } : {}),
    ...(level === 'state' && state !== 'missing' ? { note: stateOnly } : {}),
    ...(item === 'boarding' && mayChange ? { labelsHref: hrefLuggageLabels(reservationId, traveller.position) } : {}),
    ...(read &&
      entry &&
      entry.sharedWith.length > 0 && {
        readings:
          read.length === 0
            ? [texts.unread]
            : read.map(({ reader, at }) => texts.read(reader, formatLongDate(todayIn(timeZone, at)))),
      }),
  };
}

export function ownerText({ kind, names, isViewer }: RowOwner): string {
  if (isViewer) return texts.owner.you;
  const list = names.join(', ');
  if (kind === 'holder') return texts.owner.holder;
  return kind === 'guardian' ? texts.owner.guardian(list) : texts.owner.of(list);
}

/**
 * Shows values as text. Only the last three characters of a document's number are shown, which are enough to recognise
 * it.
 */
export function toFacts(item: PreparationItem, values: EntryValues): PreparationRowView['facts'] {
  return itemDefinitions[item].fields.flatMap((field) => {
    const value = values[field.name];
    return value === undefined || value === '' ? [] : [{ label: field.label, value: textOf(field, value) }];
  });
}

const shownSigns = 3;

function textOf(field: EntryField, value: string): string {
  switch (field.kind) {
    case 'document-number':
      return `${'•'.repeat(Math.max(value.length - shownSigns, 0))}${value.slice(-shownSigns)}`;
    case 'date': {
      const day = parsePlainDate(value);
      return day ? formatLongDate(day) : value;
    }
    case 'country':
      return countryName(value) ?? value;
    case 'choice':
    case 'several':
      return value
        .split(',')
        .map((one) => field.options.find((option) => option.value === one)?.label ?? one)
        .join(', ');
    case 'text':
    case 'area':
    case 'telephone':
      return value;
    case 'time':
    case 'hour':
      return clockTime(value);
  }
}

export const audienceOptions = (item: PreparationItem) =>
  itemDefinitions[item].audiences.map((value) => ({ value, label: audienceNames[value] }));
