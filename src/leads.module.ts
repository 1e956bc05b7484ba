import { ContainerModule } from 'inversify';
import type { Logger } from 'pino';
import type { Config } from '../config/config';
import { EmbeddedLeadForms } from './adapters/embedded-line/content/lead-forms';
import { loadForms } from './adapters/embedded-line/content/load-forms';
import type { EmbeddedLine } from './adapters/embedded-line/embedded-line';
import { CrmWeather } from './adapters/embedded-line/leads/crm-weather';
import { EmbeddedLeadInbox } from './adapters/embedded-line/leads/lead-inbox';
import { DeliverLeads } from './core/leads/deliver-leads';
import { LeadForms } from './core/leads/lead-forms.port';
import { LeadInbox } from './core/leads/lead-inbox.port';
import { LeadOutbox } from './core/leads/lead-outbox.port';
import type { Clock } from './core/shared/clock.port';
import { SecureRandom } from './core/shared/secure-random.port';
import { openLeadOutbox } from './lead-outbox';
import { tokens } from './tokens';

/** Forms, the outbox between a visitor's 200 and the CRM, and the CRM itself. */
export async function openLeads({ config, line, clock, log }: {
  readonly config: Config;
  readonly line: EmbeddedLine;
  readonly clock: Clock;
  readonly log: Logger;
}): Promise<ContainerModule> {
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
