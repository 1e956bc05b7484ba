import { type IncomingMessage, request } from 'node:http';

/** Server-sent events as a program reads them. */
export interface EventStream {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** Their names, in their order. */
  readonly kinds: () => readonly string[];
  /** What the last event of a name said. */
  readonly last: <Payload>(kind: string) => Payload | undefined;
  /** Resolves when the server ends it, or `leave` does. */
  readonly ended: Promise<void>;
  readonly leave: () => void;
}

/** On a connection of its own: one that a pool keeps is waited for by a server that drains. */
export async function openStream(url: string, headers: Readonly<Record<string, string>> = {}): Promise<EventStream> {
  const call = request(url, { agent: false, headers: { Accept: 'text/event-stream', ...headers } });
  call.end();
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    call.once('response', resolve).once('error', reject),
  );
  const events: { readonly kind: string; readonly data: unknown }[] = [];
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    kinds: () => events.map(({ kind }) => kind),
    last: <Payload>(kind: string) => events.findLast((event) => event.kind === kind)?.data as Payload | undefined,
    ended: read(answer, (kind, data) => void events.push({ kind, data })).catch(() => undefined),
    leave: () => void call.destroy(),
  };
}

async function read(answer: IncomingMessage, handle: (kind: string, data: unknown) => void): Promise<void> {
  let text = '';
  for await (const piece of answer.setEncoding('utf8')) {
    const blocks = (text + String(piece)).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, kind, data] = /^event: (\w+)\ndata: (.*)$/m.exec(block) ?? [];
      if (kind !== undefined && data !== undefined) handle(kind, JSON.parse(data));
    }
  }
}
