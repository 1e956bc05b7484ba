import { EmbeddedSailingInventory } from '../adapters/embedded-engine/sailing-inventory';
import { LineOffice } from '../adapters/embedded-office/line-office';
import { LineReports } from '../adapters/embedded-office/line-reports';
import { openPayments } from '../systems/payments';
import { sessionsInRedis } from '../systems/sessions-in-redis';
import { foundCommands } from './found-commands';
import type { OfficeContext, OperatorOffices } from './operator-command';
import { operatorName } from './operator-name';

type OfficeParts = Pick<OfficeContext, 'config' | 'db' | 'seals' | 'content' | 'folder' | 'clock'>;

/** Opens the offices that carry out `npm run line -- …`, all on one database. */
export function openOffices(parts: OfficeParts, isDryRun = false): OperatorOffices {
  const { config, db, content, clock } = parts;
  const context: OfficeContext = {
    ...parts,
    isDryRun,
    who: operatorName(config),
    siteUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    sessionsElsewhere: sessionsInRedis(config, clock),
    warn: (details, message) => void process.stderr.write(`${message}: ${JSON.stringify(details)}\n`),
  };
  const { who, sessionsElsewhere, warn } = context;
  const offices: Pick<OperatorOffices, 'dryRun' | 'currency' | 'reports' | 'office'> = {
    dryRun: () => openOffices(parts, true),
    currency: content.facts.currency,
    reports: new LineReports(db, new EmbeddedSailingInventory(db, clock, content.facts.timeZone)),
    office: new LineOffice({
      db,
      content,
      clock,
      who,
      isDryRun,
      payments: openPayments(config, db, { warn }).payments,
      ...(sessionsElsewhere ? { sessionsElsewhere } : {}),
    }),
  };
  const openedOffices = Object.values(foundCommands).map((file) => file.openOffices?.(context));
  return Object.assign(offices, ...openedOffices) as OperatorOffices;
}
