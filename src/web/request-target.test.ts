import { connect } from 'node:net';
import { sharedServer, type SharedServer } from '../../test/support/shared-server';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
}, 60_000);
afterAll(() => server.stop());

/** Sends the lines as they stand and returns the status of the answer. */
const statusOf = (...lines: readonly string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk: Buffer) => void (text += chunk.toString('latin1')));
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1])));
    socket.on('error', reject);
    socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  });
const host = () => `Host: localhost:${server.port}`;

describe('the target of a request', () => {
  it('C17 is refused with two Host headers, the same or not', async () => {
    expect(await statusOf('GET / HTTP/1.1', host())).toBe(200);
    expect(await statusOf('GET / HTTP/1.1', host(), host())).toBe(400);
    expect(await statusOf('GET / HTTP/1.1', host(), 'hOST: evil.example')).toBe(400);
    expect(await statusOf('GET /health/live HTTP/1.1', host(), 'Host: evil.example')).toBe(400);
  });

  it('C15 C17 is another host’s in absolute form, whatever the Host header says; our own is answered', async () => {
    expect(await statusOf('GET http://evil.example/ HTTP/1.1', host())).toBe(421);
    expect(await statusOf('GET http://evil.example/ HTTP/1.1', 'Host: evil.example')).toBe(421);
    expect(await statusOf(`GET http://localhost:${server.port}/voyages HTTP/1.1`, host())).toBe(200);
  });

  it('C17 is 400 without a version, which HTTP/0.9 has not', async () => {
    expect(await statusOf('GET /')).toBe(400);
  });

  it.each(['GET', 'OPTIONS', 'POST'])('C17 is 400 for %s *', async (method) => {
    expect(await statusOf(`${method} * HTTP/1.1`, host(), 'Content-Length: 0')).toBe(400);
  });
});
