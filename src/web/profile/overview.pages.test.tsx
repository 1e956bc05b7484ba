import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import compression from 'compression';
import express, { type Request } from 'express';
import { stillContent } from '../../core/content/content-scope.port';
import type { Appointment } from '../../core/meetings/appointment';
import { type BuildManifest, BuiltAssets } from '../rendering/built-assets';
import { OverviewPage } from '../../../views/profile/OverviewPage';
import { answerWith } from '../rendering/page-answer';
import { PageRenderer } from '../rendering/page-renderer';
import { OverviewPages } from './overview.pages';
import { attributesIn, parseHtml, textsIn } from '../../../test/support/parse-html';

const contactId = 'guest-1';
const noTrips = { upcoming: [], past: [], expired: [] };
const anAppointment: Appointment = {
  appointmentId: 'appointment-7',
  status: 'Scheduled',
  start: new Date('2027-01-12T15:00:00Z'),
  end: new Date('2027-01-12T15:45:00Z'),
  consultantName: 'Inés Calloway',
  way: 'phone',
  purpose: 'Experiences ashore',
  notes: '',
  revision: 0,
};
const manifest: BuildManifest = {
  build: 'a-build',
  style: '/site.css',
  sheets: {},
  script: '/site.js',
  fonts: [],
  widgets: {},
  pictures: {},
  videos: {},
};

const down = () => Promise.reject(new Error('down'));
const silent = () => new Promise<never>(() => undefined);

interface Systems {
  readonly trips: () => Promise<typeof noTrips>;
  readonly appointments: () => Promise<readonly Appointment[]>;
  readonly news: () => Promise<readonly never[]>;
}
const wellSystems: Systems = {
  trips: async () => noTrips,
  appointments: async () => [anAppointment],
  news: async () => [],
};

/** The page as it arrives: the text, and after how many ms each piece came. */
async function open(systems: Partial<Systems>, onPiece: (seen: string) => void = () => undefined) {
  const { trips, appointments, news } = { ...wellSystems, ...systems };
  const assets = new BuiltAssets(manifest, '/nowhere');
  const renderer = new PageRenderer({
    line: { name: 'Ondine Yachts', copyrightName: 'Ondine Yachts', phone: '+1 305 555 0100', email: 'a@b.example' },
    assets,
    frames: { of: ({ path }: Request) => ({ path, year: 2026, guest: { firstName: 'Eleanor', initials: 'EM' } }) },
    pageParts: [],
    scope: stillContent,
    guestAreaTabs: [],
  } as unknown as ConstructorParameters<typeof PageRenderer>[0]);
  const pages = new OverviewPages({
    current: { of: async () => undefined },
    tripDay: { of: async () => undefined },
    preparation: { of: async () => undefined },
    side: {
      read: () =>
        Promise.resolve({
          side: { scheduleHref: '/schedule-meeting?id=o-1', contactHref: '/contact-us' },
          guest: {
            contactId,
            opportunityId: 'o-1',
            firstName: 'Eleanor',
            lastName: 'Marsh',
            recordTypeName: 'Guest',
            isOwnedByConsultant: true,
          },
        }),
    },
    cards: { of: trips },
    calendar: { findAppointments: appointments },
    newsroom: { findNews: news },
    assets,
    clock: { now: () => new Date('2026-11-22T12:00:00Z') },
  });
  const app = express().use(compression());
  app.use((req, _res, next) => {
    Object.assign(req, {
      log: { warn: () => undefined, error: () => undefined },
      session: { guest: { contactId, firstName: 'Eleanor', lastName: 'Marsh' } },
    });
    next();
  });
  app.get('/my-profile/overview', async (req, res) =>
    renderer.render(req, res, answerWith(OverviewPage, await pages.show(req))),
  );
  const server = await new Promise<Server>((resolve) => {
    const listening = app.listen(0, () => resolve(listening));
  });
  const began = Date.now();
  const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/my-profile/overview`, {
    headers: { 'Accept-Encoding': 'gzip' },
  });
  const pieces: { readonly at: number; readonly text: string }[] = [];
  const decoder = new TextDecoder();
  for await (const piece of answer.body ?? []) {
    pieces.push({ at: Date.now() - began, text: decoder.decode(piece as Uint8Array, { stream: true }) });
    onPiece(pieces.map(({ text }) => text).join(''));
  }
  server.close();
  const html = pieces.map(({ text }) => text).join('');
  /** When the first piece with this text was there. */
  const cameAt = (text: string) => {
    let seen = '';
    for (const piece of pieces) if ((seen += piece.text).includes(text)) return piece.at;
    return Infinity;
  };
  return { status: answer.status, html, cameAt };
}

const failures = (html: string) =>
  textsIn(html, 'p').flatMap((text) => /^(.+) cannot be shown right now/.exec(text)?.[1] ?? []);

describe('the overview while systems fail', () => {
  it('TRP-03 is whole at once, without a skeleton, while all are well', async () => {
    const { status, html } = await open({});
    expect(status).toBe(200);
    expect(parseHtml(html).querySelector('.deferred__skeleton, [data-deferred]')).toBeNull();
    expect(attributesIn(html, 'main a', 'href')).toContain('/schedule-meeting?id=o-1&appointment=appointment-7');
  });

  it('E2 PRO-05 loses the one part whose system is down', async () => {
    expect(failures((await open({ trips: down })).html)).toEqual(['Your trips']);
    expect(failures((await open({ appointments: down })).html)).toEqual(['Your calendar']);
    expect(failures((await open({ news: down })).html)).toEqual(['The news']);
  });

  it('TRP-03 shows frame and skeleton before a deferred fragment, and the fragment in its place when it comes', async () => {
    let answer: (trips: typeof noTrips) => void = () => undefined;
    const trips = new Promise<typeof noTrips>((resolve) => (answer = resolve));
    const { html } = await open({ trips: () => trips }, (seen) => {
      if (seen.includes('Welcome, Eleanor') && seen.includes('Your trips are on their way')) answer(noTrips);
    });
    const page = parseHtml(html);
    expect(page.querySelector('template[data-deferred]')).toBeNull();
    const [skeleton, fragment] = page.querySelector('.deferred')?.children ?? [];
    expect(skeleton?.getAttribute('class')).toBe('deferred__skeleton');
    expect(fragment?.querySelector('.trips__empty')?.text).toMatch(/^You have no upcoming trips\./);
    expect(html.indexOf('You have no upcoming trips.')).toBeLessThan(html.indexOf('My Calendar'));
    // Nothing that the security policy would refuse.
    const inline = page.querySelectorAll('script:not([src]):not([type="application/json"])');
    expect(inline.map(({ rawText }) => rawText)).toEqual([]);
  });

  it('E2 ends within three seconds when no system ever answers', async () => {
    const { html, cameAt } = await open({ trips: silent, appointments: silent, news: silent });
    expect(cameAt('Welcome, Eleanor')).toBeLessThan(cameAt('</html>') - 500);
    expect(cameAt('</html>')).toBeLessThan(3_000);
    expect(failures(html)).toEqual(['Your trips', 'Your calendar', 'The news']);
    expect(html.trimEnd()).toMatch(/<\/html>$/);
  });
});
