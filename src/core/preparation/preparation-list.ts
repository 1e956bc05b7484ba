import { atLeast, type AccessLevel } from '../party/access-matrix';
import { isActive } from '../party/party-member';
import type { PartyView, Traveller } from '../party/party-view';
import { addDays, formatLongDate, isBefore, parsePlainDate, type PlainDate } from '../shared/plain-date';
import type { Trip } from '../trips/trip';
import { isStillAhead, tripEnd, tripStart } from '../trips/trip-order';
import { type EntryValues, type PreparationItem, preparationItems } from './preparation-item';
import { type GuestRequirements, passportRequiredUntil, type PreparationTerms } from './preparation-terms';
import type { PreparationEntry } from './preparations.port';

/** `attention`: the entry was given but does not suffice, such as a passport that expires during the voyage. */
type RowState = 'missing' | 'given' | 'attention';

/** The person whose item it is. `contactIds` are the accounts that a message about it goes to. */
export interface RowOwner {
  readonly kind: 'traveller' | 'guardian' | 'holder';
  readonly names: readonly string[];
  readonly contactIds: readonly string[];
  readonly isViewer: boolean;
}

export interface PreparationRow {
  readonly traveller: Traveller;
  readonly item: PreparationItem;
  readonly state: RowState;
  readonly reason?: string;
  readonly dueOn: PlainDate;
  readonly isOverdue: boolean;
  readonly owner: RowOwner;
  readonly level: AccessLevel;
  readonly entry?: PreparationEntry;
}

/** What is still missing after the day of embarkation is given at reception, on board. */
export const isPreparationClosed = (trip: Pick<Trip, 'status' | 'packages'>, today: PlainDate): boolean =>
  trip.status === 'WL' || !isStillAhead(trip, today);

interface ListParts {
  readonly view: PartyView;
  readonly entries: readonly PreparationEntry[];
  readonly terms: PreparationTerms;
  readonly today: PlainDate;
}

/** One row for each traveller and item of which the viewer may see at least the state (role matrix). */
export function preparationList(parts: ListParts): readonly PreparationRow[] {
  const { view, entries } = parts;
  return view.travellers.flatMap((traveller) =>
    itemsOf(parts.terms).flatMap((item) => {
      const entry = entries.find((one) => one.traveller === traveller.position && one.item === item);
      const level = view.ofTraveller(item, traveller.position);
      return atLeast(level, 'state') ? [toRow(parts, { traveller, item, level, entry })] : [];
    }),
  );
}

export const itemsOf = ({ embarkation }: Pick<PreparationTerms, 'embarkation'>): readonly PreparationItem[] =>
  embarkation ? preparationItems : preparationItems.filter((item) => item !== 'boarding');

/**
 * A traveller's own entries stay private when their role ends. The person who prepares for them afterwards may enter
 * the data anew.
 */
const isReadable = (view: PartyView, { contactId }: Traveller, { ownerId }: PreparationEntry): boolean =>
  ownerId === undefined || ownerId === view.contactId || ownerId === contactId;

function toRow(
  { view, terms, today }: ListParts,
  {
    traveller,
    item,
    level,
    entry,
  }: Pick<PreparationRow, 'traveller' | 'item' | 'level'> & { readonly entry: PreparationEntry | undefined },
): PreparationRow {
  const [start, end] = [tripStart(view.trip) ?? today, tripEnd(view.trip) ?? today];
  const isClosed = isPreparationClosed(view.trip, today);
  const dueOn = addDays(start, -terms.dueDays[item]);
  const reason = entry && attentionOf({ item, values: entry.values, start, end, requirements: terms.requirements });
  const state = entry ? (reason === undefined ? 'given' : 'attention') : 'missing';
  return {
    traveller,
    item,
    state,
    ...(reason === undefined ? {} : { reason }),
    dueOn,
    isOverdue: state !== 'given' && isBefore(dueOn, today),
    owner: ownerOf(view, traveller, today),
    level: isClosed && level === 'change' ? 'see' : level,
    ...(entry && atLeast(level, 'see') && isReadable(view, traveller, entry) ? { entry } : {}),
  };
}

