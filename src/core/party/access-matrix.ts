import { preparationItems } from '../preparation/preparation-item';
import type { PartyRole } from './party-member';
import { recordOf } from '../shared/typed-entries';

export const tripFields = ['voyage', 'suite', 'names', 'money', 'people', 'requests'] as const;
export type TripField = (typeof tripFields)[number];

export const travellerFields = ['contacts', 'excursions', ...preparationItems] as const;
export type TravellerField = (typeof travellerFields)[number];

/**
 * Each level includes those before it. `state`: whether something was given, and when it is due, but not the thing
 * itself.
 */
const accessLevels = ['none', 'state', 'see', 'change'] as const;
export type AccessLevel = (typeof accessLevels)[number];

/**
 * What a traveller is to a person. `own`: the person themself. `ward`: a child in their care, or the guest for whom
 * they act. `unclaimed`: an adult without an account of their own on this trip. `other`: any other traveller.
 */
const relations = ['own', 'ward', 'unclaimed', 'other'] as const;
export type Relation = (typeof relations)[number];

/** Fields of health, which an assistant sees only when allowed (GDPR, article 9). */
export const healthFields: readonly TravellerField[] = ['diet', 'health'];

type TripRow = Readonly<Record<TripField, AccessLevel>>;
type TravellerRow = Readonly<Record<Relation, Readonly<Record<TravellerField, AccessLevel>>>>;

const all = (level: AccessLevel) => recordOf(travellerFields, () => level);
/**
 * Names, addresses and birthdays belong to the reservation, which only the line changes (ROL-05). Excursions are booked
 * on the reservation, by its holder for every member of the party (EXC-27).
 */
const ownLevels = { ...all('change'), contacts: 'see', excursions: 'see' } as const;
const holders = { ...ownLevels, excursions: 'change' } as const;
const nothing = all('none');

export const tripMatrix: Readonly<Record<PartyRole, TripRow>> = {
  holder: { voyage: 'see', suite: 'see', names: 'see', money: 'change', people: 'change', requests: 'change' },
  companion: { voyage: 'see', suite: 'see', names: 'see', money: 'none', people: 'see', requests: 'change' },
  guardian: { voyage: 'see', suite: 'see', names: 'see', money: 'none', people: 'see', requests: 'change' },
  assistant: { voyage: 'see', suite: 'see', names: 'none', money: 'none', people: 'none', requests: 'change' },
  payer: { voyage: 'see', suite: 'see', names: 'see', money: 'see', people: 'none', requests: 'none' },
  reader: { voyage: 'see', suite: 'none', names: 'none', money: 'none', people: 'none', requests: 'none' },
};

export const travellerMatrix: Readonly<Record<PartyRole, TravellerRow>> = {
  // TRD-06 shows the holder each passenger's e-mail, telephone and birthday, which the holder typed.
  holder: {
    own: holders,
    ward: holders,
    unclaimed: holders,
    other: { ...all('state'), contacts: 'see', excursions: 'change' },
  },
  companion: { own: ownLevels, ward: nothing, unclaimed: nothing, other: nothing },
  guardian: { own: ownLevels, ward: ownLevels, unclaimed: nothing, other: nothing },
  assistant: {
    own: nothing,
    ward: { ...ownLevels, diet: 'state', health: 'state' },
    unclaimed: nothing,
    other: nothing,
  },
  payer: { own: nothing, ward: nothing, unclaimed: nothing, other: nothing },
  reader: { own: nothing, ward: nothing, unclaimed: nothing, other: nothing },
};

/** Roles of the line's staff, who are not members of a party and have no access through its roles. */
export const staffRoles = ['consultant', 'supervisor'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * `preparation`: states, and what travellers share with the consultant. `readings`: which members of staff have read
 * something.
 */
export const staffFields = ['requests', 'preparation', 'readings'] as const;
export type StaffField = (typeof staffFields)[number];

export const staffMatrix: Readonly<Record<StaffRole, Readonly<Record<StaffField, AccessLevel>>>> = {
  consultant: { requests: 'change', preparation: 'see', readings: 'none' },
  supervisor: { requests: 'change', preparation: 'see', readings: 'see' },
};

export const atLeast = (level: AccessLevel, requiredLevel: AccessLevel): boolean =>
  accessLevels.indexOf(level) >= accessLevels.indexOf(requiredLevel);

export const highest = (levels: readonly AccessLevel[]): AccessLevel =>
  levels.reduce((best, level) => (atLeast(level, best) ? level : best), 'none');
