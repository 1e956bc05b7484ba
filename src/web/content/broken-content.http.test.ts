import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attributesIn } from '../../../test/support/parse-html';
import { signIn } from '../../../test/support/sign-in';
import { type RunningServer, startServer } from '../../../test/support/start-server';
import { until } from '../../../test/support/until';
import { voyageIdOf } from '../../core/voyages/itinerary-id';

let folder: string;
let server: RunningServer;
let guest: Awaited<ReturnType<typeof signIn>>;
/** A voyage that a guest has booked, from before its file was broken. */
let booked: { readonly id: string; readonly slug: string; readonly title: string };
let calendar: readonly string[];

const content = () => join(folder, 'content');
const env = () => ({ CONTENT_DIR: content(), DATA_DIR: join(folder, 'data') });
const open = async (path: string) => {
  const answer = await fetch(`${server.url}${path}`);
  return { status: answer.status, html: await answer.text() };
};
const sailings = async () =>
  (await (await fetch(`${server.url}/api/voyages`)).json()) as readonly {
    itineraryId: string;
    voyageCode: string;
    slug: string;
    title: string;
  }[];

function spoil(name: string, from: string | RegExp, to: string): void {
  const file = join(content(), name);
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'line-'));
  cpSync('config/sample-line', content(), { recursive: true });
  server = await startServer({ env: env() });
  guest = await signIn(server.url, 'guest@example.com');
  const all = await sailings();
  const trips = (await (await guest.get('/api/reservations')).json()) as readonly {
    packages: readonly { packageCode: string }[];
  }[];
  const codes = trips.map(({ packages: [first] }) => first && voyageIdOf(first.packageCode));
  const found = all.find(({ voyageCode }) => codes.includes(voyageCode));
  if (!found) throw new Error('The guest has booked no coming voyage');
  booked = { id: found.voyageCode, slug: found.slug, title: found.title };
  calendar = all.map(({ itineraryId }) => itineraryId);
  await server.stop();

  spoil(`voyages/${booked.slug}.md`, /^region: .*$/m, 'region: [nowhere');
  spoil('stories/a-meadow-older-than-rome.md', 'pictures: [', 'pictures: [never-made, ');
  spoil('experiences/the-third-cave.md', /^port: .*$/m, 'port: atlantis');
  spoil('pages/terms.md', /^---/, '--');
  spoil('faq.yaml', 'groups:', 'groups');
  spoil('news/a-lower-step.md', '2026-06-18', '2026-02-31');
  for (const name of ['community', 'community-for-guests']) rmSync(join(content(), `pages/${name}.md`));
  // On the same port, so that the guest is still signed in.
  server = await startServer({ env: env(), port: server.port });
}, 120_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

describe('a site with documents that cannot be used', () => {
  it('ROU-31 says at its start which, each with its line, and runs', async () => {
    const reported = (mistake: RegExp) =>
      server
        .output()
        .split('\n')
        .filter((line) => mistake.test(line)).length;
    const mistakes = [
      new RegExp(`voyages/${booked.slug}\\.md:\\d+: is not YAML`),
      /stories\/a-meadow-older-than-rome\.md:\d+: no picture never-made/,
      /experiences\/the-third-cave\.md:\d+: no port atlantis/,
      /pages\/terms\.md:1: begins with no YAML/,
      /faq\.yaml:\d+: is not YAML/,
      /news\/a-lower-step\.md:4: .*day of the calendar/,
    ];
    // What is written to a pipe may come a moment after the server is ready.
    await until(() => mistakes.map(reported), [1, 1, 1, 1, 1, 1]);
  });

  it('ROU-31 answers 404 with ways on for each, and shows all others', async () => {
    for (const path of [`/voyages/${booked.slug}`, '/stories/a-meadow-older-than-rome', '/terms']) {
      const { status, html } = await open(path);
      expect([path, status]).toEqual([path, 404]);
      expect(attributesIn(html, 'main a', 'href')).toContain('/voyages');
    }
    for (const path of [
      '/',
      '/voyages',
      '/stories',
      '/destinations',
      '/destinations/greek-isles',
      '/shore-and-sea-experiences',
      '/privacy-notice',
      '/sitemap.xml',
    ]) {
      expect([path, (await open(path)).status]).toEqual([path, 200]);
    }
  });

  it('ROU-31 lists no page in the sitemap that is not written', async () => {
    const addresses = (await open('/sitemap.xml')).html;
    for (const path of ['/terms', '/community']) expect(addresses).not.toContain(`${path}</loc>`);
    expect(addresses).toContain('/privacy-notice</loc>');
  });

  it('ROU-14 leads a guest who has signed in on the home page to their profile where no community page is written', async () => {
    expect((await open('/community')).status).toBe(404);
    const answer = await guest.get('/community');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/my-profile']);
  });

  it('VOY-04 H52 keeps the ids of all other sailings, and shows none of the voyage that is left out', async () => {
    expect((await sailings()).map(({ itineraryId }) => itineraryId)).toEqual(
      calendar.filter((id) => !id.includes(`-${booked.id}-`)),
    );
    const gone = calendar.find((id) => id.includes(`-${booked.id}-`)) ?? '';
    for (const path of [
      `/api/voyage-data?voyageId=${gone}`,
      `/api/port-per-date?itineraryId=${gone}`,
      `/reserve-now/${gone}`,
      `/journeys/${gone}`,
    ])
      expect([path, (await open(path)).status]).toEqual([path, 404]);
    expect((await open(`/api/voyages-gql?itineraryIds=${gone}`)).html).toBe('[]');
  });

  it('H52 shows a guest the trips that they have booked on it, under the name that was booked', async () => {
    const list = await (await guest.get('/my-profile/trips')).text();
    expect(list).toContain(booked.title.replaceAll('&', '&amp;'));
    const trips = (await (await guest.get('/api/reservations')).json()) as readonly { seawareId: string }[];
    for (const { seawareId } of trips) {
      for (const path of [
        `/my-profile/trips/itinerary?reservationId=${seawareId}`,
        `/my-profile/trips/itinerary?reservationId=${seawareId}&tab=payment`,
        `/my-profile/trips/fare-breakdown.pdf?reservationId=${seawareId}`,
      ]) {
        const answer = await guest.get(path);
        // The fare breakdown is rendered by the engine, to which the site leads its guest.
        const shown = answer.status === 303 ? await guest.get(answer.headers.get('location') ?? '') : answer;
        expect([path, shown.status]).toEqual([path, 200]);
      }
    }
  });
});

describe('a line without some of the pages that lines may have', () => {
  it('G4 is asked for none of them by a node that starts', async () => {
    const started = await startServer({
      env: { CONTENT_DIR: content(), DEMO: 'false', LOG_LEVEL: 'info' },
      program: 'main.js',
    });
    expect((await fetch(`${started.url}/community`)).status).toBe(404);
    await until(() => started.output().includes('"path":"/community"'), true);
    expect(started.output().match(/"status":404/g)).toHaveLength(1);
    await started.stop();
  });
});
