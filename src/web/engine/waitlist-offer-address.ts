import type { Secrets } from '../../core/shared/secrets.port';
import { paths } from '../paths';

const purpose = 'waitlist-place';

/** Address of a waitlist entry for the e-mail, without a session: the sealed number cannot be guessed. */
export class WaitlistOfferAddress {
  constructor(private readonly secrets: Secrets) {}

  of(reservationId: string): string {
    return `${paths.engine.place}?place=${encodeURIComponent(this.seal(reservationId))}`;
  }

  seal(reservationId: string): string {
    return this.secrets.seal(purpose, reservationId);
  }

  read(place: unknown): string | undefined {
    return typeof place === 'string' && place.length < 500 ? this.secrets.open(purpose, place) : undefined;
  }
}
