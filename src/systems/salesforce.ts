import type { Logger } from 'pino';
import { type Config, ConfigError } from '../../config/config';
import type { SalesforceConfig } from '../../config/salesforce-config';
import { type CrmTables, openTables } from '../adapters/crm-salesforce/crm-parts';
import { loadMapping, MappingError, type SalesforceMapping } from '../adapters/crm-salesforce/mapping';
import { crmEntities, type EntityName, requestEntities } from '../adapters/crm-salesforce/mapping-shape';
import { SalesforceCheck } from '../adapters/crm-salesforce/salesforce-check';
import { SalesforceClient } from '../adapters/crm-salesforce/salesforce-client';
import { SalesforceRecords } from '../adapters/crm-salesforce/salesforce-records';

type VendorLog = ConstructorParameters<typeof SalesforceClient>[0]['log'];

export interface SalesforceConnection {
  readonly records: SalesforceRecords;
  readonly tables: CrmTables;
  readonly mapping: SalesforceMapping;
  readonly check: SalesforceCheck;
}

/**
 * Connects to the organisation where one of the line's systems is Salesforce. When the organisation lacks mapped
 * objects or fields, the site does not start; when it does not answer, /health shows it. @throws ConfigError with every
 * missing object and field
 */
export async function openSalesforce(config: Config, log: Logger): Promise<SalesforceConnection | undefined> {
  if (!config.salesforce) return undefined;
  const { mappingFile, ...options } = config.salesforce;
  const { records, tables, mapping } = connectSalesforce(config.salesforce, log);
  const check = new SalesforceCheck({ client: records.client, mapping, entities: entitiesOf(config), log });
  const outcome = await check.look();
  if (outcome.kind === 'missing')
    throw new ConfigError(
      [`${options.url} has not what ${mappingFile} says (docs/operations/salesforce.md):`, ...outcome.lines].join('\n'),
    );
  if (outcome.kind === 'unreachable')
    log.warn(
      { vendor: 'Salesforce', kind: outcome.failure.kind, detail: outcome.failure.detail },
      'Salesforce does not answer at start: whether it has all that is needed is not known yet',
    );
  return { records, tables, mapping, check };
}

/** Makes no call yet. @throws ConfigError for an invalid mapping */
export function connectSalesforce({ mappingFile, ...options }: SalesforceConfig, log: VendorLog) {
  const mapping = readOrRefuse(mappingFile);
  const records = new SalesforceRecords(new SalesforceClient({ ...options, log }));
  return { records, tables: openTables(records, mapping), mapping };
}

const entitiesOf = ({ crm, leads, calendar, requests, passkeys }: Config): readonly EntityName[] => [
  ...(crm === 'salesforce' ? crmEntities : []),
  ...(leads.kind === 'salesforce' ? (['leadNotes'] as const) : []),
  ...(requests === 'salesforce' ? requestEntities : []),
  ...(passkeys === 'salesforce' ? (['passkey'] as const) : []),
  ...(calendar.kind === 'salesforce' ? (['appointment', 'assignedResource'] as const) : []),
];

function readOrRefuse(file: string): SalesforceMapping {
  try {
    return loadMapping(file);
  } catch (error) {
    throw error instanceof MappingError ? new ConfigError(`SF_MAPPING: ${error.message}`) : error;
  }
}
