import { aSailing } from '../../../test/builders/a-sailing';
import { aVoyage } from '../../../test/builders/a-voyage';
import { anExperience, anExperienceCategory, aPort, daysAround } from '../../../test/builders/an-experience';
import { money } from '../shared/money';
import { plainDate } from '../shared/plain-date';
import type { Voyage } from '../voyages/voyage';
import type { Experience } from './experience';
import { FindExperiences } from './find-experiences';
import { ShowExperience } from './show-experience';
import { ShowSailingExperiences } from './show-sailing-experiences';

const june = {
  voyage: aVoyage({ regionSlug: 'adriatic', days: daysAround({}, { portSlug: 'rovinj' }) }),
  sailing: aSailing({ start: plainDate('2027-06-10') }),
};
const october = {
  voyage: aVoyage({ regionSlug: 'greek-isles', days: daysAround({ portSlug: 'hydra' }, { portSlug: 'losinj' }) }),
  sailing: aSailing({ start: plainDate('2027-10-10') }),
};

const dolphins = anExperience({ months: [] });
const batana = anExperience({
  slug: 'batana',
  tourCode: 'ONX-1602',
  categorySlug: 'sail-and-oar',
  portSlug: 'rovinj',
  durationMinutes: 120,
  activityLevel: 'Gentle',
  interests: ['Music'],
  price: money(13_500, 'USD'),
  editorialRank: 3,
  months: [],
});
const painter = anExperience({
  slug: 'painter',
  tourCode: 'ONX-1706',
  categorySlug: 'makers',
  portSlug: 'hydra',
  kind: 'Shore',
  durationMinutes: 300,
  activityLevel: 'Active',
  interests: ['Art', 'Nature'],
  price: money(13_500, 'USD'),
  editorialRank: 5,
  months: [],
});

const content = (experiences: readonly Experience[]) => ({
  findExperiences: async () => experiences,
  findCategories: async () => [
    anExperienceCategory(),
    anExperienceCategory({ slug: 'sail-and-oar' }),
    anExperienceCategory({ slug: 'makers' }),
  ],
});
const finder = (experiences: readonly Experience[] = [dolphins, batana, painter]) =>
  new FindExperiences(
    content(experiences),
    { run: async () => ({ sailings: [june, october], regions: [] }) },
    {
      countConfirmedSeats: async () =>
        new Map([
          ['ONX-1706', 40],
          ['ONX-1803', 90],
        ]),
    },
  );
async function find(selection: Parameters<FindExperiences['among']>[1] = {}, experiences?: readonly Experience[]) {
  const experienceFinder = finder(experiences);
  const matches = await experienceFinder.among((await experienceFinder.run()).all, selection);
  return matches.map(({ experience }) => experience.slug);
}

describe('the experiences that a visitor looks for', () => {
  it.each([
    [{ categorySlug: 'makers' }, ['painter']],
    [{ portSlug: 'losinj' }, ['room-for-four']],
    [{ interest: 'Nature' }, ['painter', 'room-for-four']],
    [{ level: 'Gentle' }, ['batana']],
    [{ kind: 'Sea' }, ['batana', 'room-for-four']],
    [{ length: 'short' }, ['batana']],
    [{ length: 'half-day' }, ['room-for-four']],
    [{ length: 'long' }, ['painter']],
    [{ regionSlug: 'greek-isles' }, ['painter', 'room-for-four']],
    [{ month: 6 }, ['batana', 'room-for-four']],
    [{ month: 10, regionSlug: 'adriatic' }, []],
    [{ interest: 'Nature', kind: 'Shore' }, ['painter']],
  ] as const)('are found by the filter %j', async (filter, slugs) => {
    expect(await find({ filter })).toEqual(slugs);
  });

  it('H45 suggests what a guest likes first, then by the editors', async () => {
    expect(await find()).toEqual(['batana', 'painter', 'room-for-four']);
    expect(await find({ preferences: ['Nature', 'Photography'] })).toEqual(['room-for-four', 'painter', 'batana']);
  });

  it('H45 orders by confirmed seats, by duration and by price', async () => {
    expect(await find({ order: 'popular' })).toEqual(['room-for-four', 'painter', 'batana']);
    expect(await find({ order: 'duration' })).toEqual(['batana', 'room-for-four', 'painter']);
    expect(await find({ order: 'price' })).toEqual(['batana', 'painter', 'room-for-four']);
  });

  it('H45 breaks ties by the first day on which it can be had, then by code', async () => {
    const never = anExperience({ slug: 'never', portSlug: 'nowhere', tourCode: 'ONX-0001' });
    const later = anExperience({ slug: 'later', portSlug: 'hydra', tourCode: 'ONX-0002', months: [] });
    const second = anExperience({ slug: 'second', tourCode: 'ONX-1804' });
    expect(await find({ order: 'duration' }, [never, later, second, dolphins])).toEqual([
      'room-for-four',
      'second',
      'later',
      'never',
    ]);
  });
});

