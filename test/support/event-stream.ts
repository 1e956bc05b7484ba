/** Server-sent events as a program reads them. */
export interface EventStream {
  readonly status: number;
  readonly headers: Headers;
  /** Their names, in their order. */
  readonly kinds: () => readonly string[];
  /** What the last event of a name said. */
  readonly last: <Told>(kind: string) => Told | undefined;
  /** Resolves when the server ends it, or `leave` does. */
  readonly ended: Promise<void>;
  readonly leave: () => void;
}

export async function openStream(url: string, headers: Readonly<Record<string, string>> = {}): Promise<EventStream> {
  const left = new AbortController();
  const answer = await fetch(url, { headers: { Accept: 'text/event-stream', ...headers }, signal: left.signal });
  const events: { readonly kind: string; readonly data: unknown }[] = [];
  const ended = answer.ok && answer.body ? read(answer.body, (kind, data) => void events.push({ kind, data })).catch(() => undefined) : Promise.resolve();
  return {
    status: answer.status,
    headers: answer.headers,
    kinds: () => events.map(({ kind }) => kind),
    last: <Told>(kind: string) => events.findLast((event) => event.kind === kind)?.data as Told | undefined,
    ended,
    leave: () => left.abort(),
  };
}

async function read(body: ReadableStream<BufferSource>, tell: (kind: string, data: unknown) => void): Promise<void> {
  let text = '';
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    const blocks = (text + piece).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, kind, data] = /^event: (\w+)\ndata: (.*)$/m.exec(block) ?? [];
      if (kind !== undefined && data !== undefined) tell(kind, JSON.parse(data));
    }
  }
}
