import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Connections on which nothing was ever sent. Browsers and proxies open some in advance, and node takes none of them for idle. */
export class SilentConnections {
  private readonly open = new Set<Socket>();

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
    });
  }

  /** One on which a request has begun is not silent any more. */
  close(): void {
    for (const socket of this.open) {
      if (socket.bytesRead === 0) socket.destroy();
    }
  }
}
