import { adultFrom } from './party';

interface AssignedGuest<Guest> {
  readonly guest: Guest;
  readonly age: number;
  readonly suite: number;
}

export interface SuiteError {
  readonly guest: number;
  readonly message: string;
}

interface Sleepers<Guest> {
  readonly suite: number;
  readonly guests: readonly Guest[];
  readonly ages: readonly number[];
}

/** No suite stays empty, takes more than it sleeps, or has children alone. */
export function assignGuests<Guest>(
  guests: readonly AssignedGuest<Guest>[],
  suites: readonly { readonly maxGuests: number }[],
):
  | { readonly kind: 'assigned'; readonly suites: readonly Sleepers<Guest>[] }
  | { readonly kind: 'invalid'; readonly errors: readonly SuiteError[] } {
  const bySuite = suites.map(({ maxGuests }, suite) => ({
    maxGuests,
    suite,
    title: `Suite ${suite + 1}`,
    members: guests.map((guest, index) => ({ ...guest, index })).filter((guest) => guest.suite === suite),
  }));
  const errors = bySuite.flatMap(({ title, maxGuests, members }): readonly SuiteError[] => {
    const [first] = members;
    const beyond = members[maxGuests];
    if (!first)
      return [{ guest: guests.length - 1, message: `Nobody sleeps in ${title}. Move a guest there, or give it back.` }];
    if (beyond)
      return [{ guest: beyond.index, message: `${title} sleeps ${maxGuests}. Choose another suite for this guest.` }];
    if (!members.some(({ age }) => age >= adultFrom))
      return [{ guest: first.index, message: `An adult sleeps in each suite. Move one to ${title}.` }];
    return [];
  });
  if (errors.length > 0) return { kind: 'invalid', errors };
  const lead = guests[0]?.suite ?? 0;
  return {
    kind: 'assigned',
    suites: bySuite
      .toSorted((one, other) => Number(other.suite === lead) - Number(one.suite === lead))
      .map(({ suite, members }) => ({
        suite,
        guests: members.map(({ guest }) => guest),
        ages: members.map(({ age }) => age),
      })),
  };
}
