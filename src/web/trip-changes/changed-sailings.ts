import type { ChangesByItinerary, TripChange } from '../../core/trip-changes/trip-change';
import type { TripChanges } from '../../core/trip-changes/trip-changes.port';

/** A changed port or hour is on the public pages of every node within a minute, and this is most of that time. */
const lookEveryMs = 5_000;

type Listener = (itineraryIds: readonly string[]) => void;

/**
 * Tells this node which sailings the line has changed, so that what it has stored of them is made again. Each node
 * looks for itself: the operator's command runs in a process of its own, and a look costs one statement.
 */
export class ChangedSailings {
  private readonly listeners: Listener[] = [];
  private known: ChangesByItinerary | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly ledger: Pick<TripChanges, 'findAll'>) {}

  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  start(): void {
    void this.look();
    this.timer = setInterval(() => void this.look(), lookEveryMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** While the database is away nothing is known to have changed; stored pages age as they always do. */
  async look(): Promise<void> {
    const found = await this.ledger.findAll().catch(() => undefined);
    if (!found || found === this.known) return;
    const before = this.known;
    this.known = found;
    if (!before) return;
    const ids = [...new Set([...before.keys(), ...found.keys()])].filter(
      (id) => nameOf(before.get(id)) !== nameOf(found.get(id)),
    );
    if (ids.length > 0) for (const listener of this.listeners) listener(ids);
  }
}

/** The ledger only grows, except when a demonstration is reset. */
const nameOf = (changes: readonly TripChange[] = []): string => `${changes.length} ${changes.at(-1)?.changeId ?? ''}`;
