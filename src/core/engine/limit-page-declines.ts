import { bookingNumber, type BookingRecords } from './booking-records.port';
import type { DeclineLimits, PageDecline } from './decline-limits';
import { paymentIdOf } from './finish-payment';
import type { PaymentIntents } from './payment-intents.port';
import { holdIdOf } from './payment-steps';
import type { Payments } from './payments.port';

/** Counts cards that were declined on the provider's own page, and closes the page at the limit (reliability F3). */
export class LimitPageDeclines {
  constructor(
    private readonly parts: {
      readonly declines: Pick<DeclineLimits, 'note'>;
      readonly intents: Pick<PaymentIntents, 'find'>;
      readonly records: Pick<BookingRecords, 'getBooking'>;
      readonly payments: Pick<Payments, 'close'>;
    },
  ) {}

  async run(reference: string, decline: PageDecline): Promise<void> {
    const { declines, payments } = this.parts;
    const paymentId = paymentIdOf(reference);
    const subject = paymentId === undefined ? holdIdOf(reference) : await this.bookingOf(paymentId);
    if (subject !== undefined && (await declines.note(subject, decline))) await payments.close(reference);
  }

  private async bookingOf(paymentId: string): Promise<string | undefined> {
    const intent = await this.parts.intents.find(paymentId);
    const record = intent && (await this.parts.records.getBooking(intent.reservationId));
    return record ? bookingNumber(record) : intent?.reservationId;
  }
}
