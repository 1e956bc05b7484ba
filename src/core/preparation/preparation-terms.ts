import { addMonths, type PlainDate } from '../shared/plain-date';
import { type EntryField, type EntryValues, itemDefinitions, type PreparationItem } from './preparation-item';

export interface PreparationTerms {
  readonly dueDays: Readonly<Record<PreparationItem, number>>;
  /** Absent where the line assigns no hours of embarkation. */
  readonly embarkation?: EmbarkationTerms;
  readonly entryRules: readonly EntryRule[];
  readonly requirements?: GuestRequirements;
  readonly quays?: readonly Quay[];
}

/** What the line's terms of carriage require of every guest, whatever the countries of the route ask for. */
export interface GuestRequirements {
  /** Months beyond the last day for which a passport has to be valid. Absent where an identity card is enough. */
  readonly passportMonths?: number;
  readonly insurance: boolean;
}

/** The day until which a passport has to be valid at least. Undefined where the terms do not require a passport. */
export const passportRequiredUntil = (
  lastDay: PlainDate,
  requirements: GuestRequirements | undefined,
): PlainDate | undefined =>
  requirements?.passportMonths === undefined ? undefined : addMonths(lastDay, requirements.passportMonths);

/** Where the terms require a passport, no other document is offered. */
export const entryFieldsOf = (
  item: PreparationItem,
  requirements: GuestRequirements | undefined,
): readonly EntryField[] =>
  itemDefinitions[item].fields.map((field) =>
    requirements?.passportMonths !== undefined && field.kind === 'choice' && field.options.some(isPassport)
      ? {
          ...field,
          hint: 'Our terms require a passport of every guest. An identity card is not enough.',
          options: field.options.filter(isPassport),
        }
      : field,
  );

const isPassport = ({ value }: { readonly value: string }) => value === 'passport';

/** Returns of an identity card that the terms do not accept only what also holds for the guest's passport. */
export function acceptedValues(
  item: PreparationItem,
  values: EntryValues,
  requirements: GuestRequirements | undefined,
): EntryValues {
  const { type, nationality } = values;
  if (item !== 'papers' || requirements?.passportMonths === undefined || type === 'passport') return values;
  return nationality === undefined ? {} : { nationality };
}

export interface Quay {
  readonly port: string;
  readonly name: string;
  readonly directions: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface EmbarkationTerms {
  /** Hours at the port of embarkation, such as `13:00`; the last hour is included. */
  readonly from: string;
  readonly to: string;
  readonly everyMinutes: number;
  readonly guestsPerHour: number;
}

/** A country's requirement for guests with certain passports, with its source and the day on which it was checked. */
export interface EntryRule {
  readonly countries: readonly string[];
  /** ISO codes of countries; without them the rule holds for every passport. */
  readonly nationalities?: readonly string[];
  readonly subject: 'entry' | 'health';
  readonly text: string;
  readonly source: { readonly name: string; readonly url: string };
  readonly asOf: PlainDate;
}

/** The gangway comes up an hour before the yacht sails, because the safety drill is held in between. */
const minutesBeforeSailing = 60;
/** Guests of the voyage before are still leaving the yacht until then. */
const earliestHour = '09:00';

/** Where the yacht sails before the line's last hour of embarkation, all hours are earlier by as much. */
export function embarkationHours({ from, to, everyMinutes }: EmbarkationTerms, sailsAt?: string): readonly string[] {
  const last = Math.min(minutesOf(to), sailsAt ? minutesOf(sailsAt) - minutesBeforeSailing : Infinity);
  const first = Math.max(minutesOf(from) - (minutesOf(to) - last), Math.min(minutesOf(from), minutesOf(earliestHour)));
  const count = Math.floor((last - first) / everyMinutes) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => textOf(first + index * everyMinutes));
}

const minutesOf = (hour: string): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3, 5));
const textOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
