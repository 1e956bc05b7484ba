import type { SalesforceRecords } from '../../src/adapters/crm-salesforce/salesforce-records';

/** Deletes what a test wrote to a live organisation. */
export const removeSalesforceRecord = ({ client }: SalesforceRecords, object: string, id: string) =>
  client.write({ method: 'DELETE', path: `/sobjects/${object}/${encodeURIComponent(id)}` });
