import { ContainerModule } from 'inversify';
import { ConfigError } from '../../config/config';
import { LeadFieldsCheck } from '../adapters/crm-salesforce/lead-check';
import { SalesforceLeadInbox } from '../adapters/crm-salesforce/lead-inbox';
import { leadFieldNames, readLeadMapping, readWebToLeadMapping } from '../adapters/crm-salesforce/lead-mapping';
import { loadMapping } from '../adapters/crm-salesforce/mapping';
import { SalesforceRequestInbox } from '../adapters/crm-salesforce/request-inbox';
import { WebToLeadInbox } from '../adapters/crm-salesforce/web-to-lead';
import { EmbeddedLeadForms } from '../adapters/embedded-content/lead-forms';
import { emptyForms } from '../adapters/embedded-content/empty-line';
import { buildForms } from '../adapters/embedded-content/load-forms';
import { CrmFaultSwitch } from '../adapters/embedded-crm/leads/crm-fault-switch';
import { EmbeddedLeadInbox } from '../adapters/embedded-crm/leads/lead-inbox';
import { EmbeddedRequestInbox } from '../adapters/embedded-crm/requests/request-inbox';
import { EmbeddedStaffMembers } from '../adapters/embedded-crm/requests/staff-members';
import { EmbeddedStaffRequests } from '../adapters/embedded-crm/requests/staff-requests';
import { EmbeddedStaffPreparations } from '../adapters/embedded-state/preparation/staff-preparations';
import { findAttachments, readFile } from '../adapters/embedded-state/requests/request-files';
import { LeadsElsewhere } from '../adapters/embedded-crm/leads/leads-elsewhere';
import { NodeGuestSeals } from '../adapters/node-crypto/guest-seals';
import { DeliverLeads } from '../core/leads/deliver-leads';
import { LeadForms } from '../core/leads/lead-forms.port';
import { LeadInbox } from '../core/leads/lead-inbox.port';
import { LeadOutbox } from '../core/leads/lead-outbox.port';
import { RequestInbox } from '../core/requests/request-inbox.port';
import { StaffMembers } from '../core/requests/staff-members.port';
import { StaffPreparations } from '../core/preparation/staff-preparations.port';
import { StaffRequests } from '../core/requests/staff-requests.port';
import { RateLimits } from '../core/shared/rate-limits.port';
import { SecureRandom } from '../core/shared/secure-random.port';
import { deliverLeadsJob } from './deliver-leads-job';
import { PeriodicJob } from '../jobs/periodic-job';
import { constant, construct } from '../construct';
import { tokens } from '../tokens';
import { openLeadOutbox } from './lead-outbox';
import type { SalesforceConnection } from './salesforce';
import type { SystemParts } from './system-parts';

interface ChosenInbox {
  readonly open: (limits: RateLimits) => LeadInbox;
  readonly checks: readonly { readonly name: string; check(): Promise<void> }[];
}

