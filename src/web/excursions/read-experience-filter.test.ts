import { aSailing } from '../../../test/builders/a-sailing';
import { aVoyage } from '../../../test/builders/a-voyage';
import { anExperience, aPort, daysAround } from '../../../test/builders/an-experience';
import { callsFor } from '../../core/excursions/port-calls';
import { plainDate } from '../../core/shared/plain-date';
import { toExperienceFilterView } from './experience-filter-view';
import { readExperienceFilter } from './read-experience-filter';

const sailings = [
  {
    voyage: aVoyage({ regionSlug: 'adriatic', days: daysAround({}) }),
    sailing: aSailing({ start: plainDate('2027-06-10') }),
  },
];
const all = [{ experience: anExperience(), calls: callsFor(anExperience(), sailings) }];
const read = (query: Record<string, unknown>) => readExperienceFilter(query, all);

describe('the address of the experiences', () => {
  it('says all that can be looked for, and the order', () => {
    const asked = read({
      region: 'adriatic',
      port: 'losinj',
      interest: 'Nature',
      level: 'Moderate',
      kind: 'Sea',
      month: '6',
      duration: 'half-day',
      sortBy: 'price',
    });
    expect(asked).toMatchObject({
      filter: {
        regionSlug: 'adriatic',
        portSlug: 'losinj',
        interest: 'Nature',
        level: 'Moderate',
        kind: 'Sea',
        month: 6,
        length: 'half-day',
      },
      order: 'price',
      isCanonical: true,
    });
  });

  it('H45 is in the suggested order unless it says another one', () => {
    expect(read({}).order).toBe('suggested');
    expect(read({ sortBy: 'popular' }).order).toBe('popular');
    expect(read({ sortBy: 'loudest' })).toMatchObject({ order: 'suggested', isCanonical: false });
  });

  it.each([
    ['region', 'greek-isles'],
    ['port', 'hydra'],
    ['interest', 'Opera'],
    ['level', 'moderate'],
    ['kind', 'Air'],
    ['month', '0'],
    ['month', '13'],
    ['month', '06'],
    ['duration', 'endless'],
  ])('E1 leaves out %s=%s, which nothing has, and says that it did', (name, value) => {
    expect(read({ [name]: value, kind: name === 'kind' ? value : 'Sea' })).toMatchObject({ isCanonical: false });
    expect(read({ [name]: value, sortBy: value })).toMatchObject({ filter: {}, unknownValues: [value] });
  });

  it('ROU-30 reads a region by its name as well', () => {
    expect(read({ region: 'Adriatic' })).toMatchObject({
      filter: { regionSlug: 'adriatic' },
      values: { region: 'adriatic' },
      unknownValues: [],
      isCanonical: false,
    });
  });

  it('survives lists and objects in the place of words', () => {
    expect(read({ interest: ['Nature'], region: { a: 'b' } })).toMatchObject({ filter: {}, isCanonical: false });
  });

  it('C15 understands a padded word, and does not take it for sound', () => {
    expect(read({ port: ' losinj ' })).toMatchObject({ filter: { portSlug: 'losinj' }, isCanonical: false });
    expect(read({ port: '  ' })).toMatchObject({ filter: {}, isCanonical: false });
    expect(read({ port: '', sortBy: '' })).toMatchObject({ filter: {}, isCanonical: true });
  });
});

describe('the filter that is shown', () => {
  const show = (query: Record<string, unknown>) =>
    toExperienceFilterView(read(query), {
      all,
      regions: [
        { slug: 'adriatic', name: 'Adriatic', summary: '' },
        { slug: 'arctic', name: 'Arctic', summary: '' },
      ],
      ports: [aPort(), aPort({ slug: 'hydra' })],
    });

  it('offers only what there is', () => {
    const { main, more } = show({});
    const values = Object.fromEntries(
      [...main, ...more].map(({ name, options }) => [name, options.map(({ value }) => value)]),
    );
    expect(values).toMatchObject({
      region: ['', 'adriatic'],
      port: ['', 'losinj'],
      interest: ['', 'Nature', 'Photography'],
      level: ['', 'Moderate'],
      month: ['', '6'],
      sortBy: ['', 'popular', 'duration', 'price'],
    });
  });

  it('leads from each chosen filter to the same list without it', () => {
    expect(show({ region: 'adriatic', month: '6', sortBy: 'price' }).chosenFilters).toEqual([
      { label: 'Adriatic', href: '/shore-and-sea-experiences?month=6&sortBy=price#results' },
      { label: 'June', href: '/shore-and-sea-experiences?region=adriatic&sortBy=price#results' },
    ]);
    expect(show({ port: 'losinj' }).chosenFilters[0]?.href).toBe('/shore-and-sea-experiences#results');
  });
});
