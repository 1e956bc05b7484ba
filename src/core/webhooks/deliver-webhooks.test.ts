import { until } from '../../../test/support/until';
import type { DeliveryStep } from './delivery-rules';
import { DeliverWebhooks } from './deliver-webhooks';
import type { DeliveryAttempt } from './delivery-attempt';
import type { ClaimedDelivery } from './webhook-deliveries.port';

const delivered: DeliveryAttempt = { status: 200, ms: 1 };

/** Deliveries by endpoint, which a claim takes from the front. */
function open(due: Record<string, number>, integerBelow: (limit: number) => number = () => 0) {
  const waiting = new Map(
    Object.entries(due).map(([endpointId, count]) => [
      endpointId,
      Array.from({ length: count }, (_, i): ClaimedDelivery => ({
        deliveryId: `${endpointId}-${i}`,
        eventId: `evt-${i}`,
        endpointId,
        url: 'https://receiver.example',
        secrets: [],
        body: '{}',
        attempts: 0,
        claimedAt: new Date(),
      })),
    ]),
  );
  const finished: string[] = [];
  const pauses: number[] = [];
  const active = new Map<string, number>();
  const seen = { max: 0 };
  const answers = new Map<string, () => Promise<DeliveryAttempt>>();
  const faults = { finish: false, find: false };
  let resolveFailure: () => void = () => undefined;
  const failure = new Promise<void>((resolve) => (resolveFailure = resolve));
  const deliver = new DeliverWebhooks({
    deliveries: {
      findDueEndpoints: async () => {
        if (faults.find) {
          resolveFailure();
          throw new Error('away');
        }
        return [...waiting].filter(([, list]) => list.length > 0).map(([endpointId]) => endpointId);
      },
      claimDue: async ({ endpointId, max }) => waiting.get(endpointId)?.splice(0, max) ?? [],
      claimPing: async (endpointId) => waiting.get(endpointId)?.shift(),
      finish: async (deliveryId: string, _attempt: DeliveryAttempt, step: DeliveryStep) => {
        if (faults.finish) throw new Error('away');
        finished.push(`${deliveryId} ${step.kind}`);
        if (step.kind === 'retry') pauses.push(step.afterMs);
      },
    },
    sender: {
      send: async ({ endpointId }) => {
        const now = (active.get(endpointId) ?? 0) + 1;
        active.set(endpointId, now);
        seen.max = Math.max(seen.max, now);
        const attempt = await (answers.get(endpointId)?.() ?? Promise.resolve(delivered));
        active.set(endpointId, (active.get(endpointId) ?? 0) - 1);
        return attempt;
      },
    },
    random: { integerBelow },
    lookEveryMs: 5,
  });
  const add = (endpointId: string, id: string) => {
    const [like] = [...waiting.values()].flat();
    waiting.set(endpointId, [{ ...(like as ClaimedDelivery), endpointId, deliveryId: id }]);
  };
  return { deliver, finished, pauses, seen, answers, faults, failure, add };
}

describe('DeliverWebhooks', () => {
  it('D1 delivers everything that is due, four at a time to one endpoint', async () => {
    const { deliver, finished, seen } = open({ a: 30, b: 3 });
    await deliver.run();
    expect([finished.length, new Set(finished).size, seen.max]).toEqual([33, 33, 4]);
    expect(deliver.counts).toEqual({ delivered: 33, retry: 0, 'given-up': 0, gone: 0 });
  });

  it('E3 serves other endpoints while one hangs, also what becomes due meanwhile', async () => {
    const { deliver, finished, answers, add } = open({ dead: 9, fine: 9 });
    let giveUp: (attempt: DeliveryAttempt) => void = () => undefined;
    const hanging = new Promise<DeliveryAttempt>((resolve) => {
      giveUp = resolve;
    });
    answers.set('dead', () => hanging);
    const round = deliver.run();
    await until(() => finished.length, 9);
    add('fine', 'fine-later');
    await until(() => finished.length, 10);
    expect(finished).toContain('fine-later delivered');
    giveUp({ error: 'DEADLINE', ms: 10_000 });
    await round;
    expect(finished.filter((line) => line.startsWith('dead'))).toHaveLength(9);
    expect(deliver.counts).toMatchObject({ delivered: 10, retry: 9 });
  });

  it('E9 starts no further delivery once it is stopped', async () => {
    const { deliver, finished, answers } = open({ a: 30 });
    answers.set('a', async () => {
      deliver.stop();
      return delivered;
    });
    await deliver.run();
    expect(finished).toHaveLength(4);
  });

  it('D1 tells of a store that failed only when nothing is under way', async () => {
    const { deliver, finished, faults, failure, answers } = open({ a: 1, b: 1 });
    let end: (attempt: DeliveryAttempt) => void = () => undefined;
    const begun = new Promise<void>((begin) => {
      answers.set('b', () => {
        begin();
        return new Promise((resolve) => (end = resolve));
      });
    });
    const round = deliver.run().catch((error: Error) => void finished.push(`told: ${error.message}`));
    await begun;
    faults.find = true;
    await failure;
    // A line that is logged without waiting for the delivery has been logged by then.
    await new Promise((resolve) => setImmediate(resolve));
    expect(finished).toEqual(['a-0 delivered']);
    end(delivered);
    await round;
    expect(finished).toEqual(['a-0 delivered', 'b-0 delivered', 'told: away']);
    const other = open({ a: 1 });
    other.faults.finish = true;
    await expect(other.deliver.run()).rejects.toThrow('away');
  });

  it('D1 varies the pauses of deliveries that failed together, each by chance', async () => {
    const randoms = [0, 0.5, 0.9];
    const { deliver, pauses, answers } = open({ a: 3 }, (limit) => limit * (randoms.shift() ?? 0));
    answers.set('a', async () => ({ status: 500, ms: 1 }));
    await deliver.run();
    expect(pauses).toEqual([5_000, 5_500, 5_900]);
  });

  it('keeps no timer once a round is over', async () => {
    jest.useFakeTimers();
    try {
      await open({ a: 1, b: 5 }).deliver.run();
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it('D1 attempts the delivery of a ping only once', async () => {
    const { deliver, finished, answers } = open({ a: 1 });
    answers.set('a', async () => ({ status: 500, ms: 4 }));
    expect(await deliver.ping('a')).toEqual({ status: 500, ms: 4 });
    expect(finished).toEqual(['a-0 given-up']);
    expect(await deliver.ping('a')).toBeUndefined();
  });
});
