import { ContainerModule } from 'inversify';
import { EmbeddedLeadForms } from '../adapters/embedded-line/content/lead-forms';
import { loadForms } from '../adapters/embedded-line/content/load-forms';
import { CrmWeather } from '../adapters/embedded-line/leads/crm-weather';
import { EmbeddedLeadInbox } from '../adapters/embedded-line/leads/lead-inbox';
import { DeliverLeads } from '../core/leads/deliver-leads';
import { LeadForms } from '../core/leads/lead-forms.port';
import { LeadInbox } from '../core/leads/lead-inbox.port';
import { LeadOutbox } from '../core/leads/lead-outbox.port';
import { SecureRandom } from '../core/shared/secure-random.port';
import { tokens } from '../tokens';
import { openLeadOutbox } from './lead-outbox';
import type { SystemParts } from './system-parts';

/** Forms, the outbox between a visitor's 200 and the CRM, and the CRM itself. */
export async function openLeads({ config, line, clock, log }: SystemParts): Promise<ContainerModule> {
  const { outbox, checks } = await openLeadOutbox({ config, database: line.database, clock, log });
  const weather = new CrmWeather(line.database);
  const inbox = new EmbeddedLeadInbox(line.database, clock, config.isDemo ? weather : undefined);
  return new ContainerModule(({ bind }) => {
    bind(LeadForms).toConstantValue(new EmbeddedLeadForms(loadForms(config.contentFolder, config.defaultCountry)));
    bind(LeadOutbox).toConstantValue(outbox);
    bind(LeadInbox).toConstantValue(inbox);
    bind(DeliverLeads).toResolvedValue((random: SecureRandom) => new DeliverLeads({ outbox, inbox, clock, random }), [SecureRandom]);
    for (const check of checks) bind(tokens.systemCheck).toConstantValue(check);
    if (config.isDemo) bind(tokens.demoCrm).toConstantValue({ change: weather.change.bind(weather), count: inbox.count.bind(inbox), find: inbox.find.bind(inbox) });
  });
}
