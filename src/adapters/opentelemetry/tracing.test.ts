import type { IncomingMessage, ServerResponse } from 'node:http';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { observeCall } from '../../observed-call';
import { observedRequests } from '../../observed-request';
import { Tracing } from './tracing';

const exporter = new InMemorySpanExporter();
const tracing = new Tracing({ serviceName: 'landfall', ratio: 1, processor: new SimpleSpanProcessor(exporter) });
afterAll(() => tracing.stop());

async function request(work: () => Promise<unknown>, { headers = {}, status = 200, route = '/voyages/:slug' } = {}) {
  exporter.reset();
  const req = { method: 'GET', url: '/voyages/of-somebody?email=ada@example.com', headers, route: { path: route } };
  const res = { statusCode: status, getHeader: () => 'a-request' };
  const observed = { req: req as unknown as IncomingMessage, res: res as unknown as ServerResponse };
  await observedRequests.start.runStores(observed, () => work().catch(() => undefined), undefined);
  observedRequests.asyncEnd.publish(observed);
  return exporter.getFinishedSpans();
}

describe('traces of requests', () => {
  it('G10 have a span for each call, within that of the page, within that of the request', async () => {
    const spans = await request(() =>
      observeCall({ system: 'page', operation: 'render' }, async () => {
        await observeCall({ system: 'database', operation: 'select', detail: 'select 1' }, async () => 1);
        await new Promise(setImmediate);
        await observeCall({ system: 'redis', operation: 'command' }, async () => 2);
      }),
    );
    const [statement, command, page, ofRequest] = spans;
    expect(spans.map(({ name }) => name)).toEqual([
      'database select',
      'redis command',
      'page render',
      'GET /voyages/:slug',
    ]);
    const parents = [statement, command, page].map((span) => span?.parentSpanContext?.spanId);
    const [pageId, requestId] = [page, ofRequest].map((span) => span?.spanContext().spanId);
    expect(parents).toEqual([pageId, pageId, requestId]);
    expect(statement?.attributes).toEqual({ 'db.query.text': 'select 1' });
    expect(new Set(spans.map((span) => span.spanContext().traceId)).size).toBe(1);
  });

  it('G10 go on with the proxy’s trace, and let a vendor go on with it', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const headers: Record<string, string> = {};
    let ofLog: string | undefined;
    const spans = await request(
      () =>
        observeCall({ system: 'Twilio', operation: 'POST', headers }, async () => {
          ofLog = tracing.currentTraceId();
        }),
      { headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } },
    );
    expect(spans.map((span) => span.spanContext().traceId)).toEqual([traceId, traceId]);
    expect(headers['traceparent']).toBe(`00-${traceId}-${spans[0]?.spanContext().spanId}-01`);
    expect(ofLog).toBe(traceId);
  });

  it('G10 mark what failed: a call that threw, one whose failure is a value, a page of 503', async () => {
    const failing = async () => {
      const call = { system: 'Salesforce', operation: 'GET', failure: undefined as string | undefined };
      await observeCall(call, async () => {
        call.failure = 'timeout';
      });
      await observeCall({ system: 'database', operation: 'insert' }, async () => {
        throw new Error('gone');
      });
    };
    const spans = await request(failing, { status: 503 });
    expect(spans.map(({ name, status }) => [name, status.code, status.message])).toEqual([
      ['Salesforce GET', 2, 'timeout'],
      ['database insert', 2, undefined],
      ['GET /voyages/:slug', 2, undefined],
    ]);
  });

  it('G10 have no span for the calls of a request that is left out, nor pass its trace to a vendor', async () => {
    const headers: Record<string, string> = {};
    const work = () =>
      observeCall({ system: 'Twilio', operation: 'POST', headers }, async () => tracing.currentTraceId());
    const left = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00' };
    expect([await request(work, { headers: left }), headers]).toEqual([[], {}]);
  });

  it('E14 G10 hold no address, no path and no query of the request', async () => {
    const spans = await request(async () => undefined);
    const text = JSON.stringify(spans.map(({ name, attributes, events }) => ({ name, attributes, events })));
    expect(text).toContain('a-request');
    expect(text).not.toMatch(/ada@|of-somebody|example/);
  });
});

afterAll(() => tracing.stop());
