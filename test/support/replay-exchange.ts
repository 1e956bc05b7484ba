import type { PartnerScope } from '../../src/core/partners/partner-scope';
import { addPartner } from './add-partner';
import { findCategory } from './buyer';
import { ApiClient, signIn } from './sign-in';
import { solveBotCheck } from './solve-bot-check';

/** One exchange of a document: its heading, and the lines between the fences. */
export interface Exchange {
  readonly code: string;
  readonly lines: readonly string[];
}

/** The exchanges of a Markdown document: the blocks marked `http`, each under the nearest heading of the third level. */
export function exchangesOf(markdown: string): readonly Exchange[] {
  const found: Exchange[] = [];
  for (const section of markdown.split(/^### /m).slice(1)) {
    const code = section.split('\n', 1)[0]?.trim() ?? '';
    for (const [, block = ''] of section.matchAll(/^```http\n(.*?)^```/gms))
      found.push({ code, lines: block.trimEnd().split('\n') });
  }
  return found;
}

interface Request {
  readonly times: number;
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  body?: string;
}

/** Replays exchanges as they are written. A fault is one line: what was awaited, and what came. */
export class ExchangePlayer {
  private client: ApiClient;
  private hold = '';
  private firstHold = '';
  private last: { readonly status: number; readonly location: string; readonly text: string } | undefined;

  constructor(
    private readonly url: string,
    private readonly address: string,
  ) {
    this.client = new ApiClient(url, address);
  }

  async replay({ lines }: Exchange): Promise<readonly string[]> {
    const faults: string[] = [];
    let request: Request | undefined;
    for (const line of lines) {
      const [, times, method, path] = /^(?:(\d+) × )?([A-Z]+) (\/.*)$/.exec(line) ?? [];
      const [, name, value] = /^([A-Z][A-Za-z-]+): (.*)$/.exec(line) ?? [];
      const [, status, wanted] = /^(\d{3})(?: (.*))?$/.exec(line) ?? [];
      if (line.startsWith('AS ')) this.client = await signIn(this.url, line.slice(3), { address: this.address });
      else if (line.startsWith('CLOCK ')) await this.moveClock(Number(/\+(\d+) minutes/.exec(line)?.[1]));
      else if (method && path) request = { times: Number(times ?? 1), method, path, headers: {} };
      else if (!request) throw new Error(`This line stands before a request: ${line}`);
      else if (status) faults.push(...(await this.carryOut(request, Number(status), wanted)));
      else if (name && value) request.headers[name] = value;
      else request.body = line;
    }
    return faults;
  }

  private async carryOut(request: Request, status: number, wanted: string | undefined): Promise<readonly string[]> {
    for (let count = 1; count <= request.times; count += 1) this.last = await this.send(request, count);
    const came = this.last;
    if (!came) throw new Error('A request is sent once at least');
    this.hold = new URL(came.location || '/', this.url).searchParams.get('hold') ?? this.hold;
    this.firstHold ||= this.hold;
    const isRight = came.status === status && (wanted === undefined || this.says(came, wanted));
    return isRight
      ? []
      : [
          `${request.method} ${request.path.slice(0, 80)}: ${status} ${wanted ?? ''} was awaited, ${came.status} ${came.location || came.text.slice(0, 200)} came`,
        ];
  }

  private says({ location, text }: { readonly location: string; readonly text: string }, wanted: string): boolean {
    if (wanted.startsWith('"')) return readable(text).includes(wanted.slice(1, -1));
    const [, name, value] = /^(\w+)=(.*)$/.exec(wanted) ?? [];
    if (name) return new URL(location, this.url).searchParams.get(name) === value;
    return (JSON.parse(text) as { readonly code?: string }).code === wanted;
  }

  private async send({ method, path, headers, body }: Request, count: number) {
    const filled = await this.filled(path, count);
    const text = body === undefined ? undefined : await this.filled(body, count);
    const sent = new Headers({
      'X-Forwarded-For': this.address,
      ...(text === undefined
        ? {}
        : { 'Content-Type': isJson(text) ? 'application/json' : 'application/x-www-form-urlencoded' }),
    });
    for (const [name, value] of Object.entries(headers)) sent.set(name, await this.filled(value, count));
    if (this.client.cookie) sent.set('Cookie', this.client.cookie);
    const answer = await fetch(`${this.url}${filled}`, {
      method,
      redirect: 'manual',
      headers: sent,
      ...(text === undefined ? {} : { body: text }),
    });
    for (const line of answer.headers.getSetCookie()) this.store(line);
    return { status: answer.status, location: answer.headers.get('location') ?? '', text: await answer.text() };
  }

  private store(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    this.client.adopt(name, value);
  }

  private async filled(text: string, count: number): Promise<string> {
    let filled = text
      .replaceAll('{count}', String(count))
      .replaceAll('{hold}', this.hold)
      .replaceAll('{firstHold}', this.firstHold)
      .replace(/\{letters:(\d+)\}/g, (_, length: string) => 'x'.repeat(Number(length)))
      .replace(/\{nested:(\d+)\}/g, (_, depth: string) => '['.repeat(Number(depth)) + ']'.repeat(Number(depth)))
      .replace(/\{list:(\d+)\}/g, (_, length: string) => JSON.stringify(Array<number>(Number(length)).fill(0)))
      .replace(/\{fields:(\d+)\}/g, (_, length: string) =>
        Array.from({ length: Number(length) }, (_value, index) => `field${index}=x`).join('&'),
      );
    for (const [place, action = ''] of text.matchAll(/\{token:([\w-]+)\}/g))
      filled = filled.replace(place, await solveBotCheck(this.url, action));
    for (const [place, kind, scope = ''] of text.matchAll(/\{(key|client):([\w:]+)\}/g)) {
      const { partnerId, key } = await addPartner(this.url, { scopes: [scope as PartnerScope] });
      filled = filled.replace(place, kind === 'key' ? key : `client_id=${partnerId}&client_secret=${key}`);
    }
    if (!/\{(itineraryId|category)\}/.test(filled)) return filled;
    const onSale = await findCategory(this.url, 2);
    return filled.replaceAll('{itineraryId}', onSale.itineraryId).replaceAll('{category}', onSale.category);
  }

  private async moveClock(minutes: number): Promise<void> {
    const now = new Date(Date.now() + minutes * 60_000).toISOString();
    const answer = await fetch(`${this.url}/dev/clock`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ now }),
    });
    if (!answer.ok) throw new Error(`The clock answered ${answer.status}`);
  }
}

const isJson = (body: string) => /^[{[]/.test(body);

const readable = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
