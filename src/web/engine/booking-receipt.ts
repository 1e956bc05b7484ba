import type { Secrets } from '../../core/shared/secrets.port';
import { paths } from '../paths';

const purpose = 'booking-receipt';

/**
 * Gives access to the confirmation right after booking: the address contains the sealed number, so that numbers cannot
 * be guessed.
 */
export class BookingReceipt {
  constructor(private readonly secrets: Secrets) {}

  address(reservationId: string): string {
    return `${paths.engine.confirmation}?receipt=${encodeURIComponent(this.secrets.seal(purpose, reservationId))}`;
  }

  /**
   * Returns the engine's page of the reservation, where it is paid. Only for a guest who booked or owns it (ENG-07,
   * H08).
   */
  manageAddress(reservationId: string): string {
    return `${paths.engine.manage}?receipt=${encodeURIComponent(this.secrets.seal(purpose, reservationId))}`;
  }

  read(receipt: unknown): string | undefined {
    return typeof receipt === 'string' && receipt.length < 500 ? this.secrets.open(purpose, receipt) : undefined;
  }
}
