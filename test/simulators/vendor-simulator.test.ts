import { createRecaptcha } from './recaptcha';
import { createTurnstile } from './turnstile';
import { TwilioSimulator } from './twilio';
import { createTwilioVerify } from './twilio-verify';
import { vendorFaults, VendorSimulator } from './vendor-simulator';

describe('a simulated vendor', () => {
  const vendor = new VendorSimulator({
    tooMany: (res) => void res.status(429).set('Retry-After', '7').json({ too: 'many' }),
    isSpared: (path) => path === '/token',
  });
  let taken = 0;
  vendor.app.get('/token', (_req, res) => void res.json({ token: 'a' }));
  vendor.app.post('/orders', (_req, res) => {
    taken += 1;
    res.status(201).json({ id: taken, name: 'a long enough answer' });
  });
  beforeAll(() => vendor.listen());
  afterAll(() => vendor.close());
  const order = () => fetch(`${vendor.url}/orders`, { method: 'POST' });

  it('E5 fails as configured, for as many calls as configured, and carries out what it answers badly', async () => {
    vendor.breakDown('rate-limited', 1);
    const busy = await order();
    expect([busy.status, busy.headers.get('retry-after'), (await order()).status, taken]).toEqual([429, '7', 201, 1]);
    for (const fault of ['truncated', 'lost-answer'] as const) {
      vendor.breakDown(fault, 1);
      await expect(order().then((answer) => answer.json())).rejects.toThrow();
    }
    expect(taken).toBe(3);
    vendor.breakDown('garbage');
    await expect(order().then((answer) => answer.json())).rejects.toThrow();
    expect([taken, await (await fetch(`${vendor.url}/token`)).json()]).toEqual([3, { token: 'a' }]);
    await fetch(`${vendor.url}/simulator/faults`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ fault: 'none' }),
    });
    expect((await order()).status).toBe(201);
    expect(vendor.seen.at(-1)).toMatchObject({ method: 'POST', path: '/orders' });
  });
});

describe.each([
  {
    name: 'Twilio Messages',
    open: () => new TwilioSimulator(),
    path: '/2010-04-01/Accounts/AC1/Messages.json',
    well: 401,
  },
  { name: 'Twilio Verify', open: createTwilioVerify, path: '/v2/Services/VA1/Verifications', well: 401 },
  { name: 'Turnstile', open: createTurnstile, path: '/turnstile/v0/siteverify', well: 200 },
  { name: 'reCAPTCHA', open: createRecaptcha, path: '/recaptcha/api/siteverify', well: 200 },
])('the faults of $name, from another process', ({ open, path, well }) => {
  let url: string;
  const vendor = open();
  beforeAll(async () => {
    url = await vendor.listen();
  });
  afterAll(() => vendor.close());
  // As a person types it: curl calls a body a form by default.
  const order = (body: string) =>
    fetch(`${url}/simulator/faults`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
    });
  const call = () =>
    fetch(`${url}${path}`, {
      method: 'POST',
      body: new URLSearchParams({ secret: 'a', response: 'b' }),
      signal: AbortSignal.timeout(300),
    });
  const met = () =>
    call()
      .then(
        async (answer) => ({ status: answer.status, text: await answer.text() }),
        () => ({ status: 0, text: '' }),
      )
      .catch(() => ({ status: 0, text: '' }));

  it('E5 takes every name that all vendors take, and fails by it', async () => {
    for (const fault of vendorFaults)
      expect([fault, (await order(JSON.stringify({ fault, calls: 1 }))).status]).toEqual([fault, 204]);
    for (const [fault, status] of [
      ['rate-limited', 429],
      ['error-500', 500],
      ['unavailable', 503],
      ['hang', 0],
      ['slow', 0],
      ['reset', 0],
      ['truncated', 0],
      ['lost-answer', 0],
    ] as const) {
      await order(JSON.stringify({ fault, calls: 1 }));
      expect([fault, (await met()).status, (await met()).status]).toEqual([fault, status, well]);
    }
    await order(JSON.stringify({ fault: 'empty', calls: 1 }));
    expect(await met()).toEqual({ status: 200, text: '' });
  });

  it('E5 refuses a name that it does not have with those that it has, and stays as it was', async () => {
    for (const body of ['{"fault":"429"}', '{"fault":"slow","calls":-1}', '{}', 'slow', '']) {
      const answer = await order(body);
      expect([body, answer.status, ((await answer.json()) as { error: string }).error]).toEqual([
        body,
        400,
        expect.stringMatching(/rate-limited, error-500, unavailable|at least 1/),
      ]);
      expect((await met()).status).toBe(well);
    }
  });
});
