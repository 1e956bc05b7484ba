import { EventEmitter } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { AdmissionControl } from './admission-control';
import type { Priority } from './priority';

const saturated = { delayMs: 20, utilization: 1 };
const late = { delayMs: 400, utilization: 1 };
const calm = { delayMs: 2, utilization: 0.5 };

class Node {
  private readonly answered: string[] = [];
  readonly admission = new AdmissionControl({ send: () => void this.answered.push('refused') });
  private readonly ask: RequestListener = this.admission.guard(() => void this.answered.push('admitted'), {
    of: (_method, url) => (url === 'file' ? undefined : (url as Priority)),
  });

  request(priority: Priority | 'file'): ServerResponse {
    const res = new EventEmitter() as ServerResponse;
    this.ask({ url: priority } as IncomingMessage, res);
    return res;
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

describe('admission control', () => {
  it('E7 G3 gives up the cheapest first, and sign-in, payment and leads last, when the node is saturated', () => {
    const node = new Node();
    node.pass(saturated, 10);
    expect([node.admit('low', 50), node.admit('normal', 50), node.admit('high', 50)]).toEqual([6, 6, 50]);
    expect([node.admit('low', 1), node.admit('normal', 1), node.admit('high', 1)]).toEqual([0, 0, 1]);
    expect(node.admission.shed).toEqual({ low: 45, normal: 45, high: 0 });
  });

  it('E7 gives up more when the event loop is late by 200 ms again and again', () => {
    const node = new Node();
    node.pass(late, 3);
    expect([node.admit('low', 9), node.admit('normal', 9), node.admit('high', 9)]).toEqual([0, 4, 9]);
  });

  it('G2 answers all that waited for one stall of five seconds', () => {
    const node = new Node();
    node.pass({ delayMs: 5_000, utilization: 1 }, 1);
    expect(node.admission.level).toBe('calm');
    expect(node.admit('normal', 64)).toBe(64);
  });

  it('G3 is as before ten seconds after the overload', () => {
    const node = new Node();
    node.pass(late, 1_000);
    expect(node.admission.level).toBe('late');
    node.pass(calm, 10);
    expect(node.admission.level).toBe('calm');
  });

  it('E7 counts what is in progress: an answer that has ended makes room, as does a request that became a stream', () => {
    const node = new Node();
    node.pass(saturated, 10);
    const [first, second] = Array.from({ length: 12 }, () => node.request('normal'));
    expect([node.admission.queueLength, node.admit('normal', 1)]).toEqual([12, 0]);
    first?.emit('close');
    if (second) node.admission.release(second);
    expect([node.admission.queueLength, node.admit('normal', 3)]).toEqual([10, 2]);
  });

  it('E7 does not count files, and serves them at any load', () => {
    const node = new Node();
    node.pass(late, 9);
    node.admit('high', 500);
    const before = node.admission.queueLength;
    node.request('file');
    expect([node.admission.queueLength, node.admission.shed.normal]).toEqual([before, 0]);
  });
});
