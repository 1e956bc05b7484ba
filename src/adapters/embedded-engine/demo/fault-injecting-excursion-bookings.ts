import type { DemoFaultState } from '../../../core/shared/demo-fault-state';
import type { ExcursionBookings, PartyRequest, ReserveOutcome } from '../../../core/excursions/excursion-bookings.port';
import { Unavailable } from '../../../core/shared/unavailable';

export class FaultInjectingExcursionBookings implements ExcursionBookings {
  constructor(
    private readonly excursionBookings: ExcursionBookings,
    private readonly faultSwitch: { read(): Promise<DemoFaultState> },
  ) {}

  findSeats: ExcursionBookings['findSeats'] = (ids) => this.ask(() => this.excursionBookings.findSeats(ids));
  findParties: ExcursionBookings['findParties'] = (ids) => this.ask(() => this.excursionBookings.findParties(ids));
  findByKey: ExcursionBookings['findByKey'] = (key) => this.ask(() => this.excursionBookings.findByKey(key));
  remove: ExcursionBookings['remove'] = (removal) => this.ask(() => this.excursionBookings.remove(removal));
  setNotes: ExcursionBookings['setNotes'] = (request) => this.ask(() => this.excursionBookings.setNotes(request));
  accept: ExcursionBookings['accept'] = (answer) => this.ask(() => this.excursionBookings.accept(answer));
  passOn: ExcursionBookings['passOn'] = () => this.ask(() => this.excursionBookings.passOn());
  claimUnnotified: ExcursionBookings['claimUnnotified'] = (leaseUntil) =>
    this.ask(() => this.excursionBookings.claimUnnotified(leaseUntil));
  markNotified: ExcursionBookings['markNotified'] = (partyId) =>
    this.ask(() => this.excursionBookings.markNotified(partyId));

  async reserve(request: PartyRequest): Promise<ReserveOutcome> {
    const state = await this.faultSwitch.read();
    if (state === 'down') throw new Unavailable('excursion bookings');
    const outcome = await this.excursionBookings.reserve(request);
    return state === 'lost-answer' && outcome.kind === 'reserved' ? { kind: 'pending' } : outcome;
  }

  private async ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    if ((await this.faultSwitch.read()) === 'down') throw new Unavailable('excursion bookings');
    return question();
  }
}
