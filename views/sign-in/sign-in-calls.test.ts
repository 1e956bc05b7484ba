import { requestCode, signInWithCode } from './sign-in-calls';
import { signInPageTexts as texts } from './sign-in.texts';

const realFetch = globalThis.fetch;

let asked: { readonly path: string; readonly body: unknown; readonly authorization: string | null }[] = [];

function answerWith(answers: Readonly<Record<string, (signal?: AbortSignal | null) => Promise<Response>>>): void {
  asked = [];
  globalThis.fetch = ((path: string, { signal, body, headers }: RequestInit) => {
    const authorization = new Headers(headers).get('Authorization');
    asked.push({ path, body: JSON.parse(String(body)), authorization });
    return answers[path]?.(signal) ?? Promise.reject(new TypeError('network'));
  }) as typeof fetch;
}
const json =
  (status: number, body: object, headers: Readonly<Record<string, string>> = {}) =>
  async () =>
    new Response(JSON.stringify(body), { status, headers });
const silence = (signal?: AbortSignal | null) =>
  new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
const beOnline = (onLine: boolean) =>
  Object.defineProperty(globalThis, 'navigator', { value: { onLine }, configurable: true });

const payload = { loginMethod: 'OTP_EMAIL', email: 'guest@example.com' } as const;
const ask = () => requestCode({ ...payload, returningURL: '', type: '', token: 'proof' });
const verify = () => signInWithCode(payload, '123456');

beforeEach(() => beOnline(true));
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

describe('the calls of sign-in', () => {
  it.each([
    ['for a code', ask, { '/api/otp-request': silence }],
    ['with a code', verify, { '/api/otp-verify': silence }],
    ['for a session', verify, { '/api/otp-verify': json(200, { token: 't' }), '/api/otp-auth': silence }],
  ])('H13 AUT-26 give up %s after ten seconds, not before', async (_what, call, answers) => {
    jest.useFakeTimers();
    answerWith(answers);
    let outcome: unknown;
    void call().then((value) => (outcome = value));
    await jest.advanceTimersByTimeAsync(9_900);
    expect(outcome).toBeUndefined();
    await jest.advanceTimersByTimeAsync(200);
    expect(outcome).toEqual({ kind: 'refused', message: texts.tooSlow });
  });

  it('H13 AUT-26 say whether it is the connection that is missing', async () => {
    answerWith({});
    expect(await ask()).toEqual({ kind: 'refused', message: 'Unexpected error. Please try again.' });
    beOnline(false);
    expect(await ask()).toEqual({ kind: 'refused', message: texts.offline });
  });

  it('H13 carry the id to quote of what is no mistake in a field', async () => {
    answerWith({
      '/api/otp-request': json(503, {
        error: 'Unexpected error. Please try again.',
        code: 'UNAVAILABLE',
        requestId: 'r1',
      }),
    });
    expect(await ask()).toEqual({ kind: 'refused', message: 'Unexpected error. Please try again.', reference: 'r1' });
    answerWith({
      '/api/otp-request': json(422, {
        error: 'No.',
        code: 'INVALID',
        requestId: 'r1',
        fields: [{ field: 'email', message: 'The input is not a valid E-mail' }],
      }),
    });
    expect(await ask()).toEqual({ kind: 'refused', message: 'The input is not a valid E-mail', field: 'email' });
  });

  it('AUT-24 AUT-25 put a wrong code at its field, and a session that was not begun above it', async () => {
    answerWith({
      '/api/otp-verify': json(401, { error: 'OTP verification failed.', code: 'OTP_FAILED', requestId: 'r1' }),
    });
    expect(await verify()).toEqual({ kind: 'refused', message: 'OTP verification failed.', field: 'OTP' });
    answerWith({ '/api/otp-verify': json(200, { token: 't' }), '/api/otp-auth': json(401, { requestId: 'r2' }) });
    expect(await verify()).toEqual({ kind: 'refused', message: 'Authentication failed.', reference: 'r2' });
  });

  it('AUT-13 take the token of the code to the session, and no token to any other call', async () => {
    answerWith({
      '/api/otp-verify': json(200, { token: 't' }),
      '/api/otp-auth': json(200, { redirectTo: '/my-profile/trips' }),
    });
    expect(await verify()).toEqual({ kind: 'done', value: '/my-profile/trips' });
    expect(asked).toEqual([
      { path: '/api/otp-verify', body: { ...payload, OTP: '123456' }, authorization: null },
      { path: '/api/otp-auth', body: {}, authorization: 'Bearer t' },
    ]);
    answerWith({ '/api/otp-verify': json(200, { token: 't' }), '/api/otp-auth': json(200, {}) });
    expect(await verify()).toEqual({ kind: 'done', value: '/my-profile' });
  });

  it('AUT-04 H04 give the channels to choose from, or say that the code is on its way', async () => {
    const channels = [{ loginMethod: 'OTP_EMAIL', to: 'g•••@example.com' }];
    answerWith({ '/api/otp-request': json(200, [{ StatusCode: 1, channels }]) });
    expect(await ask()).toEqual({ kind: 'done', value: { kind: 'choose', channels } });
    answerWith({ '/api/otp-request': json(200, [{ StatusCode: 1 }]) });
    expect(await ask()).toEqual({ kind: 'done', value: { kind: 'sent' } });
  });

  it('AUT-22 AUT-26 repeat the server’s words for an address that it does not know, and have words for none', async () => {
    const message = 'This email doesn’t match our system. Please try signing in with your phone number.';
    answerWith({ '/api/otp-request': json(200, [{ StatusCode: 0, message }]) });
    expect(await ask()).toEqual({ kind: 'done', value: { kind: 'no-match', message } });
    answerWith({ '/api/otp-request': json(200, []) });
    expect(await ask()).toMatchObject({ value: { kind: 'no-match', message: 'Unexpected error. Please try again.' } });
  });

  it('leave no timer behind once they are answered', async () => {
    jest.useFakeTimers();
    answerWith({ '/api/otp-request': json(200, [{ StatusCode: 1 }]) });
    await ask();
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ['how long is not said', 'WAIT', {}],
    ['the wait is over', 'WAIT', { 'Retry-After': '0' }],
    ['another reason is given', 'UNAVAILABLE', { 'Retry-After': '690' }],
  ])('A6 name no minutes where %s', async (_what, code, headers) => {
    answerWith({ '/api/otp-request': json(429, { error: 'Please wait.', code, requestId: 'r1' }, headers) });
    expect(await ask()).toMatchObject({ message: 'Please wait.' });
  });

  it('A6 H13 show a visitor who was too early how long to wait', async () => {
    answerWith({
      '/api/otp-request': json(
        429,
        { error: 'Please wait before asking for another code.', code: 'WAIT', requestId: 'r1' },
        { 'Retry-After': '690' },
      ),
    });
    expect(await ask()).toMatchObject({
      message: 'Please wait before asking for another code. You can ask again in 12 minutes.',
    });
  });
});
