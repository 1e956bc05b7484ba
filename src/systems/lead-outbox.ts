import type { Config } from '../../config/config';
import type { OpenDatabase } from '../adapters/sql/line-database';
import { SqlLeadOutbox } from '../adapters/embedded-state/leads/lead-outbox';
import { whyNotDurable } from '../adapters/redis/lead-durability';
import { recordWebhookEvent } from '../adapters/sql/record-webhook-event';
import { RedisLeadOutbox } from '../adapters/redis/lead-outbox';
import { readAuthority } from '../adapters/redis/read-authority';
import type { LeadOutbox } from '../core/leads/lead-outbox.port';
import type { Clock } from '../core/shared/clock.port';
import type { SystemCheck } from '../web/health/health-routes';
import type { GuestSeals } from '../core/shared/guest-seals.port';

const startWaitMs = 2_000;

interface OutboxLocation {
  readonly config: Pick<Config, 'redisUrl' | 'redisAuthorityFile' | 'databaseUrl'>;
  readonly database: OpenDatabase;
  readonly seals: GuestSeals;
  readonly clock: Clock;
  readonly log: { warn(details: object, message: string): void };
}

/**
 * The outbox is in a database shared by all nodes; else in Redis, also shared (the site starts without it); else in the
 * data folder.
 */
export async function openLeadOutbox({
  config,
  database,
  seals,
  clock,
  log,
}: OutboxLocation): Promise<{ readonly outbox: LeadOutbox; readonly checks: readonly SystemCheck[] }> {
  const { redisUrl, databaseUrl } = config;
  if (redisUrl === undefined || databaseUrl !== undefined) {
    const outbox = new SqlLeadOutbox(database, clock);
    return { outbox, checks: [noDeadLeads(outbox)] };
  }
  const { connectRedis, waitUntilReady } = await import('../adapters/redis/redis-client');
  const redis = connectRedis({
    url: redisUrl,
    authority: readAuthority(config),
    slot: 'none',
  });
  await waitUntilReady(redis, startWaitMs);
  const reasons = () => whyNotDurable(redis);
  const why = await reasons().catch((): readonly string[] => []);
  if (why.length > 0) log.warn({ why }, 'Redis may lose leads when it crashes');
  const outbox = new RedisLeadOutbox(redis, clock, seals, ({ submissionId: leadId, formId: form }) =>
    recordWebhookEvent(database, 'lead.received', leadId, () => ({ leadId, form })),
  );
  return {
    outbox,
    checks: [noDeadLeads(outbox), { name: 'lead-durability', check: async () => refuse(await reasons()) }],
  };
}

/** A dead lead is a visitor without an answer, so that an operator must look (docs/operations/leads.md). */
const noDeadLeads = (outbox: LeadOutbox): SystemCheck => ({
  name: 'leads',
  check: async () => {
    const { dead } = await outbox.state();
    refuse(dead > 0 ? [`${dead} dead leads`] : []);
  },
});

function refuse(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new Error(reasons.join('; '));
}
