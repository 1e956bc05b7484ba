// Compares the pages of two running demonstrations byte by byte, apart from the hashes of their assets and from values
// that are new on every request: npm run compare -- http://localhost:3000 http://localhost:3001
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signIn } from '../test/support/sign-in';

const publicPages = 45;
const differencesFolder = 'data/page-differences';

const guestPages = [
  '/my-profile',
  '/my-profile/overview',
  '/my-profile/news',
  '/my-profile/settings',
  '/my-profile/settings/sessions',
  '/my-profile/settings/passkeys',
  '/my-profile/settings/picture',
  '/my-profile/settings/notifications',
  '/my-profile/settings/preferences',
  '/my-profile/settings/preferences/survey',
  '/my-profile/settings/data',
  '/my-profile/favourites',
  '/my-profile/inquiries',
  '/my-profile/trips',
  '/my-profile/trips?tab=past',
  '/',
  '/voyages',
  '/community',
  '/contact-us',
  '/shore-and-sea-experiences',
  '/inquire-now',
];

/**
 * Removes what differs between two servers of the same version: random values, names of hashed assets, and property
 * names of widget props, which only the widget's own script reads.
 */
const normalise = (html: string, url: string): string =>
  withoutVisit(html)
    .replaceAll(url, 'http://site')
    .replace(/[\w-]+-[A-Z0-9]{8}(?=\.\w)/g, 'ASSET')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'UUID')
    .replace(/[A-Za-z0-9_-]{40,}={0,2}(?:\.[A-Za-z0-9_-]+)*/g, 'TOKEN')
    .replace(/What is \w+ plus \w+\?/g, 'QUESTION')
    .replace(/<script type="application\/json">[^<]*/g, (block) => block.replace(/"\w+":/g, '"KEY":'))
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, 'MOMENT');

/** A guest's visit has a random name, which drafts of forms contain as well. */
function withoutVisit(html: string): string {
  const visit = /data-(?:visit|draft-of)="([^"]+)"/.exec(html)?.[1];
  return visit === undefined ? html : html.replaceAll(visit, 'VISIT');
}

async function stopClock(url: string, now: string): Promise<void> {
  const answer = await fetch(`${url}/dev/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ now }),
  });
  if (!answer.ok) throw new Error(`${url} is no demonstration: /dev/clock answered ${answer.status}.`);
}

async function publicAddresses(url: string): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const step = Math.max(1, Math.floor(all.length / publicPages));
  return [...new Set(['/', ...all.filter((_address, index) => index % step === 0)])];
}

const [before = '', after = ''] = process.argv.slice(2);
if (!before || !after)
  throw new Error('Name two addresses: npm run compare -- http://localhost:3000 http://localhost:3001');

const now = new Date().toISOString();
await Promise.all([before, after].map((url) => stopClock(url, now)));
const guests = await Promise.all([before, after].map((url) => signIn(url, 'guest@example.com')));
const asVisitor = (url: string) => async (path: string) =>
  (await fetch(`${url}${path}`, { redirect: 'manual' })).text();
const pages = [
  ...(await publicAddresses(before)).map((path) => ({ path, readers: [before, after].map(asVisitor) })),
  ...guestPages.map((path) => ({
    path,
    readers: guests.map((guest) => async (address: string) => (await guest.get(address)).text()),
  })),
];

mkdirSync(differencesFolder, { recursive: true });
let different = 0;
for (const { path, readers } of pages) {
  const texts = await Promise.all(
    readers.map(async (read, index) => normalise(await read(path), index === 0 ? before : after)),
  );
  if (texts[0] === texts[1]) continue;
  different += 1;
  const name = path.replace(/\W+/g, '_') || '_';
  texts.forEach((text, index) =>
    writeFileSync(
      join(differencesFolder, `${name}.${index === 0 ? 'before' : 'after'}.html`),
      text.replace(/></g, '>\n<'),
    ),
  );
  console.log(`differs: ${path}`);
}
console.log(`${pages.length} pages compared, ${different} differ${different > 0 ? ` (see ${differencesFolder})` : ''}`);
process.exit(different > 0 ? 1 : 0);
