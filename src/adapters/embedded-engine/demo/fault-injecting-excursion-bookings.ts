import type { ExcursionFaultState } from '../../../core/excursions/excursion-fault-state';
import type { ExcursionBookings, PartyRequest, ReserveOutcome } from '../../../core/excursions/excursion-bookings.port';
import { Unavailable } from '../../../core/shared/unavailable';

/** An excursion booking system that a demonstration can take down, or have lose the answer to what it has booked. */
export class FaultInjectingExcursionBookings implements ExcursionBookings {
  constructor(
    private readonly cabinBookings: ExcursionBookings,
    private readonly faultSwitch: { read(): Promise<ExcursionFaultState> },
  ) {}

  findSeats: ExcursionBookings['findSeats'] = (ids) => this.ask(() => this.cabinBookings.findSeats(ids));
  findParties: ExcursionBookings['findParties'] = (ids) => this.ask(() => this.cabinBookings.findParties(ids));
  findByKey: ExcursionBookings['findByKey'] = (key) => this.ask(() => this.cabinBookings.findByKey(key));
  remove: ExcursionBookings['remove'] = (removal) => this.ask(() => this.cabinBookings.remove(removal));
  accept: ExcursionBookings['accept'] = (answer) => this.ask(() => this.cabinBookings.accept(answer));
  passOn: ExcursionBookings['passOn'] = () => this.ask(() => this.cabinBookings.passOn());
  claimUnnotified: ExcursionBookings['claimUnnotified'] = (leaseUntil) =>
    this.ask(() => this.cabinBookings.claimUnnotified(leaseUntil));
  markNotified: ExcursionBookings['markNotified'] = (partyId) =>
    this.ask(() => this.cabinBookings.markNotified(partyId));

  async reserve(request: PartyRequest): Promise<ReserveOutcome> {
    const state = await this.faultSwitch.read();
    if (state === 'down') throw new Unavailable('excursion desk');
    const outcome = await this.cabinBookings.reserve(request);
    return state === 'lost-answer' && outcome.kind === 'reserved' ? { kind: 'pending' } : outcome;
  }

  private async ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    if ((await this.faultSwitch.read()) === 'down') throw new Unavailable('excursion desk');
    return question();
  }
}
