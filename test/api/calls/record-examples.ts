import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startApi } from '../../support/api-spec';
import { sharedServerEnv } from '../../support/shared-server-env';
import { playAll } from './call-player';
import { CallWorld } from './call-world';
import { withoutTheGuest } from './neutral-guest';

const target = 'src/web/openapi/call-examples.json';
const maxListLength = 1;
const maxTextLength = 24;
const maxWordLength = 40;
const shortLength = 16;
const maxSignatureLength = 24;
/** Of what is listed by days the first is shown. */
const isDay = /^\d{4}-\d{2}-\d{2}$/;
const wordsIn = /([\w-]+)/;
const isId = /^[\da-f]{8}-[\da-f-]{27}$/;

/**
 * `npm run api:examples`: carries every call out against a fresh demonstration and keeps what was sent and answered. The
 * clock stands still, and what differs between two recordings is random, so that the file depends on the source alone.
 */
const [recorded, again] = [await record(), await record()];
const examples = Object.fromEntries(
  Object.entries(recorded)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, example]) => [id, withoutRandom(example, again[id], id)]),
);
writeFileSync(target, `${JSON.stringify(examples, undefined, 1)}\n`);
console.log(`${Object.keys(examples).length} examples stand in ${target}`);

async function record(): Promise<Readonly<Record<string, unknown>>> {
  const stillClock = { NODE_OPTIONS: `--require ${resolve('test/support/still-clock.cjs')}` };
  const { server, contract } = await startApi({ env: { ...sharedServerEnv, ...stillClock } });
  const { played, faults } = await playAll(contract, await CallWorld.open(server.url));
  await server.stop();
  for (const fault of faults) console.error(fault);
  const found: Record<string, unknown> = {};
  for (const { operation, call, received } of played) {
    if (found[operation.id] || operation.id === 'getOpenApi' || received.status >= 400) continue;
    const { path, query, body, answer } = withoutNames({
      path: call.path,
      query: call.query,
      body: call.body,
      answer: received.body || undefined,
    });
    found[operation.id] = {
      ...(path && { path }),
      ...(query && { query }),
      ...(body === undefined ? {} : { body: withoutProof(body) }),
      status: received.status,
      ...(answer === undefined ? {} : { answer: shortened(answer) }),
    };
  }
  return found;
}

/** Neither the sample guest nor the partners of this recording show. */
function withoutNames<Example extends object>(example: Example): Example {
  const text = withoutTheGuest(JSON.stringify(example))
    .replace(/Partner \d+( \d+)?/g, 'North Star')
    .replace(/partner-\d+(-\d+)?/g, 'north-star');
  return JSON.parse(text) as Example;
}

/** @throws where two recordings differ in anything but a text */
function withoutRandom(value: unknown, other: unknown, at: string): unknown {
  if (typeof value === 'string' && typeof other === 'string') return withZeros(value, other);
  if (typeof value !== 'object' || value === null || typeof other !== 'object' || other === null) {
    if (value !== other) throw new Error(`${at} differs from one recording to the next`);
    return value;
  }
  if (Object.keys(value).join() !== Object.keys(other).join())
    throw new Error(`${at} has other fields or items in the next recording`);
  const of = (key: string, item: unknown) =>
    withoutRandom(item, (other as Record<string, unknown>)[key], `${at}.${key}`);
  return Array.isArray(value)
    ? value.map((item, index) => of(String(index), item))
    : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, of(key, item)]));
}

/** Words that differ become zeros. */
function withZeros(text: string, other: string): string {
  const others = other.split(wordsIn);
  return text
    .split(wordsIn)
    .map((word, index) => (word === others[index] ? word : zerosOf(word)))
    .join('');
}

function zerosOf(word: string): string {
  return isId.test(word) ? word.replace(/\w/g, '0') : '0'.repeat(Math.min(word.length, maxSignatureLength));
}

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

/** Texts and tokens are long, and the document has a limit. Addresses are whole: a picture's without its hash. */
function shortenedText(text: string): string {
  const isWhole = text.length <= (text.includes(' ') ? maxTextLength : maxWordLength) || /^\/\S*$/.test(text);
  return isWhole ? text : `${text.slice(0, shortLength).trimEnd()}…`;
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, maxListLength).map(shortened);
  if (typeof value === 'string')
    return shortenedText(
      value
        .replace(/http:\/\/localhost:\d+/g, 'http://localhost:3000')
        .replace(/(\/assets\/[\w/-]+)\.[\w-]{10}\.(\w+)/g, '$1.$2')
        .replace(/^(lf[kt]_).*/, '$1…'),
    );
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key], index) => index === 0 || !isDay.test(key))
      .map(([key, item]) => [key, shortened(item)]),
  );
}
