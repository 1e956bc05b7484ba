import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Verify = (headers: IncomingHttpHeaders, body: string, secret: string) => boolean;

/** The verification that the guide for integrators shows, as an integrator would use it. */
export async function verificationOfGuide(): Promise<Verify> {
  const guide = readFileSync('docs/integrators/webhooks.md', 'utf8');
  const [, code = ''] = /^```js\n(.*?)^```/ms.exec(guide) ?? [];
  const file = join(mkdtempSync(join(tmpdir(), 'webhook-guide-')), 'verify.mjs');
  writeFileSync(file, code);
  const { verifyWebhook } = (await import(file)) as { readonly verifyWebhook: Verify };
  return verifyWebhook;
}

export interface ReceivedWebhook {
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A receiver of webhooks; `answer` may take its time, or never end. */
export async function webhookReceiver(
  answer: (received: ReceivedWebhook) => Promise<Answer> | Answer = () => ({ status: 204 }),
) {
  const received: ReceivedWebhook[] = [];
  const server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString()));
    req.on('end', () => {
      const webhook = { id: String(req.headers['webhook-id']), headers: req.headers, body };
      received.push(webhook);
      void Promise.resolve(answer(webhook)).then(({ status, headers = {} }) => res.writeHead(status, headers).end());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: received as readonly ReceivedWebhook[],
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
