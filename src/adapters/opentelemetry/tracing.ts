import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  createContextKey,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import { type ObservedCall, observedCalls } from '../../observed-call';
import { nameOfRoute, type ObservedRequest, observedRequests } from '../../observed-request';

interface TracingOptions {
  readonly serviceName: string;
  /** Share of the traces that begin here, from 0 to 1. For a trace that the proxy has begun, the proxy decides. */
  readonly ratio: number;
  readonly processor: SpanProcessor;
}

export const exportTo = (endpoint: string, headers: Readonly<Record<string, string>>): SpanProcessor =>
  new BatchSpanProcessor(
    new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, headers: { ...headers } }),
  );

/** Context of a request or job that is not sampled: its calls make no spans, which saves most of the cost. */
const untracedContext = ROOT_CONTEXT.setValue(createContextKey('untraced'), true);

const headerGetter = {
  keys: (headers: object) => Object.keys(headers),
  get: (headers: Readonly<Record<string, unknown>>, name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : undefined;
  },
};
const headerSetter = {
  set: (headers: Record<string, string>, name: string, value: string) => {
    headers[name] = value;
  },
};

/**
 * Makes a trace of each request, with a span for each call to another system (reliability G10), from the channels of
 * `observed-request.ts` and `observed-call.ts`. Spans contain routes, statements without parameters and statuses, but
 * no addresses, no paths and no data of guests.
 */
export class Tracing {
  private readonly current = new AsyncLocalStorage<Context>();
  private readonly spans = new WeakMap<object, Span>();
  private readonly provider: NodeTracerProvider;
  private readonly propagator = new W3CTraceContextPropagator();

  constructor({ serviceName, ratio, processor }: TracingOptions) {
    this.provider = new NodeTracerProvider({
      resource: resourceFromAttributes({ 'service.name': serviceName }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
      spanProcessors: [processor],
    });
    const tracer = this.provider.getTracer('landfall');
    observedRequests.start.bindStore(this.current, (request) => {
      const { req } = request;
      const parent = this.propagator.extract(ROOT_CONTEXT, req.headers, headerGetter);
      const span = tracer.startSpan(req.method ?? 'GET', { kind: SpanKind.SERVER }, parent);
      if (!span.isRecording()) return untracedContext;
      this.spans.set(request, span);
      return trace.setSpan(parent, span);
    });
    observedRequests.asyncEnd.subscribe(this.endRequest);
    observedCalls.start.bindStore(this.current, (call) => {
      const parent = this.current.getStore() ?? ROOT_CONTEXT;
      if (parent === untracedContext) return untracedContext;
      const { system, operation, detail, headers } = call;
      const kind = system === 'page' || system === 'job' ? SpanKind.INTERNAL : SpanKind.CLIENT;
      const attributes = detail === undefined ? {} : { 'db.query.text': detail };
      const span = tracer.startSpan(`${system} ${operation}`, { kind, attributes }, parent);
      if (!span.isRecording()) return untracedContext;
      this.spans.set(call, span);
      const context = trace.setSpan(parent, span);
      if (headers) this.propagator.inject(context, headers, headerSetter);
      return context;
    });
    observedCalls.error.subscribe(this.noteError);
    observedCalls.asyncEnd.subscribe(this.endCall);
  }

  currentTraceId(): string | undefined {
    const context = this.current.getStore();
    return context && trace.getSpanContext(context)?.traceId;
  }

  async stop(): Promise<void> {
    observedRequests.start.unbindStore(this.current);
    observedRequests.asyncEnd.unsubscribe(this.endRequest);
    observedCalls.start.unbindStore(this.current);
    observedCalls.error.unsubscribe(this.noteError);
    observedCalls.asyncEnd.unsubscribe(this.endCall);
    await this.provider.shutdown();
  }

  private readonly endRequest = (request: unknown): void => {
    const endedRequest = request as ObservedRequest;
    const span = this.spans.get(endedRequest);
    if (!span) return;
    const { req, res } = endedRequest;
    const route = nameOfRoute(req);
    span.updateName(`${req.method} ${route}`);
    span.setAttributes({
      'http.request.method': req.method ?? 'GET',
      'http.route': route,
      'http.response.status_code': res.statusCode,
      'landfall.request_id': String(res.getHeader('X-Request-Id') ?? ''),
    });
    if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };

  private readonly noteError = (call: unknown): void => {
    this.spans.get(call as ObservedCall)?.setStatus({ code: SpanStatusCode.ERROR });
  };

  private readonly endCall = (call: unknown): void => {
    const endedCall = call as ObservedCall;
    const span = this.spans.get(endedCall);
    if (endedCall.failure !== undefined) span?.setStatus({ code: SpanStatusCode.ERROR, message: endedCall.failure });
    span?.end();
  };
}
