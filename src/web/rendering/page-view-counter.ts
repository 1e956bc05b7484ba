import type { PageViews } from '../../core/shared/page-views.port';
import { withinTime } from '../../core/shared/within-time';
import type { CacheKey } from './cache-rules';

const reportEveryMs = 5 * 60_000;
const storeWaitMs = 1_000;
/** Anybody can ask for any number of addresses of any length. */
const maxCounted = 2_000;
const maxReported = 100;
const maxAddressLength = 200;
const maxWarmed = 50;

/**
 * Counts how often visitors ask this node for each stored page. It adds its counts to those of all nodes every five
 * minutes and when the node drains, on each node and not on the leader alone. They only decide which pages a starting
 * node renders first, so that losing some does no harm.
 */
export class PageViewCounter {
  private readonly counts = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly views: PageViews,
    private readonly log: { warn(details: object, message: string): void },
  ) {}

  /** Called for every stored page that is answered. Filters of lists and answers of the API are not counted. */
  count({ key, isManifold }: Pick<CacheKey, 'key' | 'isManifold'>): void {
    if (isManifold || key.length > maxAddressLength || key.startsWith('/api/')) return;
    const count = this.counts.get(key);
    if (count !== undefined || this.counts.size < maxCounted) this.counts.set(key, (count ?? 0) + 1);
  }

  start(): void {
    this.timer = setInterval(() => void this.report(), reportEveryMs).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await withinTime(this.report(), storeWaitMs, () => undefined);
  }

  /** Returns no address when the store fails or does not answer in time. */
  async findPopular(): Promise<readonly string[]> {
    const addresses = this.views.findPopular(maxWarmed).catch((error: unknown) => {
      this.log.warn({ err: error }, 'the most viewed pages could not be read');
      return [];
    });
    return withinTime(addresses, storeWaitMs, () => []);
  }

  private async report(): Promise<void> {
    const popularViews = [...this.counts].toSorted(([, one], [, other]) => other - one).slice(0, maxReported);
    this.counts.clear();
    if (popularViews.length === 0) return;
    await this.views
      .add(new Map(popularViews))
      .catch((error: unknown) => this.log.warn({ err: error }, 'page views could not be stored'));
  }
}
