import { randomUUID } from 'node:crypto';
import type { DeletionRequest } from '../../../core/privacy/deletion-request';
import type { DeletionRequests } from '../../../core/privacy/deletion-requests.port';
import type { Clock } from '../../../core/shared/clock.port';
import type { LineDatabase, OpenDatabase } from '../../sql/line-database';

type Row = LineDatabase['deletion_requests'];

export class EmbeddedDeletionRequests implements DeletionRequests {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {}

  async find(contactId: string): Promise<readonly DeletionRequest[]> {
    const rows = await this.db
      .selectFrom('deletion_requests')
      .selectAll()
      .where('contact_id', '=', contactId)
      .orderBy('asked_at', 'desc')
      .orderBy('request_id')
      .execute();
    return rows.map(toRequest);
  }

  async open(contactId: string): Promise<{ readonly kind: 'opened' | 'known'; readonly request: DeletionRequest }> {
    const openedRequest = await this.db
      .insertInto('deletion_requests')
      .values({
        request_id: randomUUID(),
        contact_id: contactId,
        asked_at: this.clock.now().getTime(),
        state: 'open',
        settled_at: null,
      })
      // Besides the key, the only unique index allows one open request per guest, so that a conflict means that there
      // is one.
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (openedRequest) return { kind: 'opened', request: toRequest(openedRequest) };
    const openRequest = await this.openOne(contactId);
    return openRequest ? { kind: 'known', request: toRequest(openRequest) } : this.open(contactId);
  }

  async withdraw(contactId: string): Promise<DeletionRequest | undefined> {
    const row = await this.db
      .updateTable('deletion_requests')
      .set({ state: 'withdrawn', settled_at: this.clock.now().getTime() })
      .where('contact_id', '=', contactId)
      .where('state', '=', 'open')
      .returningAll()
      .executeTakeFirst();
    return row && toRequest(row);
  }

  private openOne(contactId: string): Promise<Row | undefined> {
    return this.db
      .selectFrom('deletion_requests')
      .selectAll()
      .where('contact_id', '=', contactId)
      .where('state', '=', 'open')
      .executeTakeFirst();
  }
}

const toRequest = (row: Row): DeletionRequest => ({
  requestId: row.request_id,
  askedAt: new Date(Number(row.asked_at)),
  state: row.state,
  ...(row.settled_at === null ? {} : { settledAt: new Date(Number(row.settled_at)) }),
});
