import type { MessageSender } from '../messages/message-sender.port';
import { type NotifyOutcome, type NotifyReport, leaseEnd, notifyOnce, notifyReport } from '../messages/notify-report';
import type { Clock } from '../shared/clock.port';
import type { SailingInventory } from '../voyages/sailing-inventory.port';
import type { VoyageContent } from '../voyages/voyage-content.port';
import { offerMessage, passedMessage } from './offer-message';
import type { WaitlistOffers, UnnotifiedOffer } from './waitlist-offers.port';

/**
 * A failed message is retried every minute while the offer is open, and for a day after it has passed to the next
 * entry.
 */
export class NotifyOfOffers {
  constructor(
    private readonly parts: {
      readonly offers: WaitlistOffers;
      readonly sender: MessageSender;
      readonly content: VoyageContent;
      readonly inventory: SailingInventory;
      readonly clock: Clock;
      readonly officeTimeZone: string;
      readonly addressOf: (reservationId: string) => string;
    },
  ) {}

  async run(): Promise<NotifyReport> {
    const { offers, clock } = this.parts;
    const waiting = await offers.claimUnnotified(leaseEnd(clock));
    return notifyReport(await Promise.all(waiting.map((one) => this.notify(one))));
  }

  private async notify(unnotifiedOffer: UnnotifiedOffer): Promise<NotifyOutcome> {
    const { offers, sender } = this.parts;
    const markNotified = () => offers.markNotified(unnotifiedOffer.offer.offerId);
    return notifyOnce(await this.write(unnotifiedOffer), { sender, markNotified });
  }

  private async write(unnotifiedOffer: UnnotifiedOffer) {
    const { content, inventory, officeTimeZone: timeZone, addressOf } = this.parts;
    const { email, itineraryId, category, reservationId } = unnotifiedOffer;
    const [sailing, voyages, suites] = await Promise.all([
      inventory.getSailing(itineraryId),
      content.findVoyages(),
      content.findSuites(),
    ]);
    const voyage = voyages.find(({ voyageId }) => voyageId === sailing?.voyageId);
    const suite = suites.find((one) => one.category === category);
    if (email === undefined || !sailing || !voyage || !suite) return undefined;
    return (unnotifiedOffer.hasPassed ? passedMessage : offerMessage)({
      unnotifiedOffer,
      email,
      voyage,
      suite,
      sailing,
      timeZone,
      url: addressOf(reservationId),
    });
  }
}
