import type { Secrets } from '../../core/shared/secrets.port';
import { paths } from '../paths';
import type { BookingReceipt, OpenedReceipt } from './booking-receipt';

/** Seal purpose of addresses in messages of earlier versions, which contain no time. */
const earlierPurpose = 'waitlist-place';

export class WaitlistOfferAddress {
  constructor(
    private readonly receipt: Pick<BookingReceipt, 'seal' | 'open'>,
    private readonly secrets: Pick<Secrets, 'open'>,
  ) {}

  of(reservationId: string, madeAt?: Date): string {
    return `${paths.engine.place}?place=${encodeURIComponent(this.seal(reservationId, madeAt))}`;
  }

  seal(reservationId: string, madeAt?: Date): string {
    return this.receipt.seal(reservationId, madeAt);
  }

  read(place: unknown): OpenedReceipt | undefined {
    const receipt = this.receipt.open(place);
    if (receipt || typeof place !== 'string' || place.length >= 500) return receipt;
    const reservationId = this.secrets.open(earlierPurpose, place);
    return reservationId === undefined ? undefined : { reservationId, madeAt: new Date(0), isExpired: true };
  }
}
