import type { OpenDatabase } from '../sql/line-database';

const readEveryMs = 2_000;

export class VoyagePublications {
  private knownPublications: ReadonlyMap<string, boolean> = new Map();
  private readAt = -Infinity;

  constructor(private readonly db: OpenDatabase) {}

  /** Returns the last known state when the database does not answer, so that content stays available. */
  async read(): Promise<ReadonlyMap<string, boolean>> {
    if (performance.now() - this.readAt < readEveryMs) return this.knownPublications;
    this.readAt = performance.now();
    const rows = await this.db
      .selectFrom('voyage_publications')
      .selectAll()
      .execute()
      .catch(() => undefined);
    const publications = rows && new Map(rows.map((row) => [row.voyage_id, row.is_published === 1]));
    // An unchanged map must be the same object, because callers cache by identity.
    if (publications && !isSameMap(publications, this.knownPublications)) this.knownPublications = publications;
    return this.knownPublications;
  }
}

const isSameMap = (one: ReadonlyMap<string, boolean>, other: ReadonlyMap<string, boolean>): boolean =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);
