import { sql } from 'kysely';
import { describeWebhooks } from '../../../../test/contracts/webhook-deliveries.contract';
import { testDatabases } from '../../../../test/services/databases';
import { NodeSecrets } from '../../node-crypto/secrets';
import { connectDatabase } from '../../sql/open-database';
import { SqlWebhookDeliveries } from './webhook-deliveries';
import { SqlWebhookEndpoints } from './webhook-endpoints';

for (const { name, create } of testDatabases) {
  describeWebhooks(name, async () => {
    const database = await create();
    const [db, otherDb] = [connectDatabase(database), connectDatabase(database)];
    const secrets = new NodeSecrets('a secret for tests');
    return {
      endpoints: new SqlWebhookEndpoints(db, secrets),
      deliveries: new SqlWebhookDeliveries(db, secrets),
      otherNode: new SqlWebhookDeliveries(otherDb, secrets),
      passTime: async (seconds) => {
        const ms = seconds * 1000;
        await sql`update webhook_deliveries set due_at = due_at - ${ms}, changed_at = changed_at - ${ms},
          claimed_until = case when claimed_until = 0 then 0 else claimed_until - ${ms} end`.execute(db);
        await sql`update webhook_attempts set at = at - ${ms}`.execute(db);
        await sql`update webhook_endpoints set previous_until = previous_until - ${ms}`.execute(db);
      },
      storedEndpoints: async () => JSON.stringify(await db.selectFrom('webhook_endpoints').selectAll().execute()),
      close: async () => {
        await Promise.all([db.destroy(), otherDb.destroy()]);
        await database.drop();
      },
    };
  });
}
