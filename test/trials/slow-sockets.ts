import { connect, type Socket } from 'node:net';
import { withConcurrency } from './trial';
import { loopbackAddress } from './proxied-visitor';

const dripMs = 1_000;

/** So many senders that never come to an end: heads and bodies of which a byte arrives each second, and answers that nobody reads. */
export class SlowSockets {
  private readonly sockets: Socket[] = [];
  private drip: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly url: string) {}

  async open(count: number): Promise<void> {
    const kinds = ['head', 'body', 'answer'] as const;
    const wanted = Array.from({ length: count }, (_, index) => kinds[index % kinds.length] ?? 'head');
    await withConcurrency(50, wanted, (kind, index) => this.connect(kind, index));
    this.drip = setInterval(() => {
      for (const socket of this.sockets) if (socket.writable) socket.write('a');
    }, dripMs);
  }

  close(): void {
    clearInterval(this.drip);
    for (const socket of this.sockets) socket.destroy();
  }

  private connect(kind: 'head' | 'body' | 'answer', index: number): Promise<void> {
    const { host, port } = new URL(this.url);
    const head = {
      head: `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `,
      body: `POST /contact-us HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 60000\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n`,
      answer: `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    };
    return new Promise((resolve) => {
      // Thirty senders an address, which is fewer than the proxy takes bodies of one.
      const localAddress = loopbackAddress(50_000 + Math.floor(index / 30));
      const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress }, () => {
        socket.write(head[kind]);
        if (kind === 'answer') socket.pause();
        resolve();
      });
      socket.on('error', () => resolve());
      this.sockets.push(socket);
    });
  }
}
