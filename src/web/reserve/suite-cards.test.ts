import { aQuote } from '../../../test/builders/a-booking';
import { aSailing } from '../../../test/builders/a-sailing';
import { aSuite } from '../../../test/builders/a-voyage';
import { builtPictures } from '../../../test/builders/built-pictures';
import { money } from '../../core/shared/money';
import { toSuiteCards } from './suite-cards';

const suites = [
  aSuite({ secondaryFeatures: [{ icon: 'bath', title: 'Shower', body: 'With a bench.' }] }),
  aSuite({ category: 'OS', suiteId: 'BR-I,OS', title: 'Ocean Suite' }),
  aSuite({ category: 'FS', suiteId: 'FS-I,FS', title: 'Funnel Suite' }),
];
const sailing = aSailing({
  itineraryId: 'ON1-CYC-270503-007',
  suites: [
    { category: 'SV', availableCabins: 2, price: money(2_450_000, 'USD') },
    { category: 'OS', availableCabins: 0, price: money(3_190_000, 'USD') },
    { category: 'FS', availableCabins: 1, price: money(21_950_000, 'USD') },
  ],
});
const cards = (selectedSuiteId?: string) =>
  toSuiteCards(
    {
      suites,
      sailing,
      selectedSuiteId,
      party: { adults: 2, children: 1 },
      engine: { baseUrl: '/engine/details', siid: 'landfall' },
      vessel: 'the-yacht',
    },
    builtPictures(),
  );

describe('the cards of the suite step', () => {
  it('SUI-11 SUI-12 say what the suite is and has, and reserve that suite of that sailing for that party', () => {
    const { title, suiteId, primaryFeatures, secondaryFeatures } = suites[0] ?? aSuite();
    const [card] = cards('BR-I,SV');
    expect(secondaryFeatures).toHaveLength(1);
    expect(card).toMatchObject({
      title,
      suiteId,
      category: 'SV',
      primaryFeatures,
      secondaryFeatures,
      price: 'From 24,500.00 USD per suite',
      isSelected: true,
      availability: 'Two left on these dates',
    });
    expect(card?.pageHref).toContain('seaview-suite');
    expect(
      [...(card?.primaryFeatures ?? []), ...(card?.secondaryFeatures ?? [])].every(({ icon, title: name, body }) =>
        Boolean(icon && name && body),
      ),
    ).toBe(true);
    expect(Object.fromEntries(new URL(card?.button.href ?? '', 'http://x').searchParams)).toMatchObject({
      voyageId: 'ON1-CYC-270503-007',
      categorycode: 'SV',
      p1: '3',
      p2: '30,30,5',
    });
  });

  it('SUI-11 SUI-13 join the waitlist of a sailing that is one, and count nothing there', () => {
    const [card] = toSuiteCards(
      {
        suites,
        sailing: { ...sailing, isWaitlistOnly: true },
        selectedSuiteId: 'BR-I,SV',
        party: { adults: 2, children: 0 },
        engine: { baseUrl: '/engine/details', siid: 'landfall' },
        vessel: 'the-yacht',
      },
      builtPictures(),
    );
    expect(card?.button.label).toBe('Join Waitlist');
    expect(card?.availability).toBeUndefined();
  });

  it('SUI-13 say once that a kind is taken, and name its free step-free suites while it is not', () => {
    const [left, taken] = toSuiteCards(
      {
        suites: [
          aSuite({ cabins: ['611'] }),
          aSuite({ category: 'OS', suiteId: 'BR-I,OS', title: 'Ocean Suite', cabins: ['711'] }),
        ],
        sailing,
        selectedSuiteId: undefined,
        party: { adults: 2, children: 0 },
        engine: { baseUrl: '/engine/details', siid: 'landfall' },
        vessel: 'the-yacht',
        stepFree: { numbers: ['611', '711'], free: new Set(['611']) },
      },
      builtPictures(),
    );
    expect(left?.stepFree).toBe('Step-free and available: 611');
    expect([taken?.availability, taken?.stepFree]).toEqual(['All taken on these dates', undefined]);
  });

  it('ROU-32 lead to the page of each suite, too', () => {
    expect(cards()[0]?.pageHref).toBe('/vessels/the-yacht/suites/seaview-suite');
  });

  it('ENG-01 SUI-15 lead to the engine with exactly its query', () => {
    expect(cards()[0]?.button).toEqual({
      label: 'Select',
      href: '/engine/details?siid=landfall&voyageId=ON1-CYC-270503-007&categorycode=SV&farecode=BESTPRICE&p1=3&p2=30,30,5',
    });
    expect(cards('BR-I,SV')[0]?.button.label).toBe('Continue');
  });

  it('ENG-01 SUI-18 print the price of the quote that the link to our own engine carries', () => {
    const quotes = new Map([
      ['SV', { quote: aQuote(), sealed: '1.a-b' }],
      ['OS', { quote: aQuote(), sealed: '2.c_d' }],
    ]);
    const [seaview, ocean] = toSuiteCards(
      {
        suites,
        sailing,
        selectedSuiteId: undefined,
        party: { adults: 2, children: 0 },
        quotes,
        engine: { baseUrl: '/engine/details', siid: 'landfall' },
        vessel: 'the-yacht',
      },
      builtPictures(),
    );
    expect(seaview?.price).toBe('From 12,345.00 USD per suite');
    expect(seaview?.button.href).toMatch(/&p1=2&p2=30,30&quote=1\.a-b$/);
    expect(ocean?.button.href).toMatch(/^\/engine\/waitlist\?[^#]*&p2=30,30$/);
  });

  it('SUI-13 SUI-18 offer a waitlist entry, and the price, where every cabin is taken', () => {
    const taken = cards()[1];
    expect(taken?.button).toMatchObject({
      label: 'Join Waitlist',
      href: expect.stringMatching(/^\/engine\/waitlist\?siid=/),
    });
    expect(taken?.price).toBe('From 31,900.00 USD per suite');
    expect(taken?.availability).toMatch(/taken/);
  });

  it('SUI-14 SUI-17 SUI-18 send those who want the Funnel Suite to a person', () => {
    expect(cards()[2]).toMatchObject({
      price: 'By appointment only',
      message: 'To reserve the Funnel Suite, please contact our Personal Yacht Consultant.',
      button: {
        label: 'Contact Us',
        href: '/contact-us?about=funnel-suite&itineraryId=ON1-CYC-270503-007&suiteId=FS-I%2CFS',
      },
    });
  });

  it('SUI-15 put the suite first that the visitor came with', () => {
    expect(cards('BR-I,OS').map(({ category, isSelected }) => [category, isSelected])).toEqual([
      ['OS', true],
      ['SV', false],
      ['FS', false],
    ]);
  });

  it('H24 say Waitlist Only where nothing is known of a suite', () => {
    const [card] = toSuiteCards(
      {
        suites: [aSuite({ category: 'MS', suiteId: 'BR-I,MS' })],
        sailing,
        selectedSuiteId: undefined,
        party: { adults: 1, children: 0 },
        engine: { baseUrl: '/engine/details', siid: 'landfall' },
        vessel: 'the-yacht',
      },
      builtPictures(),
    );
    expect(card).toMatchObject({ price: 'Waitlist Only', button: { label: 'Join Waitlist' } });
  });
});