describe('one experience', () => {
  const show = (experiences?: readonly Experience[], voyages: readonly Voyage[] = []) =>
    new ShowExperience(finder(experiences), {
      findPorts: async () => [aPort(), aPort({ slug: 'rovinj' })],
      findVoyages: async () => voyages,
    });

  it('ROU-32 comes with its port, its category and the days to come', async () => {
    const shown = await show().run({ categorySlug: 'wild-company', slug: 'room-for-four' });
    expect(shown).toMatchObject({ kind: 'experience', port: { slug: 'losinj' }, category: { title: 'Wild Company' } });
    expect(shown.kind === 'experience' && shown.calls.map(({ date }) => date)).toEqual(['2027-06-11', '2027-10-12']);
  });

  it('H52 ROU-32 knows whether its port has a page: a published voyage calls there', async () => {
    const { portSlug } = dolphins;
    const calling = (isPublished: boolean) =>
      aVoyage({ isPublished, route: [{ portSlug, name: 'Port', latitude: 0, longitude: 0, days: [1] }] });
    for (const isPublished of [true, false]) {
      const shown = await show(undefined, [calling(isPublished)]).run({
        categorySlug: 'wild-company',
        slug: 'room-for-four',
      });
      expect(shown).toMatchObject({ hasPortPage: isPublished });
    }
  });

  it('ROU-32 is found elsewhere when its category is another one, and not found when it is none', async () => {
    expect(await show().run({ categorySlug: 'makers', slug: 'room-for-four' })).toEqual({
      kind: 'elsewhere',
      categorySlug: 'wild-company',
    });
    expect(await show().run({ categorySlug: 'wild-company', slug: 'no-such' })).toEqual({ kind: 'not-found' });
  });

  it('ROU-32 is not found where the line describes neither its port nor its category', async () => {
    const unplaced = anExperience({ slug: 'unplaced', portSlug: 'hydra' });
    const unsorted = anExperience({ slug: 'unsorted', categorySlug: 'no-such' });
    for (const { slug, categorySlug } of [unplaced, unsorted])
      expect(await show([unplaced, unsorted]).run({ categorySlug, slug })).toEqual({ kind: 'not-found' });
  });

  it('names others of its port first, then others of its category, never itself', async () => {
    const samePort = anExperience({ slug: 'same-port', categorySlug: 'makers', editorialRank: 900 });
    const sameKind = anExperience({ slug: 'same-kind', portSlug: 'rovinj', editorialRank: 1 });
    const shown = await show([dolphins, batana, sameKind, samePort]).run({
      categorySlug: 'wild-company',
      slug: 'room-for-four',
    });
    expect(shown.kind === 'experience' && shown.others.map(({ experience }) => experience.slug)).toEqual([
      'same-port',
      'same-kind',
    ]);
  });
});

describe('the experiences of one sailing', () => {
  const showOf = (kind: 'sailing' | 'departed') =>
    new ShowSailingExperiences(content([dolphins, batana, painter]), {
      run: async ({ itineraryId }) =>
        itineraryId === 'ON1-DAL-270610-007' ? { kind, ...june } : { kind: 'not-found' },
    });

  it.each(['sailing', 'departed'] as const)(
    'API-15 stand by date and code, each with its day and the times that fit (%s)',
    async (kind) => {
      const show = showOf(kind);
      const outcome = await show.run({ itineraryId: 'ON1-DAL-270610-007' });
      expect(
        outcome.kind === 'experiences' &&
          outcome.items.map(({ date, day, startTimes, experience }) => [date, day, experience.slug, startTimes]),
      ).toEqual([
        ['2027-06-11', 2, 'room-for-four', ['08:30', '13:30']],
        ['2027-06-12', 3, 'batana', ['08:30', '13:30']],
      ]);
      expect(await show.run({ itineraryId: 'ON1-NIX-270610-007' })).toEqual({ kind: 'not-found' });
    },
  );
});
