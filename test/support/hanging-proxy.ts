import { createServer, request, type ServerResponse } from 'node:http';

export interface HangingProxy {
  readonly url: string;
  /** From now on every request is taken, and none is answered. */
  readonly hang: () => void;
  readonly close: () => void;
}

/** In front of a site on this machine, of which a browser reads: a network that can stop without refusing anything. */
export async function startHangingProxy(siteUrl: string): Promise<HangingProxy> {
  const { port, host } = new URL(siteUrl);
  let isHanging = false;
  const fail = (answer: ServerResponse) => () => void answer.destroy();
  const proxy = createServer((asked, answer) => {
    if (isHanging) return;
    const passed = request(
      { port, path: asked.url, method: asked.method, headers: { ...asked.headers, host } },
      (received) => {
        answer.writeHead(received.statusCode ?? 502, received.headers);
        received.on('error', fail(answer)).pipe(answer);
      },
    );
    asked.pipe(passed.on('error', fail(answer)));
  });
  await new Promise<void>((resolve) => proxy.listen(0, resolve));
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    url: `http://localhost:${address.port}`,
    hang: () => {
      isHanging = true;
    },
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
