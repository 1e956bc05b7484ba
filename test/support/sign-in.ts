import { readCode } from './outbox';
import { solveBotCheck } from './solve-bot-check';

/** A client without a browser: keeps the cookies it is given and says that it calls from the site itself. */
export class ApiClient {
  private readonly cookies = new Map<string, string>();

  /** `address`: where the client seems to call from, believed by a server that trusts a proxy. */
  constructor(
    readonly url: string,
    private readonly address?: string,
  ) {}

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Cookies by name, for a browser that takes the session over. */
  get jar(): ReadonlyMap<string, string> {
    return this.cookies;
  }

  adopt(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  async get(path: string): Promise<Response> {
    return this.send(path, { method: 'GET' });
  }

  async post(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return this.send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  }

  /** As a page's form does. */
  async submit(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
    return this.send(path, { method: 'POST', body: new URLSearchParams(fields) });
  }

  /** As a page's form with files does. */
  async upload(
    path: string,
    fields: Readonly<Record<string, string>>,
    files: readonly { readonly field: string; readonly name: string; readonly bytes: Uint8Array }[] = [],
  ): Promise<Response> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    for (const { field, name, bytes } of files) body.append(field, new Blob([Buffer.from(bytes)]), name);
    return this.send(path, { method: 'POST', body });
  }

  async patch(path: string, body: object): Promise<Response> {
    return this.send(path, {
      method: 'PATCH',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
  }

  async delete(path: string, body: object): Promise<Response> {
    return this.send(path, {
      method: 'DELETE',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
  }

  private async send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('Sec-Fetch-Site', 'same-origin');
    if (this.address) headers.set('X-Forwarded-For', this.address);
    if (this.cookies.size > 0) headers.set('Cookie', this.cookie);
    const answer = await fetch(`${this.url}${path}`, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) this.store(line);
    return answer;
  }

  private store(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '' || /;\s*max-age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

const expectOk = async (answer: Response, step: string) => {
  if (!answer.ok) throw new Error(`${step} answered ${answer.status}: ${await answer.text()}`);
  return answer;
};

/** Asks for a code, reads it from the outbox, and begins a session: what a guest does, without a browser. */
export async function signIn(
  url: string,
  email: string,
  { address }: { readonly address?: string } = {},
): Promise<ApiClient> {
  const client = new ApiClient(url, address);
  const token = await solveBotCheck(url, 'otp-request');
  await expectOk(await client.post('/api/otp-request', { email, loginMethod: 'OTP_EMAIL', token }), 'otp-request');
  const code = await readCode(url, email);
  const verified = await expectOk(
    await client.post('/api/otp-verify', { email, loginMethod: 'OTP_EMAIL', OTP: code }),
    'otp-verify',
  );
  const { token: bearer } = (await verified.json()) as { token: string };
  await expectOk(await client.post('/api/otp-auth', {}, { Authorization: `Bearer ${bearer}` }), 'otp-auth');
  return client;
}
