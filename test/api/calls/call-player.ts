import { contractSpec } from '../../support/api-spec';
import type { ApiContract, OpenApiOperation } from '../../support/open-api';
import type { ApiClient } from '../../support/sign-in';
import type { CallWorld } from './call-world';
import { type DocumentedCall, documentedCalls } from './documented-calls';

export interface Operation {
  readonly id: string;
  readonly method: string;
  /** As the document has it. */
  readonly address: string;
  readonly described: OpenApiOperation;
}

export const operationsOf = ({ document }: ApiContract): readonly Operation[] =>
  Object.entries(document.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      id: described.operationId,
      method: method.toUpperCase(),
      address,
      described,
    })),
  );

export const needsSession = ({ described }: Operation): boolean =>
  described.security.some((one) => 'session' in one) && described.security.every((one) => Object.keys(one).length > 0);

export const exampleOf = ({ described }: Operation): unknown =>
  described.requestBody?.content['application/json']?.example;

export interface SentRequest {
  readonly path?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  /** As it is, instead of a body. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly as?: ApiClient | undefined;
}

export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
}

export const addressOf = ({ address }: Pick<Operation, 'address'>, { path = {}, query = {} }: SentRequest): string => {
  const filled = Object.entries(path)
    .reduce((text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)), address)
    .replace(/\{\w+\}/g, 'deck-plan-book');
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
};

/** Sends one call by pactum; throws when the answer is not one that the document has for it. */
export async function send(contract: ApiContract, operation: Operation, sent: SentRequest): Promise<ReceivedResponse> {
  let request = contractSpec(contract, operation.method, addressOf(operation, sent)).withFollowRedirects(false);
  const cookie = sent.as?.cookie ?? '';
  for (const [name, value] of Object.entries({
    ...(sent.as ? { 'Sec-Fetch-Site': 'same-origin' } : {}),
    ...(cookie === '' ? {} : { Cookie: cookie }),
    ...sent.headers,
  }))
    request = request.withHeaders(name, value);
  if (sent.text !== undefined) request = request.withBody(sent.text);
  else if (sent.body !== undefined) request = request.withJson(sent.body as object);
  const answer = (await request.returns(({ res }) => res)) as unknown as {
    readonly statusCode: number;
    readonly headers: Readonly<Record<string, string | string[]>>;
    readonly json: unknown;
  };
  const cookies = answer.headers['set-cookie'];
  for (const line of typeof cookies === 'string' ? [cookies] : (cookies ?? [])) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    sent.as?.adopt(name, value);
  }
  return { status: answer.statusCode, headers: answer.headers as Readonly<Record<string, string>>, body: answer.json };
}

/** A call that was carried out. */
export interface PlayedCall {
  readonly operation: Operation;
  readonly call: DocumentedCall;
  readonly received: ReceivedResponse;
}

/** Carries every documented call out, one after the other; a fault is one line. */
export async function playAll(
  contract: ApiContract,
  world: CallWorld,
): Promise<{ readonly played: readonly PlayedCall[]; readonly faults: readonly string[] }> {
  const played: PlayedCall[] = [];
  const faults: string[] = [];
  const operations = operationsOf(contract);
  const inOrder = [
    ...Object.keys(documentedCalls).flatMap((id) => operations.filter((operation) => operation.id === id)),
    ...operations.filter(({ id }) => !documentedCalls[id]),
  ];
  for (const operation of inOrder) {
    const calls = documentedCalls[operation.id];
    if (!calls) {
      faults.push(`${operation.id}: nobody has written down how it is called`);
      continue;
    }
    try {
      for (const made of await calls(world, (exampleOf(operation) ?? {}) as Readonly<Record<string, unknown>>)) {
        const call = typeof made === 'function' ? await made() : made;
        const body = call.body ?? exampleOf(operation);
        const as =
          call.as ??
          (needsSession(operation) || operation.described.security.some((one) => 'session' in one)
            ? world.guest
            : undefined);
        const received = isStream(operation)
          ? await openStream(world, operation)
          : await send(contract, operation, { ...call, ...(body === undefined ? {} : { body }), as });
        if (received.status !== call.status)
          faults.push(
            `${operation.id}: ${call.status} was awaited, ${received.status} came: ${JSON.stringify(received.body).slice(0, 300)}`,
          );
        played.push({ operation, call: { ...call, ...(body === undefined ? {} : { body }) }, received });
      }
    } catch (error) {
      faults.push(`${operation.id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { played, faults };
}

const isStream = ({ described }: Operation) => described.responses['200']?.content?.['text/event-stream'] !== undefined;

/** A stream does not end by itself: its head and its first words are read, and it is left. */
async function openStream({ url, guest }: CallWorld, operation: Operation): Promise<ReceivedResponse> {
  const leaving = new AbortController();
  const answer = await fetch(`${url}${operation.address}`, {
    headers: { Cookie: guest.cookie },
    signal: leaving.signal,
  });
  if (!(answer.headers.get('content-type') ?? '').startsWith('text/event-stream'))
    throw new Error(`${operation.id} answered ${answer.headers.get('content-type')}`);
  const first = await answer.body?.getReader().read();
  leaving.abort();
  return { status: answer.status, headers: {}, body: Buffer.from(first?.value ?? []).toString() };
}
