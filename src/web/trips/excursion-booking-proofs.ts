import type { LineMessages } from '../../core/content/line-messages';
import type { Clock } from '../../core/shared/clock.port';
import type { Secrets } from '../../core/shared/secrets.port';
import type { TripExcursionBookingsView } from '../../../views/trips/TripExcursionBookings';
import { tripExcursionBookingsTexts as texts } from '../../../views/trips/trip-excursion-bookings.texts';
import { SealedProofs } from '../routing/sealed-proofs';
import { hrefExcursionBookings } from '../hrefs';
import type { ExcursionBookingsQuery } from './excursion-bookings-query';

type Receipt = NonNullable<TripExcursionBookingsView['receipt']>;

const tenMinutesMs = 10 * 60_000;

const receiptsByStep = ({ excursionRemoved }: Pick<LineMessages, 'excursionRemoved'>) =>
  ({
    removed: { tone: 'success', body: excursionRemoved },
    changed: { tone: 'success', body: texts.bookingChanged },
    declined: { tone: 'success', body: texts.declined },
    accepted: { tone: 'success', body: texts.accepted },
    'offer-gone': { tone: 'error', body: texts.offerGone },
    failed: { tone: 'error', ...texts.removeFailed },
    closed: { tone: 'error', title: texts.removeFailed.title, body: texts.closed },
  }) as const satisfies Readonly<Record<string, Receipt>>;

export type ExcursionBookingStep = keyof ReturnType<typeof receiptsByStep>;

/** An outcome sealed in the address, so that a forged link cannot claim one (reliability D8). */
export class ExcursionBookingProofs {
  private readonly proofs: SealedProofs;
  /** A map, because the key comes from the address and may be a property of every object, such as `__proto__`. */
  private readonly receipts: ReadonlyMap<string, Receipt>;

  constructor(secrets: Pick<Secrets, 'seal' | 'open'>, clock: Clock, messages: Pick<LineMessages, 'excursionRemoved'>) {
    this.receipts = new Map(Object.entries(receiptsByStep(messages)));
    this.proofs = new SealedProofs(secrets, clock, { purpose: 'outing-receipt', lifeMs: tenMinutesMs });
  }

  hrefAfter(
    reservationId: string,
    { step, partyId }: { readonly step: ExcursionBookingStep; readonly partyId: string },
  ): string {
    return hrefExcursionBookings(reservationId, {
      done: step,
      party: partyId,
      receipt: this.proofs.give(aboutOf(reservationId, step, partyId)),
    });
  }

  read(reservationId: string, { done: step = '', party = '', receipt }: ExcursionBookingsQuery): Receipt | undefined {
    return this.proofs.isFor(aboutOf(reservationId, step, party), receipt) ? this.receipts.get(step) : undefined;
  }
}

const aboutOf = (reservationId: string, step: string, partyId: string) => [reservationId, step, partyId].join(' ');
