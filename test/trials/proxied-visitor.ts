import { request } from 'node:http';
import type { Outcome } from './load';

export interface Reply extends Pick<Outcome, 'status' | 'ms' | 'retryAfter'> {
  readonly text: string;
  readonly location: string;
}

const limitMs = 20_000;

/** The proxy believes no header: a visitor with an address of their own calls from it, as this machine has all of 127.0.0.0/8. */
export const loopbackAddress = (index: number) =>
  `127.${10 + (index >> 16)}.${(index >> 8) & 255}.${(index & 255) === 255 ? 254 : index & 255 || 1}`;

/** A browser without script behind the proxy: an address of its own, and the cookies that it was given. */
export class ProxiedVisitor {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly url: string,
    private readonly address: string,
  ) {}

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Takes a session over. */
  adopt(jar: ReadonlyMap<string, string>): this {
    for (const [name, value] of jar) this.cookies.set(name, value);
    return this;
  }

  get(path: string): Promise<Reply> {
    return this.send('GET', path);
  }

  json(method: string, path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
    return this.send(method, path, JSON.stringify(body), { 'Content-Type': 'application/json', ...headers });
  }

  submit(path: string, fields: Readonly<Record<string, string>>): Promise<Reply> {
    return this.send('POST', path, new URLSearchParams(fields).toString(), {
      'Content-Type': 'application/x-www-form-urlencoded',
    });
  }

  /** Status 0 when the connection failed or the answer took too long. */
  private send(
    method: string,
    path: string,
    body?: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const { host, port } = new URL(this.url);
    const began = performance.now();
    const { cookie: Cookie } = this;
    return new Promise((resolve) => {
      const finish = (reply: Omit<Reply, 'ms'>) => {
        clearTimeout(limit);
        resolve({ ...reply, ms: performance.now() - began });
      };
      const fail = (why: string) => finish({ status: 0, retryAfter: undefined, text: why, location: '' });
      const call = request({
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        localAddress: this.address,
        headers: {
          Host: host,
          'Sec-Fetch-Site': 'same-origin',
          ...(body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }),
          ...(Cookie === '' ? {} : { Cookie }),
          ...headers,
        },
      });
      const limit = setTimeout(() => call.destroy(new Error(`no answer in ${limitMs} ms`)), limitMs);
      call.once('error', ({ message }) => fail(message));
      call.once('response', (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        answer.once('close', () => {
          if (!answer.complete) return fail('the answer broke off');
          for (const line of answer.headers['set-cookie'] ?? []) this.store(line);
          finish({
            status: answer.statusCode ?? 0,
            retryAfter: answer.headers['retry-after'],
            text,
            location: answer.headers.location ?? '',
          });
        });
      });
      call.end(body);
    });
  }

  private store(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '' || /;\s*max-age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
