import type { MessageSender } from '../messages/message-sender.port';
import { type NotifyOutcome, type NotifyReport, leaseEnd, notifyOnce, notifyReport } from '../messages/notify-report';
import type { Clock } from '../shared/clock.port';
import type { GuestDirectory } from '../sign-in/guest-directory.port';
import type { ExcursionContent } from './excursion-content.port';
import type { ExcursionBookings, ExcursionParty } from './excursion-bookings.port';
import { excursionCostText } from './excursion-cost-text';
import type { ExcursionTerms } from './excursion-terms';
import { seatsMessage } from './seats-message';

interface ExcursionReport extends NotifyReport {
  readonly passedOn: number;
}

export class MaintainExcursions {
  constructor(
    private readonly parts: {
      readonly excursionBookings: Pick<ExcursionBookings, 'passOn' | 'claimUnnotified' | 'markNotified'>;
      readonly guests: Pick<GuestDirectory, 'getGuest'>;
      readonly content: Pick<ExcursionContent, 'findExperiences'>;
      readonly sender: MessageSender;
      readonly clock: Clock;
      readonly terms: ExcursionTerms;
      readonly addressOf: (reservationId: string) => string;
    },
  ) {}

  async run(): Promise<ExcursionReport> {
    const { excursionBookings, clock } = this.parts;
    const passedOn = await excursionBookings.passOn();
    const waiting = await excursionBookings.claimUnnotified(leaseEnd(clock));
    return {
      passedOn: passedOn.length,
      ...notifyReport(await Promise.all(waiting.map((party) => this.notify(party)))),
    };
  }

  private async notify(party: ExcursionParty): Promise<NotifyOutcome> {
    const { excursionBookings, sender } = this.parts;
    const markNotified = () => excursionBookings.markNotified(party.partyId);
    return notifyOnce(await this.write(party), { sender, markNotified });
  }

  private async write(party: ExcursionParty) {
    const { guests, content, addressOf, clock, terms } = this.parts;
    const [guest, experiences] = await Promise.all([guests.getGuest(party.contactId), content.findExperiences()]);
    const experience = experiences.find(({ tourCode }) => tourCode === party.departure.tourCode);
    const { offerEndsAt } = party;
    if (guest?.email === undefined || !experience || !offerEndsAt) return undefined;
    return seatsMessage({
      party: { ...party, offerEndsAt },
      experience,
      firstName: guest.firstName,
      email: guest.email,
      cost: excursionCostText(party, { now: clock.now(), terms }),
      url: addressOf(party.reservationId),
    });
  }
}
