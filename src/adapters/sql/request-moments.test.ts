import type { ReadRequest } from './read-requests';
import { RequestMoments } from './request-moments';

const request = (): ReadRequest => ({ waitedMs: 0, calls: 0, since: 0 });

describe('moments of the database within a request', () => {
  let now: number;
  let asked: number;
  let moments: RequestMoments<number>;
  const ask = async () => (asked += 1);
  beforeEach(() => {
    [now, asked] = [0, 0];
    moments = new RequestMoments(() => now);
  });

  it('H65 is asked for once by the reads of one request, and anew by another request', async () => {
    const [first, second] = [request(), request()];
    expect([await moments.of(first, ask), await moments.of(first, ask)]).toEqual([1, 1]);
    expect(await moments.of(second, ask)).toBe(2);
  });

  it('H65 is asked for each time where there is no request, as in a job or a write', async () => {
    expect([await moments.of(undefined, ask), await moments.of(undefined, ask)]).toEqual([1, 2]);
  });

  it('H65 ends with a write of this node, so that a request reads what it wrote', async () => {
    const one = request();
    await moments.of(one, ask);
    moments.noteWrite();
    expect(await moments.of(one, ask)).toBe(2);
    moments.noteWrite();
    expect(await moments.of(one, ask)).toBe(3);
  });

  it('H65 ends after a quarter of a second, because a stream of events is a request as well', async () => {
    const one = request();
    await moments.of(one, ask);
    now = 249;
    expect(await moments.of(one, ask)).toBe(1);
    now = 250;
    expect(await moments.of(one, ask)).toBe(2);
  });

  it('G5 is asked for again after a failure', async () => {
    const one = request();
    await expect(moments.of(one, () => Promise.reject(new Error('the database is down')))).rejects.toThrow('down');
    expect(await moments.of(one, ask)).toBe(1);
  });
});
