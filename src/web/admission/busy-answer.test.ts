import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findRequestId } from '../request-id';
import { BusyAnswer } from './busy-answer';

it('E7 G10 a refusal for lack of time shows the id of the request, on a page and in the API', async () => {
  // The style sheet matters to nobody here: any file is one.
  const busy = BusyAnswer.read(
    'package.json',
    { name: 'Ondine Yachts', phone: '+1 305 555 0100' },
    findRequestId(true),
  );
  const server = createServer((req, res) => busy.send(req, res, { 'X-Concurrency-Limit': 12 })).listen(0);
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    const headers = { 'X-Request-Id': 'an-id-of-the-proxy' };
    const page = await fetch(`${url}/voyages`, { headers });
    expect([page.status, page.headers.get('x-request-id')]).toEqual([503, 'an-id-of-the-proxy']);
    expect(await page.text()).toMatch(/Reference an-id-of-the-proxy<.*<\/html>$/s);
    const call = await fetch(`${url}/api/voyage-data`, { headers });
    expect(await call.json()).toMatchObject({ code: 'UNAVAILABLE', requestId: 'an-id-of-the-proxy' });
  } finally {
    server.close().closeAllConnections();
  }
});
