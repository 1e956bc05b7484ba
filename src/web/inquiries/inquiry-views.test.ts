import { aSuite, aVoyage } from '../../../test/builders/a-voyage';
import type { Inquiry } from '../../core/inquiries/inquiry';
import { inquiryTabViews, toInquiryCard } from './inquiry-views';

const itineraryId = 'ON1-CYC-270412-007';
const suite = { suiteId: 'BR-I,SV', name: 'Seaview Suite' };
const context = {
  voyages: [aVoyage()],
  suites: [aSuite()],
  vessel: 'ondine-1',
  timeZone: 'America/New_York',
  now: new Date('2027-04-12T20:00:00Z'),
};
const cardOf = (inquiry: Partial<Inquiry>, changes: Partial<typeof context> = {}) =>
  toInquiryCard({ id: 'i-1', madeAt: new Date('2027-01-02T03:00:00Z'), ...inquiry }, { ...context, ...changes }).card;

describe('the card of an inquiry', () => {
  it('INQ-02 H41 names voyage, days and suite, with the day on which it was made at the office, and asks for their quote', () => {
    expect(cardOf({ itineraryId, suite })).toMatchObject({
      title: 'Cyclades in Seven Nights',
      href: `/voyages/cyclades-in-seven-nights?id=${itineraryId}`,
      lines: ['12 – 19 April 2027', 'Seaview Suite'],
      date: '1 January 2027',
      madeAt: '2027-01-02T03:00:00.000Z',
      quoteHref: `/inquire-now?itineraryId=${itineraryId}&suiteId=BR-I%2CSV`,
    });
    expect(cardOf({ suite })).toMatchObject({
      title: 'Seaview Suite',
      href: '/vessels/ondine-1/suites/seaview-suite',
      lines: [],
      quoteHref: '/inquire-now?suiteId=BR-I%2CSV',
    });
    expect(cardOf({})).toMatchObject({ title: 'Life with us in general', lines: [], quoteHref: '/inquire-now' });
    expect(cardOf({ extension: { slug: 'hydra', name: 'Hydra' } })).toMatchObject({
      title: 'Hydra',
      quoteHref: '/voyage-extensions/inquire?extension=hydra',
    });
  });

  it('INQ-02 H52 keeps the name of a withdrawn voyage without a link, and has a title whatever is known', () => {
    const withdrawn = cardOf({ itineraryId }, { voyages: [aVoyage({ isPublished: false })] });
    expect([withdrawn.title, withdrawn.href]).toEqual(['Cyclades in Seven Nights', undefined]);
    const unknown = { voyages: [], suites: [] };
    expect(cardOf({ itineraryId, suite }, unknown)).toMatchObject({
      title: 'A voyage of ours',
      lines: ['12 – 19 April 2027', 'Seaview Suite'],
    });
    const unnamed = { suiteId: 'BR-I,SV', name: '' };
    expect(cardOf({ suite: unnamed }, unknown)).toMatchObject({ title: 'Life with us in general', lines: [] });
    expect(cardOf({ itineraryId, suite: unnamed }, unknown).lines).toEqual(['12 – 19 April 2027']);
  });

  it('INQ-02 says that its sailing has left, from the day after its departure on', () => {
    const tomorrow = { now: new Date('2027-04-13T20:00:00Z') };
    expect(cardOf({ itineraryId, suite }, tomorrow).lines).toEqual([
      '12 – 19 April 2027',
      'Seaview Suite',
      'This sailing has left. A quote is for other dates.',
    ]);
    expect(cardOf({ suite }, tomorrow).lines).toEqual([]);
  });

  it('INQ-01 has the tabs All, Voyage and Suite, one of them current', () => {
    expect(inquiryTabViews('SUITE')).toEqual([
      { label: 'All', href: '/my-profile/inquiries', isCurrent: false },
      { label: 'Voyage', href: '/my-profile/inquiries?tab=VOYAGE', isCurrent: false },
      { label: 'Suite', href: '/my-profile/inquiries?tab=SUITE', isCurrent: true },
    ]);
    expect(inquiryTabViews(undefined).map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  });
});
