import { addressedTo } from '../messages/addressed-to';
import type { MessageSender } from '../messages/message-sender.port';
import { isActive } from '../party/party-member';
import type { PartyMembers } from '../party/party-members.port';
import { clockTime } from '../shared/clock-time';
import type { Clock } from '../shared/clock.port';
import { formatMoney } from '../shared/money';
import { formatLongDate, todayIn } from '../shared/plain-date';
import type { RateBudget, RateLimits } from '../shared/rate-limits.port';
import type { SingleUse } from '../shared/single-use.port';
import type { GuestDirectory } from '../sign-in/guest-directory.port';
import type { ExcursionBooking, ExcursionParty } from './excursion-bookings.port';
import type { ExcursionContent } from './excursion-content.port';
import { excursionCostText } from './excursion-cost-text';
import { type ExcursionTerms, freeUntil } from './excursion-terms';
import { positionOf } from './participants';

interface NotifyOfExcursionBookingParts {
  readonly guests: Pick<GuestDirectory, 'getGuest'>;
  readonly members: Pick<PartyMembers, 'findOf'>;
  readonly content: Pick<ExcursionContent, 'findExperiences'>;
  readonly sender: MessageSender;
  readonly marks: SingleUse;
  readonly limits: Pick<RateLimits, 'take'>;
  readonly terms: ExcursionTerms;
  readonly clock: Clock;
  readonly officeTimeZone: string;
  readonly tripsUrl: () => string;
  readonly warn: (error: unknown) => void;
}

interface WrittenEvent {
  /** Identifies the event, so that a repeated request sends no second message. */
  readonly id: string;
  readonly party: ExcursionParty;
  readonly bookings: readonly ExcursionBooking[];
  readonly subject: (title: string) => string;
  /** Says what happened; it follows the excursion's title and time in the sentence. */
  readonly predicate: string;
  /** A function, because it may throw, which `write` catches. */
  readonly then: () => string;
}

const markSeconds = 90 * 24 * 3600;
/** More than anybody books in a day: a guest who books and gives back over and over writes to their companions too. */
const byRecipient: RateBudget = { name: 'excursion-mails', max: 60, withinSeconds: 24 * 3600 };

/**
 * Sends a mail for each excursion booking and each removal, to the guest who booked and to the travellers concerned
 * (EXC-27).
 */
export class NotifyOfExcursionBooking {
  constructor(private readonly parts: NotifyOfExcursionBookingParts) {}

  /** Never throws: the booking is made, and its page shows it. */
  notifyOfBooking(party: ExcursionParty): Promise<void> {
    const { partyId, state, bookings } = party;
    const isConfirmed = state === 'confirmed';
    return this.write({
      id: `${partyId} ${state}`,
      party,
      bookings,
      subject: (title) => `${isConfirmed ? 'Reserved' : 'On the waitlist'}: ${title}`,
      predicate: isConfirmed ? 'is reserved for' : 'has too few places left; on the waitlist:',
      then: () =>
        isConfirmed
          ? excursionCostText(party, { now: this.parts.clock.now(), terms: this.parts.terms })
          : 'We write to you when places come free. Nothing is due for waiting.',
    });
  }

  /** `bookings` are the removed ones. */
  notifyOfRemoval(party: ExcursionParty, bookings: readonly ExcursionBooking[]): Promise<void> {
    return this.write({
      id: `removed ${bookings
        .map(({ bookingId }) => bookingId)
        .toSorted()
        .join(' ')}`,
      party,
      bookings,
      subject: (title) => `Given back: ${title}`,
      predicate: 'is no longer reserved for',
      then: () => this.restOf(party),
    });
  }

  private async write(event: WrittenEvent): Promise<void> {
    const { content, warn } = this.parts;
    try {
      const experiences = await content.findExperiences();
      const { tourCode } = event.party.departure;
      const title = experiences.find((one) => one.tourCode === tourCode)?.title ?? tourCode;
      for (const contactId of await this.recipientsOf(event)) await this.sendOnce(contactId, title, event);
    } catch (error) {
      warn(error);
    }
  }

  /** Marks each recipient separately, so that a retry after a failed mail does not repeat the mails that were sent. */
  private async sendOnce(contactId: string, title: string, event: WrittenEvent): Promise<void> {
    const { marks, limits, warn } = this.parts;
    const id = `excursion mail ${event.id} ${contactId}`;
    if (!(await marks.use({ id, forSeconds: markSeconds }))) return;
    // When the limit cannot be read, the mail is sent.
    const limit = await limits.take([{ budget: byRecipient, subject: contactId }]).catch(() => undefined);
    if (limit?.kind === 'exceeded') return warn(limit);
    try {
      await this.send(contactId, title, event);
    } catch (error) {
      warn(error);
      await marks.release(id);
    }
  }

  private async recipientsOf({ party, bookings }: WrittenEvent): Promise<ReadonlySet<string>> {
    const { members, clock, officeTimeZone } = this.parts;
    const today = todayIn(officeTimeZone, clock.now());
    const positions = new Set(bookings.map(({ participantId }) => positionOf(participantId)));
    const contactIds = (await members.findOf(party.reservationId)).flatMap((member) =>
      isActive(member, today) && member.traveller !== undefined && positions.has(member.traveller)
        ? [member.contactId ?? '']
        : [],
    );
    return new Set([party.contactId, ...contactIds].filter((contactId) => contactId !== ''));
  }

  private async send(contactId: string, title: string, { party, bookings, ...event }: WrittenEvent): Promise<void> {
    const { guests, sender, tripsUrl } = this.parts;
    const guest = await guests.getGuest(contactId);
    if (guest?.email === undefined) return;
    const { date, startsAt } = party.departure;
    const when = `${formatLongDate(date)} at ${clockTime(startsAt)}, local time`;
    const names = bookings.map(({ fullName }) => fullName).join(', ');
    const sentence = `${title}, ${when}, ${event.predicate} ${names}.`;
    await sender.send({
      to: { channel: 'email', email: guest.email },
      kind: 'reservation',
      subject: event.subject(title),
      short: sentence,
      paragraphs: [addressedTo(guest.firstName, sentence), event.then()],
      action: { label: 'See the trip', url: tripsUrl() },
    });
  }

  private restOf({ departure, state, bookings: [{ price }] }: ExcursionParty): string {
    const isFree = state !== 'confirmed' || this.parts.clock.now() < freeUntil(departure, this.parts.terms);
    if (isFree) return 'Nothing is due for it.';
    const cost = price === undefined ? 'the price' : `${formatMoney(price)} per guest`;
    return `It leaves soon: ${cost} is posted to your account on board, unless the line has changed that day.`;
  }
}
