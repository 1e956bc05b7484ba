import { botCheckTexts } from '../../src/core/shared/bot-check-texts';
import { leadsTexts as texts } from './leads.texts';
import { sendLead } from './send-lead';

const realFetch = globalThis.fetch;
let asked: { readonly url: string; readonly body: unknown }[] = [];

function answerWith(answer: () => Response | Promise<Response>): void {
  asked = [];
  globalThis.fetch = ((url: string, { body }: RequestInit) => {
    asked.push({ url, body: JSON.parse(String(body)) });
    return Promise.resolve(answer());
  }) as typeof fetch;
}
const json =
  (status: number, body: object, headers: Readonly<Record<string, string>> = {}) =>
  () =>
    new Response(JSON.stringify(body), { status, headers });
const send = (takeToken = () => Promise.resolve('proof')) =>
  sendLead({ to: '/api/contact-us', body: { first_name: 'Ada' }, takeToken });

beforeEach(() => Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true }));
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

describe('sending a form', () => {
  it('FRM-05 D1 is done when the server gives its receipt, and goes where it says', async () => {
    answerWith(json(200, { status: 'accepted', submissionId: 's', redirectTo: '/thank-you' }));
    expect(await send()).toEqual({ kind: 'accepted', redirectTo: '/thank-you' });
    expect(asked).toEqual([{ url: '/api/contact-us', body: { first_name: 'Ada', token: 'proof' } }]);
  });

  it('FRM-05 goes nowhere when the server names no page: the form shows its thanks in place', async () => {
    answerWith(json(200, { status: 'accepted', submissionId: 's' }));
    expect(await send()).toEqual({ kind: 'accepted' });
  });

  it('leaves no timer behind once it has its answer', async () => {
    jest.useFakeTimers();
    answerWith(json(200, { status: 'accepted', submissionId: 's' }));
    await send();
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ['an empty 200', 200, {}],
    ['a 200 of something else', 200, { status: 'ok' }],
  ])('D3 H13 shows no thanks for %s', async (_what, status, body) => {
    answerWith(json(status, body));
    expect((await send()).kind).toBe('failed');
  });

  it('H13 brings the mistakes back to their fields', async () => {
    answerWith(
      json(422, {
        error: 'x',
        code: 'INVALID',
        fields: [{ field: 'email', message: 'The input is not a valid E-mail' }],
      }),
    );
    expect(await send()).toEqual({ kind: 'invalid', errors: { email: 'The input is not a valid E-mail' } });
  });

  it.each([
    ['TRK-04 a failed bot check', 403, botCheckTexts.failed, {}, texts.nothingLost],
    ['TRK-03 an empty token', 422, botCheckTexts.empty, {}, texts.nothingLost],
    [
      'D3 an outbox that is down',
      503,
      'Unexpected error. Please try again.',
      { 'Retry-After': '5' },
      texts.nothingLost,
    ],
    [
      'D4 too many messages',
      429,
      'Several messages have come.',
      { 'Retry-After': '600' },
      `${texts.waitMinutes(10)} ${texts.nothingLost}`,
    ],
  ])('H13 says %s with what to do next and a reference', async (_what, status, error, headers, next) => {
    answerWith(json(status, { error, code: 'X', requestId: 'r1' }, headers));
    expect(await send()).toEqual({ kind: 'failed', failure: { message: error, next, reference: 'r1' } });
  });

  it.each([
    ['without a number of seconds', 429, {}],
    ['that ends now', 429, { 'Retry-After': '0' }],
    ['of a server that is down', 503, { 'Retry-After': '5' }],
  ])('H13 names no minutes for a wait %s', async (_what, status, headers) => {
    answerWith(json(status, { error: 'No.', code: 'X', fields: [] }, headers));
    expect(await send()).toEqual({ kind: 'failed', failure: { message: 'No.', next: texts.nothingLost } });
  });

  it('H13 FRM-34 distinguishes a session that has ended from a failure: trying again would never help', async () => {
    answerWith(json(401, { error: 'Please sign in.', code: 'NO_SESSION', requestId: 'r1' }));
    expect(await send()).toEqual({ kind: 'signed-out' });
  });

  it('H13 speaks the specification’s words for an answer that cannot be read', async () => {
    answerWith(() => new Response('<html>', { status: 502 }));
    expect(await send()).toMatchObject({ kind: 'failed', failure: { message: 'Unexpected error. Please try again.' } });
  });

  it('H13 shows that no server could be reached', async () => {
    answerWith(() => Promise.reject(new TypeError('network')));
    expect(await send()).toMatchObject({ kind: 'failed', failure: { message: texts.offline } });
  });

  it('H13 shows a browser without a network that this, and no bot check, is what failed', async () => {
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true });
    answerWith(json(200, {}));
    expect(await send(() => Promise.reject(new TypeError('network')))).toEqual({
      kind: 'failed',
      failure: { message: texts.offline, next: texts.offlineNext },
    });
  });

  it('TRK-02 D4 knows a browser without a proof before anything is sent', async () => {
    answerWith(json(200, {}));
    expect(await send(() => Promise.reject(new Error('no challenge')))).toMatchObject({
      kind: 'no-proof',
      failure: { message: botCheckTexts.unavailable },
    });
    expect(asked).toEqual([]);
  });

  it('H13 gives up after ten seconds, not before', async () => {
    jest.useFakeTimers();
    answerWith(() => new Promise<Response>(() => undefined));
    let outcome: unknown;
    void send().then((value) => (outcome = value));
    await jest.advanceTimersByTimeAsync(9_900);
    expect(outcome).toBeUndefined();
    await jest.advanceTimersByTimeAsync(200);
    expect(outcome).toMatchObject({ kind: 'failed', failure: { message: texts.tooSlow } });
  });
});
