import type { Clock } from '../../core/shared/clock.port';
import type { Secrets } from '../../core/shared/secrets.port';
import type { TripOutingsView } from '../../../views/trips/TripOutings';
import { tripOutingsTexts as texts } from '../../../views/trips/trip-outings.texts';
import { SealedReceipts } from '../leads/sealed-receipts';
import { hrefOutings } from '../paths';
import type { OutingsQuery } from './trip-outings';

type Receipt = NonNullable<TripOutingsView['receipt']>;

const tenMinutesMs = 10 * 60_000;

const saidOf = {
  removed: { tone: 'success', body: texts.removed },
  declined: { tone: 'success', body: texts.declined },
  accepted: { tone: 'success', body: texts.accepted },
  'offer-gone': { tone: 'error', body: texts.offerGone },
  failed: { tone: 'error', ...texts.removeFailed },
  closed: { tone: 'error', title: texts.removeFailed.title, body: texts.closed },
} as const satisfies Readonly<Record<string, Receipt>>;

/** What came of an answer to the desk. */
export type OutingStep = keyof typeof saidOf;

/** A map: an address may name anything, also what every object has, such as `__proto__`. */
const receipts: ReadonlyMap<string, Receipt> = new Map(Object.entries(saidOf));

/** What came of giving back, taking or declining goes along in an address, sealed: nobody can write one that says so of nothing (reliability D8). */
export class OutingReceipts {
  private readonly sealed: SealedReceipts;

  constructor(secrets: Pick<Secrets, 'seal' | 'open'>, clock: Clock) {
    this.sealed = new SealedReceipts(secrets, clock, { purpose: 'outing-receipt', lifeMs: tenMinutesMs });
  }

  hrefAfter(reservationId: string, { done, partyId }: { readonly done: OutingStep; readonly partyId: string }): string {
    return hrefOutings(reservationId, {
      done,
      party: partyId,
      receipt: this.sealed.give(aboutOf(reservationId, done, partyId)),
    });
  }

  read(reservationId: string, { done = '', party = '', receipt }: OutingsQuery): Receipt | undefined {
    return this.sealed.isFor(aboutOf(reservationId, done, party), receipt) ? receipts.get(done) : undefined;
  }
}

const aboutOf = (reservationId: string, done: string, partyId: string) => [reservationId, done, partyId].join(' ');
