import type { DeskState } from '../../../core/excursions/desk-state';
import type { ExcursionDesk, PartyRequest, ReserveOutcome } from '../../../core/excursions/excursion-desk.port';
import { Unavailable } from '../../../core/shared/unavailable';

/** An excursion desk that a demonstration can take down, or have lose the answer to what it has booked. */
export class WeatheredExcursionDesk implements ExcursionDesk {
  constructor(
    private readonly desk: ExcursionDesk,
    private readonly weather: { read(): Promise<DeskState> },
  ) {}

  findSeats: ExcursionDesk['findSeats'] = (ids) => this.ask(() => this.desk.findSeats(ids));
  findParties: ExcursionDesk['findParties'] = (ids) => this.ask(() => this.desk.findParties(ids));
  findByKey: ExcursionDesk['findByKey'] = (key) => this.ask(() => this.desk.findByKey(key));
  remove: ExcursionDesk['remove'] = (removal) => this.ask(() => this.desk.remove(removal));
  accept: ExcursionDesk['accept'] = (answer) => this.ask(() => this.desk.accept(answer));
  passOn: ExcursionDesk['passOn'] = () => this.ask(() => this.desk.passOn());
  takeUntold: ExcursionDesk['takeUntold'] = (leaseUntil) => this.ask(() => this.desk.takeUntold(leaseUntil));
  noteTold: ExcursionDesk['noteTold'] = (partyId) => this.ask(() => this.desk.noteTold(partyId));

  async reserve(request: PartyRequest): Promise<ReserveOutcome> {
    const state = await this.weather.read();
    if (state === 'down') throw new Unavailable('excursion desk');
    const outcome = await this.desk.reserve(request);
    return state === 'lost-answer' && outcome.kind === 'reserved' ? { kind: 'pending' } : outcome;
  }

  private async ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    if ((await this.weather.read()) === 'down') throw new Unavailable('excursion desk');
    return question();
  }
}