/** Forms, the outbox between a visitor's 200 and the CRM, and the lead inbox itself (LEADS). */
export async function openLeads(parts: SystemParts): Promise<ContainerModule> {
  const { config, line, clock, log } = parts;
  const { outbox, checks } = await openLeadOutbox({
    config,
    database: line.database,
    seals: new NodeGuestSeals(config.dataKeys),
    clock,
    log,
  });
  const faultSwitch = new CrmFaultSwitch(line.database);
  const embeddedInbox = new EmbeddedLeadInbox(line.database, clock, config.isDemo ? faultSwitch : undefined);
  const chosenInbox = (await openVendor(parts)) ?? { open: () => embeddedInbox, checks: [] };
  return new ContainerModule(({ bind }) => {
    bind(LeadForms).toConstantValue(
      new EmbeddedLeadForms(
        line.contentFolder === undefined || !line.content.forms
          ? emptyForms
          : buildForms(line.content.forms, { folder: line.contentFolder, defaultCountry: config.defaultCountry }),
        clock,
      ),
    );
    if (config.requests === 'salesforce' && parts.salesforce)
      bind(RequestInbox).toConstantValue(new SalesforceRequestInbox(parts.salesforce));
    else {
      bind(RequestInbox).toConstantValue(
        new EmbeddedRequestInbox(line.database, clock, config.isDemo ? faultSwitch : undefined),
      );
      bind(StaffRequests).toConstantValue(
        new EmbeddedStaffRequests(line.database, clock, { findAttachments, readFile }),
      );
      bind(StaffPreparations).toConstantValue(new EmbeddedStaffPreparations(line.database, clock));
      bind(StaffMembers).toConstantValue(new EmbeddedStaffMembers(line.database));
    }
    bind(LeadOutbox).toConstantValue(outbox);
    bind(LeadInbox).toResolvedValue((limits: RateLimits) => chosenInbox.open(limits), [RateLimits]);
    construct(bind(DeliverLeads), DeliverLeads, {
      outbox: constant(outbox),
      inbox: LeadInbox,
      clock: constant(clock),
      random: SecureRandom,
    });
    bind(PeriodicJob).toResolvedValue(deliverLeadsJob, [DeliverLeads, tokens.log]);
    for (const check of [...checks, ...chosenInbox.checks]) bind(tokens.systemCheck).toConstantValue(check);
    if (config.isDemo)
      bind(tokens.demoCrm).toConstantValue({
        change: faultSwitch.change.bind(faultSwitch),
        count: embeddedInbox.count.bind(embeddedInbox),
        find: embeddedInbox.find.bind(embeddedInbox),
      });
  });
}

/**
 * Copies of leads are stored in the line's own database, except when guests are at Salesforce, from which they are
 * read.
 */
async function openVendor({ config, line, clock, log, salesforce }: SystemParts): Promise<ChosenInbox | undefined> {
  const withCopies = (there: LeadInbox) =>
    new LeadsElsewhere(line.database, there, new EmbeddedLeadInbox(line.database, clock));
  const { leads, crm, publicUrl, port } = config;
  if (leads.kind === 'salesforce' && salesforce) {
    const hasGuests = crm === 'salesforce';
    const { inbox, check } = await openSalesforceLeads(salesforce, { hasGuests, log });
    return { open: () => (hasGuests ? inbox : withCopies(inbox)), checks: [check] };
  }
  if (leads.kind !== 'web-to-lead') return undefined;
  const mapping = orRefuse(() => readWebToLeadMapping(loadMapping(leads.mappingFile).webToLead));
  const retUrl = `${publicUrl ?? `http://localhost:${port}`}/`;
  let web: WebToLeadInbox | undefined;
  const open = (limits: RateLimits) =>
    (web ??= new WebToLeadInbox({ url: leads.url, oid: leads.organisationId, retUrl, mapping, limits, log }));
  return {
    open: (limits) => withCopies(open(limits)),
    checks: [{ name: 'web-to-lead', check: async () => web?.check() }],
  };
}

/** Missing fields prevent the site from starting; a system that does not answer is shown in /health. */
async function openSalesforceLeads(
  { records, tables, mapping }: SalesforceConnection,
  { hasGuests, log }: Pick<SystemParts, 'log'> & { readonly hasGuests: boolean },
) {
  const leads = orRefuse(() => readLeadMapping(mapping.leads));
  const check = new LeadFieldsCheck({
    client: records.client,
    object: tables.leadNotes.object,
    fields: leadFieldNames(leads),
  });
  const outcome = await check.look();
  if (outcome.kind === 'missing')
    throw new ConfigError(
      ['Salesforce has not what the mapping says (docs/operations/salesforce-leads.md):', ...outcome.lines].join('\n'),
    );
  if (outcome.kind === 'unreachable')
    log.warn(
      { vendor: 'Salesforce', kind: outcome.failure.kind, detail: outcome.failure.detail },
      'whether Salesforce has all fields of leads is not known yet',
    );
  return { inbox: new SalesforceLeadInbox({ records, tables, mapping: leads, hasGuests }), check };
}

function orRefuse<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ConfigError(`SF_MAPPING: ${error instanceof Error ? error.message : 'unreadable'}`);
  }
}
