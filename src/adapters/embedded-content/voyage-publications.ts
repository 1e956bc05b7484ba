import type { Kysely } from 'kysely';
import type { LineDatabase } from '../sql/line-database';

const readEveryMs = 2_000;

export class VoyagePublications {
  private known: ReadonlyMap<string, boolean> = new Map();
  private readAt = -Infinity;

  constructor(private readonly db: Kysely<LineDatabase>) {}

  /** Returns the last known state when the database does not answer, so that content never fails for it. */
  async read(): Promise<ReadonlyMap<string, boolean>> {
    if (performance.now() - this.readAt < readEveryMs) return this.known;
    this.readAt = performance.now();
    const rows = await this.db
      .selectFrom('voyage_publications')
      .selectAll()
      .execute()
      .catch(() => undefined);
    if (rows) this.known = new Map(rows.map((row) => [row.voyage_id, row.is_published === 1]));
    return this.known;
  }
}
