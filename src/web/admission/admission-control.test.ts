import { EventEmitter } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { AdmissionControl } from './admission-control';
import type { Priority } from './priority';

const saturated = { delayMs: 20, utilization: 1 };
const late = { delayMs: 400, utilization: 1 };
const calm = { delayMs: 2, utilization: 0.5 };

const addressOf = (req: IncomingMessage) => String(req.headers['x-forwarded-for'] ?? '');

class Node {
  private readonly answered: string[] = [];
  readonly admission = new AdmissionControl(
    { send: (_req, _res, limit) => void this.answered.push(`refused ${JSON.stringify(limit)}`) },
    addressOf,
  );
  private readonly ask: RequestListener = this.admission.guard(() => void this.answered.push('admitted'), {
    of: (_method, url) => (url === 'file' ? undefined : (url as Priority)),
  });

  request(priority: Priority | 'file', client = ''): ServerResponse {
    const res = new EventEmitter() as ServerResponse;
    this.ask(
      { url: priority, method: 'GET', headers: { 'x-forwarded-for': client } } as unknown as IncomingMessage,
      res,
    );
    return res;
  }

  /** Returns nothing when the request was refused. */
  tryRequest(priority: Priority): ServerResponse | undefined {
    const res = this.request(priority);
    return this.answered.at(-1) === 'admitted' ? res : undefined;
  }

  /** How a request of this client is answered. */
  answerTo(client: string): string | undefined {
    this.request('normal', client);
    return this.answered.at(-1);
  }

  /** A write whose body has not arrived. */
  beginWrite(): { readonly req: EventEmitter & { complete: boolean }; readonly res: ServerResponse } {
    const res = new EventEmitter() as ServerResponse;
    const parts = { url: 'normal', method: 'POST', headers: { 'content-length': '9' }, complete: false };
    const req = Object.assign(new EventEmitter(), parts);
    this.ask(req as unknown as IncomingMessage, res);
    return { req, res };
  }

  /** How many of so many are admitted. */
  admit(priority: Priority, count: number): number {
    const before = this.answered.filter((answer) => answer === 'admitted').length;
    for (let index = 0; index < count; index += 1) this.request(priority);
    return this.answered.filter((answer) => answer === 'admitted').length - before;
  }

  pass(sample: { readonly delayMs: number; readonly utilization: number }, times: number): void {
    for (let index = 0; index < times; index += 1) this.admission.note(sample);
  }
}

/** A node that was asked for too much, and for one page more between any two samples. */
function overloadedNode(sample = saturated): Node {
  const node = new Node();
  node.admit('normal', 8);
  for (let index = 0; index < 15; index += 1) {
    node.admit('normal', index < 8 ? 0 : 1);
    node.pass(sample, 1);
  }
  return node;
}

