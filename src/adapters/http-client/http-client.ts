import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import type { AxiosInstance, AxiosRequestConfig, CreateAxiosDefaults } from 'axios';
import { observeCall, type ObservedCall } from '../../observed-call';
import { boundedAgent } from './bounded-agents';
import { Deadline } from './deadline';
import { type HttpCall, toRequest } from './http-call';
import { failureOf, type HttpFailure, type HttpOutcome } from './http-outcome';
import { type Limits, Protection, defaultLimits } from './protection';
import { readAnswer, readFileAnswer } from './read-answer';
import { readError } from './read-error';
import { redact } from './redact';

/** No vendor's answer that the site reads is as large as this (reliability E5). */
export const maxAnswerBytes = 5 * 1024 * 1024;
const connectMs = 1_000;

export interface HttpClientOptions {
  readonly vendor: string;
  readonly url: string;
  /** The deadline covers the time from the call to its outcome: queueing, connecting, the retry and the whole body. */
  readonly deadlineMs: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly limits?: Partial<Limits>;
  readonly log: { warn(details: object, message: string): void };
}

/** Sends all calls to one vendor's system. Never throws: failures are values of `HttpFailure`. */
export class HttpClient {
  private readonly http: Promise<AxiosInstance>;
  private readonly agent: Agent;
  private readonly protection: Protection;

  constructor(private readonly options: HttpClientOptions) {
    const limits = { ...defaultLimits, ...options.limits };
    this.protection = new Protection(limits, options.vendor);
    this.agent = boundedAgent({
      url: options.url,
      maxSockets: limits.concurrent,
      idleSocketMs: limits.idleSocketMs,
      connectMs,
    });
    this.http = createAxios({
      baseURL: options.url.replace(/\/+$/, ''),
      allowAbsoluteUrls: false,
      httpAgent: this.agent,
      httpsAgent: this.agent,
      proxy: false,
      maxRedirects: 0,
      maxContentLength: maxAnswerBytes,
      maxBodyLength: maxAnswerBytes,
      responseType: 'arraybuffer',
      transformResponse: [(bytes: Buffer) => bytes],
      validateStatus: () => true,
    });
  }

  /**
   * Sends a call without side effects, whatever its method: it is repeated once when the connection or a gateway
   * failed.
   */
  read<T = undefined>(call: HttpCall<T>): Promise<HttpOutcome<T>> {
    return this.run(call, { isRead: true });
  }

  async readFile(call: Omit<HttpCall<undefined>, 'schema' | 'isFile'>): Promise<HttpOutcome<Uint8Array>> {
    const outcome: HttpOutcome<unknown> = await this.run({ ...call, isFile: true }, { isRead: true });
    return outcome as HttpOutcome<Uint8Array>;
  }

  /**
   * Sends a call with side effects. It is never repeated, because a lost response does not mean that nothing happened.
   */
  write<T = undefined>(call: HttpCall<T>): Promise<HttpOutcome<T>> {
    return this.run({ method: 'POST', ...call }, { isRead: false });
  }

  close(): void {
    this.agent.destroy();
  }

  private async run<T>(call: HttpCall<T>, { isRead }: { readonly isRead: boolean }): Promise<HttpOutcome<T>> {
    const correlationId = call.correlationId ?? randomUUID();
    const headers = { ...this.options.headers, ...call.headers, 'X-Correlation-Id': correlationId };
    const observedCall: ObservedCall = { system: this.options.vendor, operation: call.method ?? 'GET', headers };
    return observeCall(observedCall, async () => {
      const outcome = await this.send(call, { isRead, headers, correlationId });
      observedCall.failure = failureOf(outcome);
      return outcome;
    });
  }

  private async send<T>(
    call: HttpCall<T>,
    {
      isRead,
      headers,
      correlationId,
    }: { readonly isRead: boolean; readonly headers: Record<string, string>; readonly correlationId: string },
  ): Promise<HttpOutcome<T>> {
    const deadline = new Deadline(call.deadlineMs ?? this.options.deadlineMs, call.signal);
    const request = toRequest(call, { signal: deadline.signal, timeout: deadline.ms, headers });
    const startedAt = performance.now();
    const outcome = await deadline.race(
      this.protection.run(() => this.attempt(request, call), { isRead }),
      timedOut,
    );
    if (outcome.kind !== 'answered' && !isNotModified(outcome))
      this.note(call, outcome, { correlationId, ms: Math.round(performance.now() - startedAt) });
    // A cast is safe because the protection passes outcomes on unchanged: the body is the one that `attempt` validated.
    return outcome as HttpOutcome<T>;
  }

  private async attempt<T>(
    request: AxiosRequestConfig,
    { schema, isFile }: HttpCall<T>,
  ): Promise<HttpOutcome<T | Uint8Array | undefined>> {
    try {
      const http = await this.http;
      const response = await http.request<Buffer>(request);
      return isFile ? readFileAnswer(response) : readAnswer(response, schema);
    } catch (error) {
      return readError(error);
    }
  }

  /** Logs the path without its query; bodies and headers contain personal data and secrets. */
  private note({ method, path }: HttpCall<unknown>, { kind, detail }: HttpFailure, about: object): void {
    const { log, vendor } = this.options;
    log.warn(
      { vendor, method, path: redact(path.split('?', 1)[0] ?? ''), kind, detail: redact(detail), ...about },
      'a call failed',
    );
  }
}

/** axios is loaded with the first client, because a line without other systems never needs it. */
const createAxios = async (defaults: CreateAxiosDefaults) => (await import('axios')).default.create(defaults);

const isNotModified = (outcome: HttpFailure) => outcome.kind === 'refused' && outcome.status === 304;

const timedOut: HttpFailure = { kind: 'timeout', detail: 'no whole answer by the deadline' };
