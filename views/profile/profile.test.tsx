import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { attributesIn, parseHtml, textsIn } from '../../test/support/parse-html';
import { TripsPage } from '../trips/TripsPage';
import { Calendar } from './Calendar';
import { type GuestAreaTab, GuestAreaTabsContext } from './guest-area-tabs';
import { OverviewPage, type OverviewPageProps } from './OverviewPage';
import { ProfileFrame } from './ProfileFrame';
import { ProfileNewsPage } from './ProfileNewsPage';
import { frame, sampleMeetings, side } from './sample-profile';

const show = (page: ReactElement) => renderToStaticMarkup(<HelmetProvider>{page}</HelmetProvider>);
const framed = (path: string, hasBackToMenu?: boolean) =>
  show(
    <ProfileFrame frame={{ ...frame, path }} side={side} {...(hasBackToMenu === undefined ? {} : { hasBackToMenu })}>
      Page
    </ProfileFrame>,
  );
const tabs: readonly GuestAreaTab[] = [
  { label: 'Overview', href: '/my-profile/overview', order: 1, covers: ['/my-profile', '/my-profile/news'] },
  { label: 'My Trips', href: '/my-profile/trips', order: 2 },
  { label: 'Account', href: '/my-profile/settings', order: 3 },
];
const withTabs = (path: string) =>
  renderToStaticMarkup(
    <HelmetProvider>
      <GuestAreaTabsContext.Provider value={tabs}>
        <ProfileFrame frame={{ ...frame, path }} side={side}>
          Page
        </ProfileFrame>
      </GuestAreaTabsContext.Provider>
    </HelmetProvider>,
  );
const currentOf = (html: string) =>
  parseHtml(html)
    .querySelectorAll('a.profile__link[href]:is([aria-current="page"], [aria-current="true"])')
    .map(({ text }) => text);

describe('the frame of the guest’s area', () => {
  it('PRO-04 marks the tab of each page, and Overview at /my-profile and its news', () => {
    const marks = [
      '/my-profile',
      '/my-profile/',
      '/my-profile/overview',
      '/my-profile/news',
      '/my-profile/trips',
      '/my-profile/trips/itinerary',
      '/my-profile/trips-of-others',
      '/my-profile/settings/preferences',
    ].map((path) => currentOf(withTabs(path)));
    expect(marks).toEqual([
      ['Overview'],
      ['Overview'],
      ['Overview'],
      ['Overview'],
      ['My Trips'],
      ['My Trips'],
      [],
      ['Account'],
    ]);
  });

  it('PRO-02 PRO-03 leads back to the menu from every page but the menu, and those that lead to their parent instead', () => {
    const hasLink = (path: string, hasBackToMenu?: boolean) => framed(path, hasBackToMenu).includes('Back to Menu');
    for (const path of [
      '/my-profile/overview',
      '/my-profile/news',
      '/my-profile/trips',
      '/my-profile/settings',
      '/my-profile/settings/notifications',
    ])
      expect([path, hasLink(path)]).toEqual([path, true]);
    for (const path of ['/my-profile', '/my-profile/']) expect([path, hasLink(path)]).toEqual([path, false]);
    expect(hasLink('/my-profile/settings/data', false)).toBe(false);
  });

  it('PRO-01 PYC-15 greets by first name, with e-mail and consultant, and invites to a meeting, or to write', () => {
    const html = framed('/my-profile/trips');
    for (const part of ['Welcome, Eleanor', 'guest@example.com', 'Help &amp; Support', 'Inés Calloway'])
      expect(html).toContain(part);
    expect(attributesIn(html, 'a', 'href')).toContain('/schedule-meeting?id=opportunity');
    expect(html).not.toContain('/contact-us?about=meeting');
    const alone = show(
      <ProfileFrame frame={frame} side={{ contactHref: '/contact-us?about=meeting' }}>
        Page
      </ProfileFrame>,
    );
    expect(attributesIn(alone, 'a', 'href')).toContain('/contact-us?about=meeting');
    expect(alone).not.toContain('/schedule-meeting');
  });
});

