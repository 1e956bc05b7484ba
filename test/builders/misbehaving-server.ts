import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What a request said, as far as these tests care. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly text: string;
}

/** Writes whatever it likes to the socket, bytes and pauses included. */
export type Answerer = (socket: Socket, request: SeenRequest) => void;

export interface MisbehavingServer {
  readonly url: string;
  readonly seen: readonly SeenRequest[];
  /** Connections that are open now. */
  openSockets(): number;
  /** The next answers, in order; the last one stays. */
  answerWith(...answers: readonly Answerer[]): void;
  close(): Promise<void>;
}

/** A server that talks raw bytes, so that it can be wrong in every way a real one can. */
export async function misbehavingServer(): Promise<MisbehavingServer> {
  const seen: SeenRequest[] = [];
  const sockets = new Set<Socket>();
  let answers: readonly Answerer[] = [json(200, {})];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes.toString();
      if (!isWhole(text)) return;
      const [method = '', path = ''] = text.split(' ', 2);
      const request = { method, path, text };
      seen.push(request);
      text = '';
      const [answer, ...rest] = answers;
      if (rest.length > 0) answers = rest;
      answer?.(socket, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    openSockets: () => sockets.size,
    answerWith: (...next) => {
      answers = next;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function isWhole(text: string): boolean {
  const [head = '', body] = text.split('\r\n\r\n', 2);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  return body !== undefined && Buffer.byteLength(body) >= length;
}

export function plain(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Answerer {
  const lines = Object.entries({ 'Content-Length': String(Buffer.byteLength(body)), ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return (socket) => void socket.write(`HTTP/1.1 ${status} Said\r\n${lines.join('')}\r\n${body}`);
}

export const json = (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Answerer =>
  plain(status, JSON.stringify(body), { 'Content-Type': 'application/json', ...headers });

export const reset: Answerer = (socket) => void socket.resetAndDestroy();
export const silent: Answerer = () => undefined;
export const garbage: Answerer = (socket) => void socket.end('\u0000\u0001 this is not HTTP at all\r\n\r\n');
export const truncated: Answerer = (socket) =>
  void socket.end('HTTP/1.1 200 OK\r\nContent-Length: 400\r\n\r\n{"isWell":tr');

/** A byte now and then, for ever. */
export const drip: Answerer = (socket) => {
  socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n');
  const timer = setInterval(() => socket.write(' '), 20);
  socket.on('close', () => clearInterval(timer));
};

/** As much as the reader takes, for ever. */
export const endless: Answerer = (socket) => {
  socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
  const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;
  const pour = () => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on('drain', pour);
  pour();
};
