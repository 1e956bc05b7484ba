import { VendorSimulator } from './vendor-simulator';

describe('a simulated vendor', () => {
  const vendor = new VendorSimulator({ tooMany: (res) => void res.status(429).set('Retry-After', '7').json({ too: 'many' }), isSpared: (path) => path === '/token' });
  let taken = 0;
  vendor.app.get('/token', (_req, res) => void res.json({ token: 'a' }));
  vendor.app.post('/orders', (_req, res) => {
    taken += 1;
    res.status(201).json({ id: taken, name: 'a long enough answer' });
  });
  beforeAll(() => vendor.listen());
  afterAll(() => vendor.close());
  const order = () => fetch(`${vendor.url}/orders`, { method: 'POST' });

  it('E5 fails as it is told, for as many calls as it is told, and carries out what it answers badly', async () => {
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
    await fetch(`${vendor.url}/simulator/faults`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ fault: 'none' }) });
    expect((await order()).status).toBe(201);
    expect(vendor.seen.at(-1)).toMatchObject({ method: 'POST', path: '/orders' });
  });
});