describe('admission control', () => {
  it('E7 G3 gives up the cheapest first, and sign-in, payment and leads last, when the node is saturated', () => {
    const node = overloadedNode();
    const before = { ...node.admission.shed };
    expect([node.admit('low', 50), node.admit('normal', 50), node.admit('high', 50)]).toEqual([0, 0, 50]);
    expect(node.admission.shed).toEqual({ low: 50, normal: before.normal + 50, high: 0 });
  });

  it('E7 gives up related content and news while there is still time for pages', () => {
    const node = new Node();
    node.admit('normal', 64);
    expect([node.admit('low', 1), node.admit('normal', 1)]).toEqual([0, 1]);
  });

  it('E7 comes down faster the later the event loop is', () => {
    const [one, other] = [new Node(), new Node()];
    for (const node of [one, other]) node.admit('normal', 8);
    one.pass(saturated, 1);
    other.pass(late, 1);
    expect([one.admission.limit, other.admission.limit]).toEqual([90, 32]);
  });

  it('G2 answers all that waited for one stall of five seconds', () => {
    const node = new Node();
    node.admit('normal', 3);
    node.pass({ delayMs: 5_000, utilization: 1 }, 1);
    expect(node.admit('normal', 64)).toBe(64);
  });

  it('E7 lets forty wait for systems that are slow, while the node itself has time', () => {
    const node = new Node();
    node.admit('normal', 60);
    node.pass(calm, 100);
    expect([node.admission.limit, node.admit('normal', 1)]).toEqual([40, 0]);
  });

  it('E7 takes no request for the reason of a node that is busy with something else', () => {
    const node = new Node();
    node.admit('normal', 7);
    node.pass(late, 100);
    expect(node.admission.limit).toBe(128);
  });

  it('G3 stays down for as long as it must refuse, and is as before ten seconds later', () => {
    const node = overloadedNode(late);
    expect(node.admission.limit).toBe(3);
    node.admit('normal', 1);
    node.pass(late, 1);
    expect(node.admission.limit).toBe(3);
    node.pass(calm, 100);
    expect(node.admission.limit).toBe(128);
  });

  it('E7 hardly rises while the loop never rests, because the proxy refuses before it, and names its limit to it', () => {
    const limits: object[] = [];
    const admission = new AdmissionControl({ send: (_req, _res, limit) => void limits.push(limit) }, addressOf);
    const ask = admission.guard(() => undefined, { of: (_method, url) => url as Priority });
    const asked = Array.from({ length: 8 }, () => {
      const res = new EventEmitter() as ServerResponse;
      ask({ url: 'normal', method: 'GET', headers: {} } as IncomingMessage, res);
      return res;
    });
    for (let index = 0; index < 15; index += 1) admission.note(saturated);
    for (const url of ['normal', 'low'])
      ask({ url, method: 'GET', headers: {} } as IncomingMessage, new EventEmitter() as ServerResponse);
    expect(limits).toEqual([{ 'X-Concurrency-Limit': 3 }, { 'X-Concurrency-Limit': 1 }]);
    for (const res of asked) res.emit('close');
    for (let index = 0; index < 30; index += 1) admission.note(saturated);
    expect(admission.limit).toBe(4);
    admission.note(calm);
    expect(admission.limit).toBe(8);
  });

  it('E7 counts what is in progress: an answer that has ended makes room, as does a request that became a stream', () => {
    const node = new Node();
    const [first, second] = Array.from({ length: 8 }, () => node.request('normal'));
    node.pass(saturated, 8);
    expect([node.admit('normal', 5), node.admission.requestsInProgress]).toEqual([1, 9]);
    first?.emit('close');
    if (second) node.admission.release(second);
    expect([node.admission.requestsInProgress, node.admit('normal', 3)]).toEqual([7, 2]);
  });

  it('E7 leaves two places beside a client that is alone, and gives it half of them beside others, and states its limit to it', () => {
    const node = new Node();
    const earlier = Array.from({ length: 126 }, () => node.request('normal', '203.0.113.7'));
    expect([node.answerTo('203.0.113.7'), node.answerTo('203.0.113.8'), node.answerTo('203.0.113.7')]).toEqual([
      'refused {"X-Client-Limit":126}',
      'admitted',
      'refused {"X-Client-Limit":64}',
    ]);
    for (const res of earlier.slice(0, 62)) res.emit('close');
    expect(node.answerTo('203.0.113.7')).toBe('refused {"X-Client-Limit":64}');
    earlier.at(-1)?.emit('close');
    expect(node.answerTo('203.0.113.7')).toBe('admitted');
  });

  it('E7 lets as many be in progress on a saturated node as it answers within 100 ms, soon after work became cheaper', () => {
    const node = new Node();
    let inProgress: ServerResponse[] = [];
    const limitAfter = (samples: number, workMs: number) => {
      for (let ms = 0; ms < samples * 100; ms += workMs) {
        const asked = Array.from({ length: 60 }, () => node.tryRequest('normal')).flatMap((res) => res ?? []);
        const [answered, ...waiting] = [...inProgress, ...asked];
        answered?.emit('close');
        inProgress = waiting;
        if ((ms + workMs) % 100 === 0) node.pass({ delayMs: 0, utilization: 1 }, 1);
      }
      return node.admission.limit;
    };
    expect([limitAfter(30, 20), limitAfter(20, 2), limitAfter(30, 20)]).toEqual([5, 49, 5]);
  });

  it('E7 leaves one client two places of a saturated node, and another the third', () => {
    const node = new Node();
    const earlier = Array.from({ length: 8 }, () => node.request('normal'));
    node.pass(late, 20);
    for (const res of earlier) res.emit('close');
    expect(node.admission.limit).toBe(3);
    const answers = Array.from({ length: 3 }, () => node.answerTo('203.0.113.7'));
    expect([...answers, node.answerTo('203.0.113.8')]).toEqual([
      'admitted',
      'admitted',
      'refused {"X-Client-Limit":2}',
      'admitted',
    ]);
  });

  it('E6 leaves out requests whose bodies arrive slowly, and counts those that have arrived', () => {
    jest.useFakeTimers();
    const node = new Node();
    const writes = Array.from({ length: 128 }, () => node.beginWrite());
    expect(node.admit('normal', 1)).toBe(0);
    const [arrived, late, gone] = writes;
    if (arrived) arrived.req.complete = true;
    jest.advanceTimersByTime(300);
    expect([node.admission.requestsInProgress, node.admit('normal', 1)]).toEqual([1, 1]);
    late?.req.emit('end');
    if (gone) Object.assign(gone.res, { closed: true }).emit('close');
    gone?.req.emit('end');
    expect(node.admission.requestsInProgress).toBe(3);
    for (const { res } of writes) res.emit('close');
    expect(node.admission.requestsInProgress).toBe(1);
    jest.useRealTimers();
  });

  it('E7 does not count files, and serves them at any load', () => {
    const node = overloadedNode();
    node.admit('high', 500);
    const [before, refused] = [node.admission.requestsInProgress, node.admission.shed.normal];
    node.request('file');
    expect([node.admission.requestsInProgress, node.admission.shed.normal]).toEqual([before, refused]);
  });
});
