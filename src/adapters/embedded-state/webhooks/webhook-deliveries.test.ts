import { describeWebhooks } from '../../../../test/contracts/webhook-deliveries.contract';
import { testDatabases } from '../../../../test/services/databases';
import { passWebhookTime } from '../../../../test/support/pass-webhook-time';
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
      passTime: (seconds) => passWebhookTime(db, seconds),
      storedEndpoints: async () => JSON.stringify(await db.selectFrom('webhook_endpoints').selectAll().execute()),
      close: async () => {
        await Promise.all([db.destroy(), otherDb.destroy()]);
        await database.drop();
      },
    };
  });
}
