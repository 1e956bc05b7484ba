import sharp from 'sharp';
import { aSailing } from '../../../test/builders/a-sailing';
import { aSuite, aVoyage } from '../../../test/builders/a-voyage';
import { readPdf } from '../../../test/support/read-pdf';
import { money } from '../../core/shared/money';
import { type BrochurePage, renderBrochure } from './brochure';
import { deckPlanBrochure, type DeckPlanFacts } from './deck-plan-brochure';
import type { DocumentTools } from './document-template';
import { seasonBrochure, type SeasonFacts } from './season-brochure';

const map =
  '<svg viewBox="0 0 800 560"><desc>Map of 7 nights.</desc><rect class="route-map__water" width="800" height="560"/><path class="route-map__land" d="M0 0l9,9 9 0z"/><path class="route-map__line" d="M1,1L50,50"/>' +
  '<circle class="route-map__port" cx="1" cy="1" r="5"/><text class="route-map__label" x="10" text-anchor="end" y="9">Kuşadası</text></svg>';
const cyclades = aVoyage({ embarkPort: 'Athens (Piraeus)', debarkPort: 'Athens (Piraeus)' });
const kotor = aVoyage({
  voyageId: 'BOK',
  slug: 'bay-of-kotor',
  title: 'Bay of Kotor',
  regionSlug: 'adriatic',
  region: 'Adriatic',
  embarkPort: 'Dubrovnik',
  debarkPort: 'Šibenik',
});
const ashore = {
  lineName: 'Ondine Yachts',
  contact: { phone: '+1 305 555 0100', email: 'hello@ondine.example', address: ['14 Cable Row'] },
};
const words = {
  madeAt: new Date('2026-11-21T00:00:00Z'),
  title: 'The season in one book',
  subtitle: 'One yacht.',
  foreword: 'First.\nSecond.',
  coverPicture: 'cover',
  today: '21 November 2026',
};

const aSeason = (facts: Partial<SeasonFacts> = {}): SeasonFacts => ({
  ...ashore,
  ...words,
  sailings: [
    { voyage: cyclades, sailing: aSailing() },
    {
      voyage: kotor,
      sailing: aSailing({
        itineraryId: 'ON1-BOK-270601-007',
        voyageId: 'BOK',
        isWaitlistOnly: true,
        suites: [{ category: 'SV', availableCabins: 0, price: money(9_999_900, 'USD') }],
      }),
    },
  ],
  regions: [
    { slug: 'greek-isles', name: 'Greek Isles', summary: 'White villages.' },
    { slug: 'adriatic', name: 'Adriatic', summary: 'Pines.' },
    { slug: 'bahamas', name: 'Bahamas', summary: 'Sand.' },
  ],
  suites: [aSuite()],
  terms: { depositPercent: 25, finalPaymentDays: 90 },
  origin: 'https://ondine.example',
  ...facts,
});

const tools: DocumentTools = {
  findPicture: async (name) => ({
    jpeg: await sharp({ create: { width: 30, height: 20, channels: 3, background: '#345' } })
      .jpeg()
      .toBuffer(),
    alt: `Picture of ${name}`,
  }),
  routeMap: () => map,
};

const make = async (pages: readonly BrochurePage[]) =>
  readPdf(
    (
      await renderBrochure({
        title: words.title,
        lineName: ashore.lineName,
        madeAt: words.madeAt,
        pages,
      })
    ).pdf,
  );
const season = async (facts: Partial<SeasonFacts> = {}, from = tools) =>
  make(await seasonBrochure(aSeason(facts), from));

const yacht = { length: 200, beam: 25, draft: 6, corridor: 2.4, suiteDepth: 8, twoStoreys: [], acrossTheBeam: [] };
const deck = {
  number: 5,
  name: 'The Water Deck',
  text: 'Near the sea.',
  from: 3,
  to: 196,
  suitesFrom: 54,
  rooms: [{ name: 'Spa', from: 118, to: 144 }],
};
const deckBrochure = (): DeckPlanFacts => ({
  ...aSeason(),
  title: 'The deck plan book',
  vessel: { measure: yacht, decks: [deck] },
});

describe('the documents of the line', () => {
  it('FRM-01 the season brochure has a sheet for each voyage with a departure, in chapters, and says on which page', async () => {
    const { pageCount, bookmarks, text, raw } = await season();
    expect(new Set(bookmarks)).toEqual(
      new Set([
        'The season in one book',
        'Contents',
        'The calendar',
        'Greek Isles',
        'Cyclades in Seven Nights',
        'Adriatic',
        'Bay of Kotor',
        'Fares and how to reserve',
        'Speak with us',
      ]),
    );
    expect(pageCount).toBe(9);
    expect(text).toMatch(/Cyclades in Seven Nights 5 /);
    expect(text).toMatch(/Bay of Kotor 7 /);
    expect(raw.slice(0, 8)).toBe('%PDF-1.7');
    expect(raw).toContain('https://ondine.example/voyages/bay-of-kotor');
  });

  it('FRM-01 prints the fares and the waitlist as the inventory has them, with the day on which they were read', async () => {
    const { text } = await season();
    expect(text).toContain('$12,345 ');
    expect(text).toContain('Waitlist ');
    expect(text).not.toContain('99,999');
    expect(text).toContain('free on 21 November 2026');
    expect(text).toContain('Athens and back');
  });

  it('FRM-01 is tagged, has a language and words for every picture, and characters of the Adriatic and of Anatolia', async () => {
    const { tags, alts, text, raw } = await season();
    expect([...tags]).toEqual(
      expect.arrayContaining([
        'Document',
        'Sect',
        'H1',
        'H2',
        'P',
        'Figure',
        'Table',
        'TR',
        'TH',
        'TD',
        'TOC',
        'TOCI',
        'Link',
      ]),
    );
    expect(alts).toEqual(expect.arrayContaining(['Picture of cover', 'Map of 7 nights.']));
    expect(alts.filter((alt) => alt === '')).toEqual([]);
    expect(raw).toMatch(/\/Marked true/);
    expect(raw).toMatch(/\/Lang \(en-US\)/);
    expect(raw).toMatch(/\/DisplayDocTitle true/);
    expect(text).toContain('Kuşadası');
    expect(text).toContain('Dubrovnik to Šibenik');
    expect(text).not.toContain('\ufffd');
  });

  it('FRM-01 does without pictures and maps that were never made', async () => {
    const { pageCount, alts } = await season({}, { findPicture: async () => undefined, routeMap: () => undefined });
    expect([pageCount, alts]).toEqual([9, []]);
  });

  it('FRM-01 the deck plan book draws each deck and each kind of suite with its numbers and sizes', async () => {
    const { pageCount, bookmarks, text, alts } = await make(await deckPlanBrochure(deckBrochure(), tools));
    expect(bookmarks).toEqual([
      'The deck plan book',
      'Contents',
      'Deck 5, The Water Deck',
      'Seaview Suite',
      'All suites side by side',
      'Speak with us',
    ]);
    expect(pageCount).toBe(6);
    expect(text).toContain('388 sq\u00a0ft (36 m²)');
    expect(text).toContain('501, 502');
    expect(alts).toContain('Plan of Deck 5, The Water Deck, the bow to the left: 2 suites, and Spa.');
  });
});
