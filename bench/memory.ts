import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '../test/support/sign-in';
import { generateLoad } from './generate-load';
import type { MixPlan } from './load-plan';
import type { PinnedServer } from './pinned';

const goalMegabytes = 200;
/** Waits until responses that are under way have been sent. */
const pauseMs = 1_000;

type MixLength = Pick<MixPlan, 'seconds' | 'amount' | 'connections'>;

/** Sends the whole mix to a server that has just started, and measures its memory then. */
export async function measureMemory(site: PinnedServer, length: MixLength): Promise<readonly string[]> {
  const before = site.memoryMegabytes();
  const plan = { ...(await gatherMix(site.url)), ...length };
  // What `during` records of each collection would be a part of the memory.
  const cpuMsBefore = site.cpuMs();
  const result = await generateLoad('mix', plan);
  const cpuMs = site.cpuMs() - cpuMsBefore;
  await sleep(pauseMs);
  const after = site.memoryMegabytes();
  const isReached = after <= goalMegabytes && result.failures === 0;
  const cpuMicroseconds = (1_000 * cpuMs) / Math.max(1, result.requests + result.failures);
  return [
    `the mix for ${length.seconds} s: ${result.requests} requests, ${result.failures} failed, ${cpuMicroseconds.toFixed(0)} µs of CPU each, p50 ${result.p50Ms.toFixed(0)} ms, p99 ${result.p99Ms.toFixed(0)} ms`,
    `resident at its start ${before} MB, after it ${after} MB (limit ${goalMegabytes}, ${isReached ? 'reached' : 'short'})`,
  ];
}

async function gatherMix(url: string) {
  const read = async <T>(path: string) => (await (await fetch(`${url}${path}`)).json()) as T;
  const stories = await read<readonly { readonly slug: string }[]>('/api/stories');
  const sailings = await read<readonly { readonly itineraryId: string }[]>('/api/voyages');
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return {
    url,
    cookie: (await signIn(url, 'guest@example.com')).cookie,
    publicPaths: [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => new URL(page).pathname),
    apiPaths: ['/api/voyages', ...sailings.map(({ itineraryId }) => `/api/voyage-data?voyageId=${itineraryId}`)],
    stories: stories.map(({ slug }) => slug),
  };
}
