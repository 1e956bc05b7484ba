import { type ObservedRequest, observedRequests } from '../../observed-request';
import { ReadTimeLimit } from './read-time-limit';

let now = 0;
const readTime = new ReadTimeLimit(() => now);

const within = (method: string, work: () => Promise<unknown>): Promise<unknown> =>
  observedRequests.start.runStores({ req: { method } } as ObservedRequest, work, undefined);
const statement = (ms: number) =>
  readTime.count(async () => {
    await Promise.resolve();
    now += ms;
  });

describe('the time limit of one request with a slow database', () => {
  it('G5 ends for a read after two and a half seconds of statements, one after the other', async () => {
    await within('GET', async () => {
      for (const ms of [900, 900]) await statement(ms);
      expect(() => readTime.require()).not.toThrow();
      await statement(900);
      expect(() => readTime.require()).toThrow('database is unavailable');
    });
    await within('GET', async () => expect(() => readTime.require()).not.toThrow());
  });

  it('G2 G5 counts what runs at once one time, and a node that stood still for five seconds as one', async () => {
    await within('GET', async () => {
      await Promise.all([statement(200), statement(200), statement(200)]);
      await statement(5_000);
      expect(() => readTime.require()).not.toThrow();
    });
  });

  it('G5 does not end for a write, nor for a job', async () => {
    const slowly = async () => {
      for (const ms of [1_000, 1_000, 1_000]) await statement(ms);
      expect(() => readTime.require()).not.toThrow();
    };
    await within('POST', slowly);
    await slowly();
  });
});
