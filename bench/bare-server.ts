// The limit: node:http sending stored bytes. It fetches them from the site itself, in the same coding, then does nothing else.
import { createServer, get, type IncomingHttpHeaders } from 'node:http';

interface BarePlan {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Answer 304 without a body. */
  readonly isNotModified?: boolean;
}

const plan = JSON.parse(process.argv[2] ?? '') as BarePlan;

const fetchRaw = (path: string) =>
  new Promise<{ body: Buffer; headers: IncomingHttpHeaders }>((resolve, reject) => {
    get(new URL(path, plan.origin), { headers: plan.headers ?? {} }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ body: Buffer.concat(chunks), headers: answer.headers }));
    }).on('error', reject);
  });

const stored = new Map<string, { readonly body: Buffer; readonly head: Record<string, string | number> }>();
for (const path of plan.paths) {
  const { body, headers } = await fetchRaw(path);
  const coding = headers['content-encoding'];
  stored.set(path, { body, head: { 'Content-Type': headers['content-type'] ?? 'text/html', 'Content-Length': body.byteLength, ...(coding ? { 'Content-Encoding': coding } : {}) } });
}

const server = createServer((req, res) => {
  const page = stored.get(req.url ?? '');
  if (!page) res.writeHead(404).end();
  else if (plan.isNotModified) res.writeHead(304).end();
  else res.writeHead(200, page.head).end(page.body);
});
server.listen(0, () => {
  const address = server.address();
  if (address && typeof address === 'object') process.stdout.write(`ready on http://localhost:${address.port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
