import { answerPlainQuestion } from '../../../test/support/solve-bot-check';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { valueOf } from '../../../test/support/parse-html';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
}, 60_000);
afterAll(() => server.stop());

/** The sign-in page as a browser without script gets it: the seal of its sum, and what the sum is. */
async function readSum() {
  const html = await (await fetch(`${server.url}/login`)).text();
  const plainChallenge = valueOf(html, 'plainChallenge');
  const [question = ''] = /What is \w+ plus \w+\?/.exec(html) ?? [];
  return { plainChallenge, right: answerPlainQuestion(question) };
}

const send = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${server.url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: server.url, ...headers },
    body: new URLSearchParams({ loginMethod: 'OTP_EMAIL', email: 'nobody@example.com', ...fields }),
  });

describe('the plain challenge of a page', () => {
  it('D4 is checked five times an hour and address, then has to wait, with the form restored', async () => {
    const { plainChallenge, right } = await readSum();
    const wrong = () => send({ plainChallenge, plainAnswer: '99', website: '' });
    for (let i = 0; i < 5; i += 1) expect((await wrong()).status).toBe(403);
    const answer = await send({ plainChallenge, plainAnswer: right, website: '' });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const html = await answer.text();
    expect(valueOf(html, 'email')).toBe('nobody@example.com');
    expect(html).toMatch(/What is \w+ plus \w+\?/);
  });

  it('D4 does not count an answer that was left empty', async () => {
    const { plainChallenge } = await readSum();
    expect((await send({ plainChallenge, plainAnswer: '', website: '' })).status).toBe(403);
    expect((await send({})).status).toBe(422);
  });

  it('D4 is no proof in JSON', async () => {
    const { plainChallenge, right } = await readSum();
    const answer = await fetch(`${server.url}/api/otp-request`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'guest@example.com', plainChallenge, plainAnswer: right, website: '' }),
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'BOT_CHECK_EMPTY' });
  });
});
