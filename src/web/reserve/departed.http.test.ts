import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { attributesIn, parseHtml } from '../../../test/support/parse-html';
import { addDays, formatDateRange, plainDate } from '../../core/shared/plain-date';

interface ListedSailing {
  readonly itineraryId: string;
  readonly slug: string;
  readonly dateRange: { readonly from: string; readonly to: string };
  readonly availableCategories: Readonly<Record<string, number>>;
}

let server: SharedServer;
/** Of the coming sailings of one voyage, that with the most kinds of suites free. */
let sailing: ListedSailing;
let voyageStep: string;
let suiteStep: string;
let waitlist: string;
beforeAll(async () => {
  server = await sharedServer();
  const all = (await (await fetch(`${server.url}/api/voyages`)).json()) as readonly ListedSailing[];
  const countFreeKinds = (one: ListedSailing) => Object.values(one.availableCategories).filter(Boolean).length;
  const [found] = all
    .filter(({ slug }) => slug === 'cyclades-in-seven-nights')
    .toSorted((one, other) => countFreeKinds(other) - countFreeKinds(one));
  if (!found) throw new Error('The line has no sailing of this voyage ahead.');
  sailing = found;
  const { itineraryId } = sailing;
  voyageStep = `/reserve-now/${itineraryId}?suiteId=BR-I,SV`;
  suiteStep = `/reserve-now/${itineraryId}/suite/?suiteId=BR-I,SV&guestsAdults=2&guestsChildren=0`;
  waitlist = `/engine/waitlist?siid=landfall&voyageId=${itineraryId}&categorycode=SV&farecode=BESTPRICE&p1=2&p2=30,30`;
}, 60_000);
afterAll(() => server.stop());

const voyageNotFound = 'Voyage details not found. Please select an alternate voyage';

