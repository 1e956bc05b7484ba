import type { Clock } from '../shared/clock.port';
import { todayIn } from '../shared/plain-date';
import { assignGuests, type SuiteError } from './assign-guests';
import type { CabinHold, HeldSuite } from './booking';
import type { BookingTerms } from './booking-terms';
import type { CabinBookings } from './cabin-bookings.port';
import type { Fares, SailingFare } from './fares.port';
import { checkGuestDetails, type GuestFieldError, type PhoneCheck, type TypedGuest } from './guest-details';
import { agesOf, suitesOf } from './held-suites';
import type { HoldSuites, SuiteGuests } from './hold-suites.port';
import { youngestMonthsOf } from './party';
import { quoteForGuests } from './quote-suite';

type SaveGuestDetailsOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'invalid'; readonly errors: readonly GuestFieldError[] }
  | { readonly kind: 'reserved'; readonly reservationId: string }
  | { readonly kind: 'changed' }
  | { readonly kind: 'hold-expired' }
  | { readonly kind: 'unknown-hold' };

export class SaveGuestDetails {
  constructor(
    private readonly fares: Fares,
    private readonly cabinBookings: CabinBookings,
    private readonly clock: Clock,
    private readonly terms: BookingTerms,
    private readonly officeTimeZone: string,
    private readonly checkPhone: PhoneCheck,
    private readonly suites: Pick<HoldSuites, 'saveSuites'>,
  ) {}

  async run({
    holdId,
    typedGuests,
    chosenSuites,
  }: {
    readonly holdId: string;
    readonly typedGuests: readonly TypedGuest[];
    readonly chosenSuites?: readonly number[];
  }): Promise<SaveGuestDetailsOutcome> {
    const hold = await this.cabinBookings.getHold(holdId);
    if (!hold) return { kind: 'unknown-hold' };
    if (hold.reservationId !== undefined) return { kind: 'reserved', reservationId: hold.reservationId };
    const fares = await this.faresOf(hold);
    if (!fares) return { kind: 'hold-expired' };
    const ages = agesOf(hold);
    const guestCheck = checkGuestDetails(typedGuests, {
      ages,
      today: todayIn(this.officeTimeZone, this.clock.now()),
      sailsOn: fares[0].start,
      youngestMonths: youngestMonthsOf(this.terms, hold.itineraryId),
      checkPhone: this.checkPhone,
    });
    const suites = suitesOf<HeldSuite>(hold);
    if (suites.length === 1)
      return guestCheck.kind === 'invalid'
        ? guestCheck
        : { kind: await this.cabinBookings.saveGuests(holdId, guestCheck.guests) };
    const assignment = assignGuests(
      suites
        .flatMap((suite, index) => suite.ages.map((age) => ({ age, suite: index })))
        .map(({ age, suite }, index) => ({ age, suite: chosenSuites?.[index] ?? suite, guest: index })),
      fares,
    );
    if (guestCheck.kind === 'invalid' || assignment.kind === 'invalid')
      return { kind: 'invalid', errors: [...errorsOf(guestCheck), ...errorsOf(assignment).map(toFieldError)] };
    const [first, ...others] = assignment.suites.map((sleepers): SuiteGuests => {
      const [suite, fare] = [suites[sleepers.suite] ?? suites[0], fares[sleepers.suite] ?? fares[0]];
      return {
        cabinNumber: suite.cabinNumber,
        ages: sleepers.ages,
        quote: quoteForGuests(suite.quote, fare, sleepers.ages.length),
        guests: sleepers.guests.flatMap((index) => guestCheck.guests[index] ?? []),
      };
    });
    if (!first) return { kind: 'hold-expired' };
    return { kind: await this.suites.saveSuites(holdId, [first, ...others]) };
  }

  /** Fares in the order of the suites; undefined when one of them is no longer sold. */
  private async faresOf(hold: CabinHold): Promise<readonly [SailingFare, ...SailingFare[]] | undefined> {
    const fareOutcomes = await Promise.all(
      suitesOf<HeldSuite>(hold).map(({ category }) => this.fares.findFare(hold.itineraryId, category)),
    );
    const [first, ...others] = fareOutcomes.flatMap((outcome) => (outcome.kind === 'fare' ? [outcome.fare] : []));
    return first && others.length + 1 === fareOutcomes.length ? [first, ...others] : undefined;
  }
}

const errorsOf = <E>(
  outcome: { readonly kind: string } | { readonly kind: 'invalid'; readonly errors: readonly E[] },
) => ('errors' in outcome ? outcome.errors : []);

const toFieldError = ({ guest, message }: SuiteError): GuestFieldError => ({ guest, field: 'suite', message });