interface GivenAnswer {
  readonly item: PreparationItem;
  readonly values: EntryValues;
  readonly start: PlainDate;
  readonly end: PlainDate;
  readonly requirements: GuestRequirements | undefined;
}

function attentionOf({ item, values, start, end, requirements }: GivenAnswer): string | undefined {
  if (item === 'papers') return shortfallOfPapers(values, end, passportRequiredUntil(end, requirements));
  if (item === 'entry')
    return values['state'] === 'help'
      ? 'Help is asked for.'
      : values['state'] === 'applied'
        ? 'An answer is waited for.'
        : undefined;
  if (item === 'insurance' && requirements?.insurance && values['insured'] === 'no')
    return 'Our terms require travel insurance.';
  return item === 'journey' ? shortfallOfJourney(values, start, end) : undefined;
}

/** A mistyped day would send the car to the airport on the wrong day, or the guest after the yacht. */
function shortfallOfJourney(values: EntryValues, start: PlainDate, end: PlainDate): string | undefined {
  if (values['arrivesBy'] === 'unknown' || values['leavesBy'] === 'unknown') return 'Not known yet.';
  const arrivalDay = parsePlainDate(values['arrivalDay'] ?? '');
  if (arrivalDay && isBefore(start, arrivalDay)) return 'The flight arrives after the day of embarkation.';
  const departureDay = parsePlainDate(values['departureDay'] ?? '');
  return departureDay && isBefore(departureDay, end) ? 'The flight leaves before the voyage ends.' : undefined;
}

function shortfallOfPapers(
  values: EntryValues,
  end: PlainDate,
  requiredUntil: PlainDate | undefined,
): string | undefined {
  const validUntil = parsePlainDate(values['validUntil'] ?? '');
  if (validUntil && isBefore(validUntil, end)) return 'The document expires before the voyage ends.';
  if (requiredUntil === undefined) return undefined;
  if (values['type'] === 'identity-card') return 'Our terms require a passport.';
  return validUntil && isBefore(validUntil, requiredUntil)
    ? `The passport has to be valid until ${formatLongDate(requiredUntil)} at least.`
    : undefined;
}

/**
 * The owner is the traveller; for a child its guardians, else the guest who booked, who is also responsible for an
 * adult without an account.
 */
export function ownerOf(view: PartyView, traveller: Traveller, today: PlainDate): RowOwner {
  const { contactId, position, fullName, isChild } = traveller;
  const isSelf = view.self?.position === position;
  if (contactId !== undefined || isSelf)
    return {
      kind: 'traveller',
      names: [fullName],
      contactIds: [contactId ?? view.contactId],
      isViewer: isSelf,
    };
  const guardians = isChild
    ? view.members.filter(
        (member) => member.role === 'guardian' && member.wards.includes(position) && isActive(member, today),
      )
    : [];
  if (guardians.length > 0)
    return {
      kind: 'guardian',
      names: guardians.map(({ name }) => name),
      contactIds: guardians.flatMap((guardian) => guardian.contactId ?? []),
      isViewer: guardians.some((guardian) => guardian.contactId === view.contactId),
    };
  return {
    kind: 'holder',
    names: [],
    contactIds: view.isHolder ? [view.contactId] : [],
    isViewer: view.isHolder,
  };
}

interface PreparationProgress {
  readonly givenCount: number;
  readonly all: number;
  readonly overdue: number;
}

export const progressOf = (rows: readonly PreparationRow[]): PreparationProgress => ({
  givenCount: rows.filter(({ state }) => state === 'given').length,
  all: rows.length,
  overdue: rows.filter(({ isOverdue }) => isOverdue).length,
});