const datesOf = ({ from, to }: ListedSailing['dateRange']) => formatDateRange(plainDate(from), plainDate(to));
const open = async (path: string) => {
  const answer = await fetch(`${server.url}${path}`, { redirect: 'manual' });
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    text: (await answer.text()).replaceAll('<!-- -->', ''),
  };
};
const itIs = (now: string) =>
  fetch(`${server.url}/dev/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ now }),
  });
/** For the cases of a group alone: those outside it are about today. */
function moveClock(daysFromDeparture: number): void {
  beforeAll(() => itIs(`${addDays(plainDate(sailing.dateRange.from), daysFromDeparture)}T16:00:00Z`));
  afterAll(() => itIs(new Date().toISOString()));
}

it('RES-08 names the voyage, its dates and its nights in the box, and not again below it', async () => {
  const page = parseHtml((await open(voyageStep)).text);
  const title = page.querySelector('.box__title')?.text ?? '';
  const dates = datesOf(sailing.dateRange);
  expect([title, page.querySelector('.box__line')?.text]).toEqual([expect.stringMatching(/\w/), `${dates}, 7 nights`]);
  const words = page.querySelector('.voyage-step__words')?.text ?? '';
  expect([title, dates, 'Nights'].filter((part) => words.includes(part))).toEqual([]);
});

it('RES-11 RES-12 H06 says all five messages that there are, each once, that of the engine’s sign-in first', async () => {
  const { text } = await open(
    `${suiteStep}&errorcode=RES-VID,RES-CatCode,RES-Hold,other,RES-FareCode,more&ssoFailed=1`,
  );
  const errors = parseHtml(text).querySelectorAll('[role="alert"] p, [role="alert"] li');
  expect(errors.map((error) => error.text.slice(0, 22))).toEqual([
    'The reservation desk d',
    'Voyage details not fou',
    'Suite details not foun',
    'Your suite is no longe',
    'It looks like somethin',
  ]);
});

it('VOY-23 H22 names an unknown sailing by its dates, one of another voyage by its voyage, and an unreadable one as such', async () => {
  const noticeOf = async (id: string) =>
    parseHtml((await open(`/voyages/cyclades-in-seven-nights?id=${id}`)).text).querySelector('.missed .notice');
  expect((await noticeOf('ON1-CYC-310503-007'))?.textContent).toContain(
    'You asked for 3 – 10 May 2031. We have no such sailing.',
  );
  expect((await noticeOf('nonsense'))?.textContent).toContain('names no sailing of ours');
  const all = (await (await fetch(`${server.url}/api/voyages`)).json()) as readonly {
    itineraryId: string;
    slug: string;
  }[];
  const other = all.find(({ slug }) => slug !== 'cyclades-in-seven-nights');
  const elsewhere = await noticeOf(other?.itineraryId ?? '');
  expect(elsewhere?.querySelector('a')?.attributes['href']).toBe(`/voyages/${other?.slug}?id=${other?.itineraryId}`);
  expect(await noticeOf(all.find(({ slug }) => slug === 'cyclades-in-seven-nights')?.itineraryId ?? '')).toBeNull();
});

it('ROU-01 ROU-24 H22 leads from the address of an unknown sailing to its voyage, which names the requested one', async () => {
  const id = 'ON1-CYC-310503-007';
  for (const path of [`/reserve-now/${id}`, `/reserve-now/${id}/suite/`, `/journeys/cyclades/${id}`]) {
    const { status, text } = await open(path);
    expect([status, attributesIn(text, '.error-words__near a', 'href')]).toEqual([
      404,
      [`/voyages/cyclades-in-seven-nights?id=${id}`],
    ]);
  }
});

describe('a sailing on the day before it leaves', () => {
  moveClock(-1);

  it('ROU-01 ROU-02 VOY-26 can still be reserved', async () => {
    expect(await open(voyageStep)).toMatchObject({
      status: 200,
      text: expect.stringContaining('Continue to suites') as string,
    });
    expect(parseHtml((await open(suiteStep)).text).querySelectorAll('[data-live^="suite-"]').length).toBeGreaterThan(5);
    expect((await open(`/api/voyage-data?voyageId=${sailing.itineraryId}`)).text).toContain('"price"');
    expect((await open(waitlist)).status).toBe(200);
  });
});

describe.each([
  ['on its day of departure', 0],
  ['after it has left', 17],
])('a sailing %s', (_when, days) => {
  moveClock(days);

  it('ROU-01 RES-13 is not for sale at the voyage step, which offers the dates that are ahead', async () => {
    const { status, text } = await open(voyageStep);
    expect(status).toBe(404);
    expect(text).toContain(voyageNotFound);
    expect(text).toContain('These dates can no longer be reserved.');
    for (const sold of ['Continue to suites', 'Per suite starting from', 'data-reserves'])
      expect(text).not.toContain(sold);
    expect(parseHtml(text).querySelector('[aria-current="true"]')).toBeNull();
    expect(parseHtml(text).querySelectorAll('.near__item').length).toBeGreaterThan(0);
    const [other = ''] = attributesIn(text, '[class="date"][href$="#dates"]', 'href');
    expect(await open(other.replace('#dates', ''))).toMatchObject({
      status: 200,
      text: expect.not.stringContaining(voyageNotFound) as string,
    });
  });

  it('ROU-02 VOY-22 VOY-25 has no suite step and no waitlist: both lead to where that is said', async () => {
    for (const asked of [suiteStep, waitlist]) {
      let { status, location } = await open(asked);
      while (location) ({ status, location } = await open(location));
      expect(status).toBe(404);
    }
    expect((await open(suiteStep)).location).toBe(`${voyageStep}&guestsAdults=2&guestsChildren=0`);
    expect((await open(waitlist)).location).toContain('errorcode=RES-VID');
  });

  it('VOY-23 RES-13 is named on the page of its voyage, with what is shown instead and what comes near', async () => {
    const { status, text } = await open(`/voyages/cyclades-in-seven-nights?id=${sailing.itineraryId}`);
    const notice = parseHtml(text).querySelector('.missed .notice');
    expect([status, notice?.querySelector('p')?.textContent.trim()]).toEqual([
      200,
      `You asked for Cyclades in Seven Nights, ${datesOf(sailing.dateRange)}. That sailing has left.`,
    ]);
    expect(notice?.textContent).toMatch(/This page shows .+ 20\d\d instead\./);
    for (const item of notice?.querySelectorAll('.near__item') ?? [])
      expect(item.textContent).toMatch(
        /\$[\d,.]+ per suite, (\$[\d,.]+ (more|less)|at the same fare), \d+ (days?|months) later/,
      );
    const [day = ''] = attributesIn(text, '.day__links.no-print > a:first-child', 'href');
    const onDay = await open(day.replace(/id=[^&]+/, `id=${sailing.itineraryId}`));
    expect(onDay.text).toContain('That sailing has left.');
  });

  it('API-21 API-31 has no price and no free cabin in either read', async () => {
    for (const path of [
      `/api/voyage-data?voyageId=${sailing.itineraryId}&fullData=true`,
      `/api/voyage-data?voyageId=${sailing.itineraryId}`,
      `/api/reserve-now-suites?itineraryId=${sailing.itineraryId}&suiteId=FS-I,SV`,
    ]) {
      const { status, text } = await open(path);
      expect(status).toBe(404);
      expect(text).not.toMatch(/price|availab/);
    }
  });

  it('API-03 ROU-24 FRM-32 is still known to those who travelled on it, and no inquiry asks for it', async () => {
    expect((await open(`/api/voyages-gql?itineraryIds=${sailing.itineraryId}`)).text).toContain(sailing.itineraryId);
    expect((await open(`/journeys/${sailing.itineraryId}`)).status).toBe(302);
    expect((await open(`/api/port-per-date?itineraryId=${sailing.itineraryId}`)).status).toBe(200);
    expect((await open(`/inquire-now?itineraryId=${sailing.itineraryId}`)).text).not.toContain(sailing.itineraryId);
  });
});
