import { requestCode, signInWithCode } from './sign-in-calls';
import { signInPageTexts as texts } from './sign-in.texts';

const realFetch = globalThis.fetch;

function answerWith(answers: Readonly<Record<string, (signal?: AbortSignal | null) => Promise<Response>>>): void {
  globalThis.fetch = ((path: string, { signal }: RequestInit) =>
    answers[path]?.(signal) ?? Promise.reject(new TypeError('network'))) as typeof fetch;
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
