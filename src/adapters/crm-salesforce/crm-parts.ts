import type { Clock } from '../../core/shared/clock.port';
import type { Locks } from '../../core/shared/locks.port';
import type { SalesforceMapping } from './mapping';
import { recordId } from './record-id';
import { salesforceUnavailable } from './salesforce-failure';
import type { SalesforceRecords } from './salesforce-records';
import { Table } from './table';

export interface CrmParts {
  readonly records: SalesforceRecords;
  readonly tables: CrmTables;
  /**
   * Serialises the changes of one guest across nodes: Salesforce protects single fields, but does not detect that
   * values read before have changed.
   */
  readonly locks: Locks;
  readonly clock: Clock;
  readonly log: { warn(details: object, message: string): void };
}

export type CrmTables = ReturnType<typeof openTables>;

export const openTables = (records: SalesforceRecords, mapping: SalesforceMapping) => ({
  contact: new Table(records, mapping, 'contact'),
  consultant: new Table(records, mapping, 'consultant'),
  opportunity: new Table(records, mapping, 'opportunity'),
  contactPoint: new Table(records, mapping, 'contactPoint'),
  address: new Table(records, mapping, 'address'),
  favourite: new Table(records, mapping, 'favourite'),
  preference: new Table(records, mapping, 'preference'),
  notificationChoice: new Table(records, mapping, 'notificationChoice'),
  deletionRequest: new Table(records, mapping, 'deletionRequest'),
  consent: new Table(records, mapping, 'consent'),
  leadNotes: new Table(records, mapping, 'leadNotes'),
  appointment: new Table(records, mapping, 'appointment'),
  requestCase: new Table(records, mapping, 'requestCase'),
  requestMessage: new Table(records, mapping, 'requestMessage'),
  passkey: new Table(records, mapping, 'passkey'),
  assignedResource: new Table(records, mapping, 'assignedResource'),
});

/** @throws Unavailable when the contact is not Salesforce's, or the lock times out */
export async function withContactLock<T>(
  { locks }: Pick<CrmParts, 'locks'>,
  contactId: string,
  work: (id: string) => Promise<T>,
): Promise<T> {
  const id = recordId(contactId);
  if (id === undefined)
    throw salesforceUnavailable({
      kind: 'not-found',
      codes: [],
      fields: [],
      detail: 'that is no contact of Salesforce',
    });
  return locks.take(`crm:${id}`, () => work(id));
}
