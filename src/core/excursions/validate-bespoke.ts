import { type Money, money, readAmount } from '../shared/money';
import { withoutAbsent } from '../shared/without-absent';
import { instantAt } from '../shared/zoned-time';
import type { BespokeDay } from './bespoke-days';
import type { BespokeGuest, BespokeDetails } from './bespoke-request';
import { minutesOf } from './duration';

export interface TypedBespoke {
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly participantIds: readonly string[];
  readonly interests: readonly string[];
  readonly activityLevel: string;
  readonly notes: string;
  readonly budget: string;
}

export type BespokeField = 'date' | 'from' | 'to' | 'guests' | 'interests' | 'level' | 'notes' | 'budget';
export type BespokeMistake =
  | 'no-date'
  | 'not-in-port'
  | 'too-late'
  | 'no-time'
  | 'before-arrival'
  | 'after-departure'
  | 'ends-before'
  | 'no-guests'
  | 'unknown-guests'
  | 'unknown-interest'
  | 'unknown-level'
  | 'nothing-said'
  | 'too-long'
  | 'no-amount';
export type BespokeMistakes = Readonly<Partial<Record<BespokeField, BespokeMistake>>>;

export interface BespokeChoices {
  readonly days: readonly BespokeDay[];
  readonly guests: readonly BespokeGuest[];
  readonly interests: readonly string[];
  readonly levels: readonly string[];
  readonly currency: string;
}

const maxBespokeNotesLength = 1_000;

/**
 * Returns the validated request, or mistakes field by field (H63). `closes`: requests must begin after this instant.
 */
export function validateBespoke(
  typedBespoke: TypedBespoke,
  {
    choices,
    closes,
    tourCode,
  }: { readonly choices: BespokeChoices; readonly closes: Date; readonly tourCode?: string | undefined },
):
  | { readonly kind: 'valid'; readonly details: BespokeDetails }
  | { readonly kind: 'mistakes'; readonly mistakes: BespokeMistakes } {
  const request = readBespoke(typedBespoke, choices);
  const mistakes = mistakesIn(request, { typedBespoke, choices, closes });
  const { day, from, to, begins, budget } = request;
  const [first, ...others] = request.guests;
  if (
    Object.keys(mistakes).length > 0 ||
    !day ||
    from === undefined ||
    to === undefined ||
    !first ||
    !begins ||
    budget === 'no-amount'
  )
    return { kind: 'mistakes', mistakes };
  const details: BespokeDetails = {
    itineraryId: day.itineraryId,
    date: day.date,
    from,
    to,
    timeZone: day.timeZone,
    portSlug: day.portSlug,
    begins,
    ends: instantAt({ day: day.date, time: to }, day.timeZone),
    guests: [first, ...others],
    interests: choices.interests.filter((interest) => typedBespoke.interests.includes(interest)),
    ...(typedBespoke.activityLevel === '' ? {} : { activityLevel: typedBespoke.activityLevel }),
    notes: typedBespoke.notes,
    ...(budget ? { budget } : {}),
    ...(tourCode === undefined ? {} : { tourCode }),
  };
  return { kind: 'valid', details };
}

/** What the typed values mean, each undefined where it means nothing. */
function readBespoke({ date, participantIds, ...typed }: TypedBespoke, { days, guests, currency }: BespokeChoices) {
  const day = days.find((one) => one.date === date);
  const from = readTime(typed.from);
  return {
    day,
    from,
    to: readTime(typed.to),
    begins: day && from !== undefined ? instantAt({ day: day.date, time: from }, day.timeZone) : undefined,
    guests: guests.filter(({ participantId }) => participantIds.includes(participantId)),
    budget: readBudget(typed.budget, currency),
  };
}

function mistakesIn(
  { day, from, to, begins, guests, budget }: ReturnType<typeof readBespoke>,
  {
    typedBespoke: { date, participantIds, interests, activityLevel, notes },
    choices,
    closes,
  }: { readonly typedBespoke: TypedBespoke; readonly choices: BespokeChoices; readonly closes: Date },
): BespokeMistakes {
  return withoutAbsent<Record<BespokeField, BespokeMistake | undefined>>({
    date: date === '' ? 'no-date' : !day ? 'not-in-port' : begins && begins < closes ? 'too-late' : undefined,
    from: from === undefined ? 'no-time' : isBefore(from, day?.arrives) ? 'before-arrival' : undefined,
    to:
      to === undefined
        ? 'no-time'
        : from !== undefined && !isBefore(from, to)
          ? 'ends-before'
          : isBefore(day?.departs, to)
            ? 'after-departure'
            : undefined,
    guests:
      participantIds.length === 0
        ? 'no-guests'
        : guests.length < new Set(participantIds).size
          ? 'unknown-guests'
          : undefined,
    interests: interests.every((interest) => choices.interests.includes(interest)) ? undefined : 'unknown-interest',
    level: activityLevel === '' || choices.levels.includes(activityLevel) ? undefined : 'unknown-level',
    notes:
      notes.length > maxBespokeNotesLength
        ? 'too-long'
        : notes === '' && interests.length === 0
          ? 'nothing-said'
          : undefined,
    budget: budget === 'no-amount' ? 'no-amount' : undefined,
  });
}

const isBefore = (time: string | undefined, other: string | undefined) =>
  time !== undefined && other !== undefined && minutesOf(time) < minutesOf(other);

/** Guests type `9:05`; browsers send `09:05`. */
function readTime(text: string): string | undefined {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})$/.exec(text.slice(0, 10)) ?? [];
  return hours === '' || Number(hours) > 23 || Number(minutes) > 59
    ? undefined
    : `${hours.padStart(2, '0')}:${minutes}`;
}

function readBudget(text: string, currency: string): Money | 'no-amount' | undefined {
  if (text === '') return undefined;
  const amount = readAmount(text, currency);
  return amount === undefined || amount === 0 ? 'no-amount' : money(amount, currency);
}
