import { addressedTo } from '../messages/addressed-to';
import type { MessageSender } from '../messages/message-sender.port';
import type { PartyView } from '../party/party-view';
import type { GuestDirectory } from '../sign-in/guest-directory.port';
import { positionOf } from './participants';

interface NotifyOfBookingChangeParts {
  readonly guests: Pick<GuestDirectory, 'getGuest'>;
  readonly sender: MessageSender;
  readonly addressOf: (reservationId: string) => string;
  readonly warn: (error: unknown) => void;
}

interface ChangedBooking {
  readonly title: string;
  readonly changes: readonly string[];
  readonly participantIds: readonly string[];
}

/** Writes to the guest of the reservation, and to the travellers concerned who have an account of their own. */
export class NotifyOfBookingChange {
  constructor(private readonly parts: NotifyOfBookingChangeParts) {}

  /** Never throws: the change is made, and the booking's page shows it. */
  async run(view: PartyView, { title, changes, participantIds }: ChangedBooking): Promise<void> {
    const positions = new Set(participantIds.map(positionOf));
    const contactIds = view.travellers.flatMap(({ position, contactId }) =>
      positions.has(position) && contactId !== undefined ? [contactId] : [],
    );
    for (const contactId of new Set([view.contactId, ...contactIds]))
      await this.write(contactId, view, { title, changes }).catch(this.parts.warn);
  }

  private async write(
    contactId: string,
    { trip: { reservationId }, contactId: holderId }: PartyView,
    { title, changes }: Pick<ChangedBooking, 'title' | 'changes'>,
  ): Promise<void> {
    const { guests, sender, addressOf } = this.parts;
    const guest = await guests.getGuest(contactId);
    if (guest?.email === undefined) return;
    await sender.send({
      to: { channel: 'email', email: guest.email },
      kind: 'reservation',
      subject: `Changed: ${title}`,
      short: `${title} has changed.`,
      paragraphs: [
        addressedTo(guest.firstName, `${title}, reservation ${reservationId}, has changed.`),
        ...changes,
        ...(contactId === holderId ? [] : ['It was changed by the guest who booked the trip.']),
      ],
      action: { label: 'See the trip', url: addressOf(reservationId) },
    });
  }
}
