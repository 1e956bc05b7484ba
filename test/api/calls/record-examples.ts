import { writeFileSync } from 'node:fs';
import { startApi } from '../../support/api-spec';
import { playAll } from './call-player';
import { CallWorld } from './call-world';
import { withoutTheGuest } from './neutral-guest';

const target = 'src/web/openapi/call-examples.json';
const maxListLength = 1;
const maxTextLength = 16;
const maxSignatureLength = 24;
/** Of what is listed by days the first is shown. */
const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** `npm run api:examples`: carries every call out against a fresh demonstration and keeps what was sent and answered. */
const api = await startApi();
const world = await CallWorld.open(api.server.url);
const { played, faults } = await playAll(api.contract, world);
await api.server.stop();
for (const fault of faults) console.error(fault);

const examples = new Map<string, object>();
for (const { operation, call, received } of played) {
  if (examples.has(operation.id) || operation.id === 'getOpenApi' || received.status >= 400) continue;
  examples.set(operation.id, {
    ...(call.path ? { path: call.path } : {}),
    ...(call.query ? { query: call.query } : {}),
    ...(call.body === undefined ? {} : { body: withoutProof(call.body) }),
    status: received.status,
    ...(received.body === undefined || received.body === null || received.body === ''
      ? {}
      : { answer: shortened(received.body) }),
  });
}
const inOrder = Object.fromEntries([...examples].sort(([one], [other]) => (one < other ? -1 : 1)));
writeFileSync(target, `${withoutTheGuest(JSON.stringify(inOrder, undefined, 1))}\n`);
console.log(`${examples.size} examples stand in ${target}`);

/** A solved bot check is long, and good for two minutes; the key of a partner looks like a secret that was published. */
function withoutProof(body: unknown): unknown {
  if (typeof body === 'object' && body !== null && 'passkey' in body) return withoutLongTexts(body);
  if (typeof body === 'object' && body !== null && 'client_secret' in body) return { ...body, client_secret: 'lfk_…' };
  return typeof body === 'object' && body !== null && 'token' in body
    ? { ...body, token: 'eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319' }
    : body;
}

/** What a passkey signed is long, and good for five minutes. */
function withoutLongTexts(body: object): unknown {
  return JSON.parse(JSON.stringify(body), (_key, value: unknown) =>
    typeof value === 'string' ? value.slice(0, maxSignatureLength) : value,
  );
}

/** Texts and tokens are long, and the document has a limit. */
function shortenedText(text: string): string {
  return text.length > maxTextLength + 1 && !/^\/\S*$/.test(text) ? `${text.slice(0, maxTextLength).trimEnd()}…` : text;
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, maxListLength).map(shortened);
  if (typeof value === 'string')
    return shortenedText(value.replace(/http:\/\/localhost:\d+/g, 'http://localhost:3000'));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key], index) => index === 0 || !isDay.test(key))
      .map(([key, item]) => [key, shortened(item)]),
  );
}
