import type { BookingRecord } from '../../core/engine/booking-records.port';
import type { Clock } from '../../core/shared/clock.port';
import type { Secrets } from '../../core/shared/secrets.port';
import { paths } from '../paths';

const purpose = 'booking-receipt';
const maxTextLength = 500;
/** Half a year is enough: later messages have newer receipts, and the owner of the address can sign in at any time. */
const lifeMs = 180 * 24 * 3_600_000;

export interface OpenedReceipt {
  readonly reservationId: string;
  readonly madeAt: Date;
  readonly isExpired: boolean;
}

/**
 * Gives access to the confirmation right after booking: the address contains the sealed number and time, so that
 * numbers cannot be guessed. A receipt expires after half a year, and an operator can revoke those of a reservation.
 */
export class BookingReceipt {
  constructor(
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /**
   * `madeAt` of the receipt that opened a page goes into the page's own addresses: with a new time, a bearer could
   * prolong a receipt without end by opening the page again.
   */
  address(reservationId: string, madeAt?: Date): string {
    return `${paths.engine.confirmation}?receipt=${encodeURIComponent(this.seal(reservationId, madeAt))}`;
  }

  /** Only a guest who made or owns the booking gets this address (ENG-07, H08). */
  manageAddress(reservationId: string, madeAt?: Date): string {
    return `${paths.engine.manage}?receipt=${encodeURIComponent(this.seal(reservationId, madeAt))}`;
  }

  breakdownAddress(reservationId: string, madeAt?: Date): string {
    return `${paths.engine.breakdown}?receipt=${encodeURIComponent(this.seal(reservationId, madeAt))}&of=booking`;
  }

  /** Returns an expired receipt as well, so that the page can ask its bearer to sign in. */
  open(receipt: unknown): OpenedReceipt | undefined {
    const plaintext =
      typeof receipt === 'string' && receipt.length < maxTextLength ? this.secrets.open(purpose, receipt) : undefined;
    if (plaintext === undefined) return undefined;
    const [reservationId = '', madeAt = '0'] = plaintext.split(' ');
    return {
      reservationId,
      madeAt: new Date(Number(madeAt)),
      isExpired: this.clock.now().getTime() - Number(madeAt) > lifeMs,
    };
  }

  seal(reservationId: string, madeAt = this.clock.now()): string {
    return this.secrets.seal(purpose, `${reservationId} ${madeAt.getTime()}`);
  }
}

export const isRevoked = ({ receiptsRevokedAt }: BookingRecord, madeAt: Date): boolean =>
  receiptsRevokedAt !== undefined && madeAt <= receiptsRevokedAt;
