import { StoppedClock } from '../../../test/builders/a-clock';
import { SqlRateLimits } from '../../adapters/embedded-state/sign-in/rate-limits';
import { NodeSecrets } from '../../adapters/node-crypto/secrets';
import { openDatabase } from '../../adapters/sql/open-database';
import { breakerChanges, observeCall } from '../../observed-call';
import { CallFigures } from './call-figures';
import { Metrics } from './metrics';

describe('figures of calls to other systems', () => {
  let metrics: Metrics;
  beforeEach(() => {
    metrics = new Metrics('a-build');
    new CallFigures().addTo(metrics);
  });
  const lines = async () => (await metrics.render()).text.split('\n').filter((line) => !line.startsWith('#'));

  it('G10 count calls by system, operation and outcome, and time them', async () => {
    await observeCall({ system: 'database', operation: 'select' }, async () => 1);
    await observeCall({ system: 'database', operation: 'select' }, async () => 2);
    const call = { system: 'Twilio', operation: 'POST', failure: undefined as string | undefined };
    await observeCall(call, async () => {
      call.failure = 'timeout';
    });
    const failing = observeCall({ system: 'redis', operation: 'command' }, async () => {
      throw new Error('no answer');
    });
    await expect(failing).rejects.toThrow('no answer');
    const counts = (await lines()).filter((line) => line.startsWith('landfall_call_seconds_count'));
    expect(counts).toEqual([
      'landfall_call_seconds_count{system="database",operation="select",outcome="ok"} 2',
      'landfall_call_seconds_count{system="Twilio",operation="POST",outcome="timeout"} 1',
      'landfall_call_seconds_count{system="redis",operation="command",outcome="failed"} 1',
    ]);
  });

  it('G10 say which breaker is open', async () => {
    breakerChanges.publish({ system: 'Salesforce', isOpen: true });
    expect(await lines()).toContain('landfall_breaker_open{system="Salesforce"} 1');
    breakerChanges.publish({ system: 'Salesforce', isOpen: false });
    expect(await lines()).toContain('landfall_breaker_open{system="Salesforce"} 0');
  });

  it('F3 F4 G10 count refusals by the budget that is used up, from any store', async () => {
    const clock = new StoppedClock();
    const db = await openDatabase({ dataFolder: ':memory:' });
    const limits = new SqlRateLimits(db, new NodeSecrets('a secret for tests'), clock);
    const use = { budget: { name: 'declines-card', max: 2, withinSeconds: 60 }, subject: 'a card' };
    for (let attempt = 0; attempt < 5; attempt += 1) await limits.take([use]);
    await limits.look([use]);
    await db.destroy();
    expect(await lines()).toContain('landfall_spent_budgets_total{budget="declines-card"} 3');
  });
});
