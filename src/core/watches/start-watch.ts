import type { RateBudget, RateLimits } from '../shared/rate-limits.port';
import { type GetSailing, isKnown } from '../voyages/get-sailing';
import type { VoyageContent } from '../voyages/voyage-content.port';
import { figuresOf, type WatchedEvents, type WatchSubject } from './watch';
import type { Watches } from './watches.port';
import type { ShownSubject } from './name-subject';

type StartWatchOutcome =
  | { readonly kind: 'watching'; readonly ownerId: string }
  | { readonly kind: 'unknown' | 'full' }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number };

/** Twenty watches are more than a visitor chooses among. */
const maxWatches = 20;
const day = 24 * 3_600;
const byAddress: RateBudget = { name: 'watches-address', max: 40, withinSeconds: day };
const byNetwork: RateBudget = { name: 'watches-network', max: 100, withinSeconds: day };

interface StartWatchParts {
  readonly watches: Pick<Watches, 'add'>;
  readonly getSailing: Pick<GetSailing, 'run'>;
  readonly content: Pick<VoyageContent, 'findSuites'>;
  readonly limits: Pick<RateLimits, 'take'>;
}

/** Starts a watch for an address that was proved to be the visitor's (reliability F4, F5). */
export class StartWatch {
  constructor(private readonly parts: StartWatchParts) {}

  /** Finds what may be watched: a coming sailing, or a category that it sells. */
  async find({ itineraryId, category }: WatchSubject): Promise<ShownSubject | undefined> {
    const { getSailing, content } = this.parts;
    const [sailingOutcome, suites] = await Promise.all([getSailing.run({ itineraryId }), content.findSuites()]);
    if (!isKnown(sailingOutcome) || sailingOutcome.kind === 'departed') return undefined;
    const suite = category === undefined ? undefined : suites.find((one) => one.category === category);
    const figures = figuresOf(sailingOutcome.sailing, category === undefined ? {} : { category });
    if (!figures || (category !== undefined && !suite)) return undefined;
    return { voyage: sailingOutcome.voyage, sailing: sailingOutcome.sailing, figures, ...(suite ? { suite } : {}) };
  }

  async run({
    subject,
    email,
    events,
    network,
  }: {
    readonly subject: WatchSubject;
    readonly email: string;
    readonly events: WatchedEvents;
    readonly network: string | undefined;
  }): Promise<StartWatchOutcome> {
    const shownSubject = await this.find(subject);
    if (!shownSubject) return { kind: 'unknown' };
    const rateOutcome = await this.parts.limits.take([
      { budget: byAddress, subject: email },
      ...(network === undefined ? [] : [{ budget: byNetwork, subject: network }]),
    ]);
    if (rateOutcome.kind === 'exceeded') return { kind: 'too-many', retryAfterSeconds: rateOutcome.retryAfterSeconds };
    return this.parts.watches.add({ ...subject, email, events, figures: shownSubject.figures, max: maxWatches });
  }
}
