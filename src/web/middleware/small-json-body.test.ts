import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler } from 'express';
import { refuseOtherBytes, smallJsonBody } from './small-json-body';
import { toHttpError } from './to-http-error';

const limit = 1_000;

describe('smallJsonBody', () => {
  let server: Server;
  let port: number;
  let failures: number[];
  let leftToExpress: number;
  beforeEach(async () => {
    failures = [];
    leftToExpress = 0;
    const app = express();
    const parse = express.json({ limit, strict: true, type: 'application/json', verify: refuseOtherBytes });
    const fail: ErrorRequestHandler = (error, _req, res, _next) => {
      const { status, code } = toHttpError(error);
      failures.push(status);
      res.status(status).json({ code });
    };
    const otherwise: express.RequestHandler = (req, res, next) => {
      leftToExpress += 1;
      parse(req, res, next);
    };
    app.post('/ours', smallJsonBody(limit, otherwise), (req, res) => void res.json({ body: req.body }));
    app.post('/express', parse, (req, res) => void res.json({ body: req.body }));
    app.use(fail);
    server = createServer(app).listen(0);
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  const post = async (path: string, body: string | Uint8Array<ArrayBuffer>, type: string) => {
    const headers = { 'Content-Type': type };
    const answer = await fetch(`http://localhost:${port}${path}`, { method: 'POST', headers, body });
    return { status: answer.status, body: await answer.text() };
  };

  it.each([
    ['an object', '{"type":"STORY","value":"Piñata"}'],
    ['a list', ' [1,{"a":null}]'],
    ['a byte order mark', '\uFEFF{"a":1}'],
    ['bytes that are not UTF-8', Uint8Array.of(0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d)],
    ['a number', '1'],
    ['a text', '"a"'],
    ['null', 'null'],
    ['spaces', '  '],
    ['half an object', '{"a":'],
    ['the limit', `{"a":"${'x'.repeat(limit - 8)}"}`],
    ['more than the limit', `{"a":"${'x'.repeat(limit)}"}`],
    ['nothing', ''],
  ])('C5 answers %s as the parser of Express does', async (_what, body) => {
    for (const type of ['application/json', 'application/json; charset=utf-8', 'application/json;charset=UTF-8'])
      expect(await post('/ours', body, type)).toEqual(await post('/express', body, type));
  });

  it('C5 refuses bytes that are not UTF-8, which would change a name', async () => {
    const latin1 = Uint8Array.from(Buffer.from('{"name":"José"}', 'latin1'));
    for (const path of ['/ours', '/express'])
      expect(await post(path, latin1, 'application/json')).toEqual({ status: 400, body: '{"code":"MALFORMED"}' });
  });

  it.each([
    ['another encoding of characters', 'application/json; charset=utf-16'],
    ['another type', 'text/plain'],
  ])('C5 leaves %s to the parser of Express', async (_what, type) => {
    expect(await post('/ours', '{"a":1}', type)).toEqual(await post('/express', '{"a":1}', type));
    expect(leftToExpress).toBe(1);
  });

  it('C5 fails when the connection ends before the body does', async () => {
    const socket = connect(port, 'localhost');
    socket.write(
      'POST /ours HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"a"',
    );
    const [request] = (await once(server, 'request')) as [express.Request];
    socket.destroy();
    await new Promise((resolve) => request.once('close', resolve));
    expect(failures).toEqual([400]);
  });
});