describe('My Calendar', () => {
  const calendarOf = (count: number) => {
    const meetings = sampleMeetings(count);
    return renderToStaticMarkup(<Calendar calendar={{ first: meetings.slice(0, 3), rest: meetings.slice(3) }} />);
  };

  it('PRO-06 has View All only when there are more than three', () => {
    expect([0, 1, 3, 4, 500].map((count) => calendarOf(count).includes('View All'))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(parseHtml(calendarOf(500)).querySelectorAll('.agenda-entry')).toHaveLength(500);
  });

  it('PRO-07 H35 says No Upcoming Events, has details only for what is ahead, and room for the guest’s own time', () => {
    expect(calendarOf(0)).toContain('No Upcoming Events');
    expect(textsIn(calendarOf(2), 'summary, a, button').filter((text) => text.startsWith('Details'))).toHaveLength(1);
    expect(textsIn(calendarOf(1), 'time').join()).toMatch(/Eastern Time$/);
    expect(attributesIn(calendarOf(1), '[data-own-time]', 'data-own-time')).toEqual(['2027-01-12T15:00:00.000Z']);
  });
});

describe('the overview', () => {
  const all: Pick<OverviewPageProps, 'trips' | 'calendar' | 'news'> = {
    trips: { kind: 'ready', value: [] },
    calendar: { kind: 'ready', value: { first: sampleMeetings(1), rest: [] } },
    news: { kind: 'ready', value: [] },
  };
  const overview = (other: Partial<typeof all> = {}, path = frame.path) =>
    show(<OverviewPage frame={{ ...frame, path }} side={side} {...all} {...other} />);
  const failures = (html: string) => html.match(/cannot be shown right now/g)?.length ?? 0;

  it('E2 PRO-05 replaces the one part that failed, by a message with a way to try again', () => {
    for (const part of ['trips', 'calendar', 'news'] as const) {
      const html = overview({ [part]: { kind: 'failed' } });
      const links = parseHtml(html).querySelectorAll('a[href="/my-profile/overview"]');
      expect([part, failures(html), links.some(({ text }) => text.startsWith('Try again'))]).toEqual([part, 1, true]);
    }
    expect(failures(overview())).toBe(0);
  });

  it('TRP-03 holds the place of a part that is late, and marks where it comes in', () => {
    const html = overview({ trips: { kind: 'deferred' } });
    const [skeleton, place] = parseHtml(html).querySelector('.deferred')?.children ?? [];
    expect([skeleton?.classNames, skeleton?.text]).toEqual([
      'deferred__skeleton',
      expect.stringContaining('Your trips are on their way'),
    ]);
    expect([place?.tagName, place?.getAttribute('data-deferred')]).toEqual(['TEMPLATE', 'trips']);
    expect(attributesIn(html, '[data-deferred]', 'data-deferred')).toEqual(['trips']);
  });

  it('TRP-01 TRP-03 begins My Trips without its trips as well: title, heading and consultant are there', () => {
    const html = show(
      <TripsPage frame={{ ...frame, path: '/my-profile/trips' }} side={side} trips={{ kind: 'deferred' }} />,
    );
    expect(textsIn(html, 'h1')).toEqual([expect.stringMatching(/^My Trips/)]);
    expect(textsIn(html, 'h2')).toContainEqual(expect.stringMatching(/^Upcoming trips/));
    for (const words of ['Your trips are on their way', 'Inés Calloway']) expect(html).toContain(words);
    expect(attributesIn(html, 'template[data-deferred]', 'data-deferred')).toEqual(['trips']);
  });

  it('has one title at either address, the greeting where the page gives way to the menu', () => {
    const titles = (html: string) => textsIn(html, 'h1');
    expect([titles(overview()), titles(overview({}, '/my-profile'))]).toEqual([['Overview'], ['Welcome, Eleanor']]);
  });
});

describe('the news of the area', () => {
  it('PRO-09 PRO-11 leads back to the overview, and says that nothing was found or that fetching failed', () => {
    const page = (news: Parameters<typeof ProfileNewsPage>[0]['news']) =>
      show(<ProfileNewsPage frame={{ ...frame, path: '/my-profile/news' }} side={side} news={news} />);
    const none = page({ kind: 'ready', value: { tabs: [], items: [], count: 0 } });
    expect(none).toContain('No news articles found for selected filters.');
    expect(textsIn(none, '[href="/my-profile/overview"]').join()).toContain('Back to overview');
    expect(page({ kind: 'failed' })).toContain('Something went wrong while fetching news.');
  });
});
