import { randomUUID } from 'node:crypto';
import type { DeletionRequest } from '../../core/privacy/deletion-request';
import type { DeletionRequests } from '../../core/privacy/deletion-requests.port';
import { type CrmParts, withContactLock } from './crm-parts';
import { recordId } from './record-id';
import { expectAnswer } from './salesforce-failure';
import { soql } from './soql';
import type { RowOf } from './table';

type Row = RowOf<'deletionRequest'>;

/** An open request holds the guest's id in a unique field, so that there is at most one, whichever node writes it. */
export class SalesforceDeletionRequests implements DeletionRequests {
  constructor(private readonly parts: Pick<CrmParts, 'tables' | 'locks' | 'clock'>) {}

  async find(contactId: string): Promise<readonly DeletionRequest[]> {
    const id = recordId(contactId);
    if (id === undefined) return [];
    const rows = await this.table.find({
      where: soql`${this.table.name('contactId')} = ${id}`,
      orderBy: soql`${this.table.name('askedAt')} DESC, Id`,
    });
    return rows.map(toRequest);
  }

  async open(contactId: string): Promise<{ readonly kind: 'opened' | 'known'; readonly request: DeletionRequest }> {
    return withContactLock(this.parts, contactId, async (id) => {
      const openRequest = await this.findOpen(id);
      if (openRequest) return { kind: 'known', request: toRequest(openRequest) };
      const request: DeletionRequest = { requestId: randomUUID(), askedAt: this.parts.clock.now(), state: 'open' };
      expectAnswer(await this.table.create({ contactId: id, openFor: id, ...request }));
      return { kind: 'opened', request };
    });
  }

  async withdraw(contactId: string): Promise<DeletionRequest | undefined> {
    return withContactLock(this.parts, contactId, async (id) => {
      const row = await this.findOpen(id);
      if (!row) return undefined;
      const settledAt = this.parts.clock.now();
      expectAnswer(await this.table.update(row.id, { state: 'withdrawn', openFor: undefined, settledAt }));
      return { ...toRequest(row), state: 'withdrawn', settledAt };
    });
  }

  private findOpen(contactId: string): Promise<Row | undefined> {
    return this.table.findFirst({ where: soql`${this.table.name('openFor')} = ${contactId}` });
  }

  private get table() {
    return this.parts.tables.deletionRequest;
  }
}

/**
 * Staff close a request by its state. Whatever the state is called, the request is no longer open once `openFor` is
 * empty.
 */
const toRequest = ({ requestId, id, askedAt, state, openFor, settledAt }: Row): DeletionRequest => ({
  requestId: requestId ?? id,
  askedAt: askedAt ?? new Date(0),
  state: openFor !== undefined ? 'open' : state === 'withdrawn' ? 'withdrawn' : 'carried-out',
  ...(settledAt === undefined ? {} : { settledAt }),
});
