import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/**
 * The proxy to which browsers connect in development. It stays while servers behind it are replaced, and reports each
 * new one.
 */
export class DevFront {
  private readonly listeners = new Set<ServerResponse>();
  private port = 0;

  constructor(private readonly publicFolder: string) {}

  serveFrom(port: number): void {
    this.port = port;
  }

  notify(change: 'page' | 'styles'): void {
    for (const listener of this.listeners) listener.write(`event: ${change}\ndata:\n\n`);
  }

  async listen(port: number): Promise<void> {
    const server = createServer((req, res) => {
      if (req.url === '/dev/changes') this.follow(res);
      else if (!this.sendBuilt(req.url ?? '', res)) this.pass(req, res);
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, resolve);
    });
  }

  private follow(res: ServerResponse): void {
    res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    res.write(': here\n\n');
    this.listeners.add(res);
    res.once('close', () => this.listeners.delete(res));
  }

  /**
   * Scripts and styles keep their names in development, so they must not come from a cache or from a server that has
   * read them at its start.
   */
  private sendBuilt(url: string, res: ServerResponse): boolean {
    const [path = ''] = url.split('?');
    const type = contentTypes[extname(path)];
    if (!type || !path.startsWith('/assets/')) return false;
    const file = join(this.publicFolder, normalize(path.slice('/assets'.length)));
    if (!existsSync(file) || !statSync(file).isFile()) return false;
    res.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
    createReadStream(file).pipe(res);
    return true;
  }

  private pass(req: IncomingMessage, res: ServerResponse): void {
    const proxyRequest = request(
      { port: this.port, host: 'localhost', method: req.method, path: req.url, headers: req.headers },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      },
    );
    proxyRequest.once('error', (error) => {
      if (!res.headersSent) res.writeHead(502, { 'Content-Type': 'text/plain' });
      res.end(`The server behind does not answer: ${error.message}\n`);
    });
    res.once('close', () => proxyRequest.destroy());
    req.pipe(proxyRequest);
  }
}
