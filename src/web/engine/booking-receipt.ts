import type { Secrets } from '../../core/shared/secrets.port';
import { paths } from '../paths';

const purpose = 'booking-receipt';

/** Who has just booked may see the confirmation: its address carries the number sealed, so that nobody can try numbers. */
export class BookingReceipt {
  constructor(private readonly secrets: Secrets) {}

  address(reservationId: string): string {
    return `${paths.engine.confirmation}?receipt=${encodeURIComponent(this.secrets.seal(purpose, reservationId))}`;
  }

  /** The engine's own page of the reservation, where it is paid. Give it only to whoever booked or owns it (ENG-07, H08). */
  manageAddress(reservationId: string): string {
    return `${paths.engine.manage}?receipt=${encodeURIComponent(this.secrets.seal(purpose, reservationId))}`;
  }

  read(receipt: unknown): string | undefined {
    return typeof receipt === 'string' && receipt.length < 500 ? this.secrets.open(purpose, receipt) : undefined;
  }
}
