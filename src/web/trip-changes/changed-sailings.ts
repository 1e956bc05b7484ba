import type { ChangesByItinerary, TripChange } from '../../core/trip-changes/trip-change';
import type { TripChanges } from '../../core/trip-changes/trip-changes.port';
import type { InvalidatePages, PageInvalidation } from '../rendering/page-invalidation';
import { sailingTag } from './sailing-tag';

/**
 * Changes are polled at this interval, because a changed port or hour must be on the public pages of every node within
 * a minute.
 */
const lookEveryMs = 5_000;

/**
 * Invalidates this node's stored pages of the sailings that the line has changed, so that they are made again. Each node
 * polls, because the operator's command runs in a process of its own; a poll costs one statement.
 */
export class ChangedSailings implements PageInvalidation {
  private readonly listeners: InvalidatePages[] = [];
  private lastChanges: ChangesByItinerary | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly ledger: Pick<TripChanges, 'findAll'>) {}

  onChange(listener: InvalidatePages): void {
    this.listeners.push(listener);
  }

  start(): void {
    void this.look();
    this.timer = setInterval(() => void this.look(), lookEveryMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** While the database does not answer, no change is known; stored pages expire as usual. */
  async look(): Promise<void> {
    const changes = await this.ledger.findAll().catch(() => undefined);
    if (!changes || changes === this.lastChanges) return;
    const previous = this.lastChanges;
    this.lastChanges = changes;
    if (!previous) return;
    const ids = [...new Set([...previous.keys(), ...changes.keys()])].filter(
      (id) => nameOf(previous.get(id)) !== nameOf(changes.get(id)),
    );
    if (ids.length > 0) for (const listener of this.listeners) listener(ids.map(sailingTag));
  }
}

/** Identifies the state of a sailing's changes. Changes are only ever added, except when a demonstration is reset. */
const nameOf = (changes: readonly TripChange[] = []): string => `${changes.length} ${changes.at(-1)?.changeId ?? ''}`;
