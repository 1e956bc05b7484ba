// The fastest possible server: node:http, or Express alone, sends stored headers and bytes that it fetched from the
// site.
import { createServer, get, type RequestListener } from 'node:http';
import express from 'express';

interface BarePlan {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly isExpress?: boolean;
}

const plan = JSON.parse(process.argv[2] ?? '') as BarePlan;

/** Headers that Node writes itself, or that belong to one connection. */
const notCopied = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'x-request-id']);

interface StoredResponse {
  readonly status: number;
  readonly body: Buffer;
  /** Name, value, name, value: the headers that the site sends, in the fastest form for `writeHead`. */
  readonly head: readonly string[];
}

const fetchRaw = (path: string) =>
  new Promise<StoredResponse>((resolve, reject) => {
    get(new URL(path, plan.origin), { headers: plan.headers ?? {} }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const copiedHeaders = Object.entries(answer.headers).flatMap(([name, value]) =>
          notCopied.has(name) || name === 'content-length' ? [] : [name, String(value)],
        );
        resolve({
          status: answer.statusCode ?? 200,
          body,
          head:
            answer.statusCode === 304 ? copiedHeaders : [...copiedHeaders, 'Content-Length', String(body.byteLength)],
        });
      });
    }).on('error', reject);
  });

const storedResponses = new Map<string, StoredResponse>();
for (const path of plan.paths) {
  // The second answer is the one that all later requests get, because the first fills the site's cache.
  await fetchRaw(path);
  storedResponses.set(path, await fetchRaw(path));
}

const answer: RequestListener = (req, res) => {
  const page = storedResponses.get(req.url ?? '');
  if (!page) res.writeHead(404).end();
  else if (page.status === 304) res.writeHead(304, page.head as string[]).end();
  else res.writeHead(page.status, page.head as string[]).end(page.body);
};
const server = createServer(plan.isExpress ? express().use(answer) : answer);
server.listen(0, () => {
  const address = server.address();
  if (address && typeof address === 'object') process.stdout.write(`ready on http://localhost:${address.port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
