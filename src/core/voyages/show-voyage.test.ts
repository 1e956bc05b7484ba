import { aSailing } from '../../../test/builders/a-sailing';
import { aSuite, aVoyage } from '../../../test/builders/a-voyage';
import { fakeLine } from '../../../test/builders/fake-line';
import { noTripChanges } from '../../../test/builders/no-trip-changes';
import { plainDate } from '../shared/plain-date';
import { ShowVoyage } from './show-voyage';

const voyages = [
  aVoyage(),
  aVoyage({ voyageId: 'BAH', slug: 'out-islands' }),
  aVoyage({ voyageId: 'TUQ', slug: 'turquoise-coast', isPublished: false }),
];
const sailing = (voyageId: string, start: string) =>
  aSailing({ itineraryId: `${voyageId} ${start}`, voyageId, start: plainDate(start) });
const sailings = [
  sailing('BAH', '2027-04-24'),
  sailing('CYC', '2027-05-01'),
  sailing('TUQ', '2027-05-08'),
  sailing('BAH', '2027-05-15'),
  sailing('CYC', '2027-05-22'),
];

const run = (slug: string, itineraryId?: string, now = '2027-01-01T12:00:00Z') => {
  const { content, inventory } = fakeLine({ voyages, sailings, suites: [aSuite()] });
  return new ShowVoyage(content, inventory, { now: () => new Date(now) }, 'America/New_York', noTripChanges).run({
    slug,
    ...(itineraryId ? { itineraryId } : {}),
  });
};
const show = async (...asked: Parameters<typeof run>) => {
  const shown = await run(...asked);
  if (shown.kind === 'not-found') return shown.kind;
  const { selectedSailing, previous, next } = shown;
  return {
    dates: shown.sailings.map(({ start }) => start),
    selected: selectedSailing?.start,
    previous: previous?.sailing.start,
    next: next?.sailing.start,
  };
};

describe('one voyage', () => {
  it('VOY-23 selects the sailing that is asked for, else the first', async () => {
    expect(await show('cyclades-in-seven-nights', 'CYC 2027-05-22')).toMatchObject({
      selected: '2027-05-22',
      dates: ['2027-05-01', '2027-05-22'],
    });
    expect(await show('cyclades-in-seven-nights', 'CYC 2031-01-01')).toMatchObject({ selected: '2027-05-01' });
    expect(await show('cyclades-in-seven-nights')).toMatchObject({ selected: '2027-05-01' });
  });

  it('VOY-08 knows the voyages that leave before and after the selected sailing, published ones only', async () => {
    expect(await show('cyclades-in-seven-nights')).toMatchObject({ previous: '2027-04-24', next: '2027-05-15' });
    expect(await show('cyclades-in-seven-nights', 'CYC 2027-05-22')).toMatchObject({
      previous: '2027-05-15',
      next: undefined,
    });
  });

  it('VOY-03 H52 does not find an unpublished voyage, nor one that is not', async () => {
    expect(await show('turquoise-coast')).toBe('not-found');
    expect(await show('atlantis')).toBe('not-found');
  });

  it('VOY-23 selects nothing when every date has passed', async () => {
    expect(await show('cyclades-in-seven-nights', undefined, '2027-06-01T12:00:00Z')).toMatchObject({
      dates: [],
      selected: undefined,
      previous: undefined,
    });
  });

  it('VOY-04 names the sailing that is asked for and not shown, and nothing where it is shown or none is asked for', async () => {
    const missed = async (itineraryId?: string) => {
      const shown = await run('cyclades-in-seven-nights', itineraryId);
      return shown.kind === 'voyage' && 'missedSailing' in shown ? shown.missedSailing : undefined;
    };
    expect(await missed('BAH 2027-05-15')).toMatchObject({ kind: 'other-voyage', voyage: { voyageId: 'BAH' } });
    expect(await missed('tomorrow')).toEqual({ kind: 'unknown' });
    expect([await missed('CYC 2027-05-22'), await missed()]).toEqual([undefined, undefined]);
    expect(await run('cyclades-in-seven-nights')).not.toHaveProperty('missedSailing');
  });

  it('VOY-03 names the published voyages that a mistyped address may mean', async () => {
    const nearOf = async (slug: string) => {
      const shown = await run(slug);
      return shown.kind === 'not-found' ? shown.near.map(({ voyageId }) => voyageId) : undefined;
    };
    expect([await nearOf('out-island'), await nearOf('turquoise-coasts'), await nearOf('atlantis')]).toEqual([
      ['BAH'],
      [],
      [],
    ]);
  });
});
