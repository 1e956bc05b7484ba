import { aSailing } from '../../../test/builders/a-sailing';
import { aVoyage } from '../../../test/builders/a-voyage';
import {
  anExperience,
  anExperienceCategory,
  anExperienceOnRequest,
  aPort,
  daysAround,
} from '../../../test/builders/an-experience';
import { builtPictures } from '../../../test/builders/built-pictures';
import type { Experience, PricedExperience } from '../../core/excursions/experience';
import { callsFor } from '../../core/excursions/port-calls';
import { plainDate } from '../../core/shared/plain-date';
import { toExperienceCards } from './experience-cards';
import { experienceJsonLd } from './experience-json-ld';
import { toExperienceView, toPortCalls } from './experience-view';

const sailings = ['2027-06-01', '2027-06-08', '2027-06-15', '2028-06-01', '2028-06-08', '2028-06-15'].map((start) => ({
  voyage: aVoyage({ title: 'Bay of Kotor', slug: 'bay-of-kotor', days: daysAround({}) }),
  sailing: aSailing({
    start: plainDate(start),
    end: plainDate(`${start.slice(0, 8)}28`),
    itineraryId: `ON1-BOK-${start.slice(2).replaceAll('-', '')}-007`,
  }),
}));
const shown = (parts: Partial<PricedExperience> = {}) => shownOf(anExperience(parts));
const shownOf = (experience: Experience) => ({
  experience,
  calls: callsFor(experience, sailings),
  category: anExperienceCategory(),
  port: aPort(),
  hasPortPage: true,
  others: [],
});
const factsOf = (parts: Partial<PricedExperience> = {}) => toExperienceView(shown(parts), builtPictures()).facts;
const rowOf = (label: string, parts: Partial<PricedExperience> = {}) =>
  factsOf(parts).rows.find((row) => row.label === label)?.value;

describe('an experience as a view', () => {
  it('H66 EXC-23 says when it starts with the zone, and how long it takes', () => {
    expect(rowOf('Starts')).toBe('8:30 am and 1:30 pm, Zagreb time');
    expect(rowOf('Duration')).toBe('4 hours 30 minutes');
    expect(factsOf().level).toEqual({ word: 'Moderate', bars: 2 });
  });

  it('says its price for a guest, and who may come', () => {
    expect(factsOf().price).toBe('$180.00 per guest');
    expect([
      rowOf('Age'),
      rowOf('Age', { minAge: 0 }),
      rowOf('Group'),
      rowOf('Season'),
      rowOf('Season', { months: [] }),
    ]).toEqual(['12 and over', 'Any age', 'Up to 4 guests', 'June', 'Whenever we call']);
  });

  it('tells who has booked no suite yet that it comes first, and no guest with a trip', () => {
    const noteOf = (reservationId?: string) =>
      toExperienceView(shown(), builtPictures(), {
        query: '',
        ...(reservationId === undefined ? {} : { reservationId }),
      }).facts.note;
    expect([noteOf(), noteOf('100200')]).toEqual([
      'The price covers the outing from gangway to gangway. Reserve a place once your suite is booked.',
      'The price covers the outing from gangway to gangway.',
    ]);
  });

  it('leads what is made to order to an inquiry that says so, with a price to start from', () => {
    const facts = factsOf({ isCustomOnly: true });
    expect(facts.price).toBe('From $180.00 per guest');
    expect(facts.inquire.href).toBe('/contact-us?about=bespoke-experience&reference=ONX-1803');
    expect(
      toExperienceView(shown({ isCustomOnly: true }), builtPictures(), { query: '', reservationId: '100200' }).facts
        .inquire.href,
    ).toBe('/shore-and-sea-experiences/customize-your-experience?tourCode=ONX-1803&reservationId=100200');
    expect(factsOf().inquire.href).toBe('/contact-us?about=experience&reference=ONX-1803');
    expect(rowOf('Starts', { isCustomOnly: true })).toMatch(/^Usually /);
  });

  it('EXC-17 H32 says that a price is on request where there is none, and leads to asking for it', () => {
    const onRequest = shownOf(anExperienceOnRequest());
    const facts = (reservationId?: string) =>
      toExperienceView(onRequest, builtPictures(), {
        query: '',
        ...(reservationId === undefined ? {} : { reservationId }),
      }).facts;
    expect(facts()).toMatchObject({
      price: 'Price on request',
      inquire: { label: 'Request', href: '/contact-us?about=experience&reference=ONX-1803' },
    });
    expect([facts().reserveHref, JSON.stringify(facts()).includes('$')]).toEqual([undefined, false]);
    expect(facts('100200').inquire.href).toBe(
      '/shore-and-sea-experiences/customize-your-experience?tourCode=ONX-1803&reservationId=100200',
    );
    expect(
      JSON.stringify(
        experienceJsonLd({
          shownExperience: onRequest,
          pictureUrl: 'https://x.example/a.webp',
          absolute: (path) => path,
        }),
      ),
    ).not.toMatch(/offers|Product/);
  });

  it('H52 ROU-32 leads to its port only where that has a page', () => {
    const unlinked = { ...shown(), hasPortPage: false };
    expect(toPortCalls(unlinked).port).not.toHaveProperty('href');
    expect(toExperienceView(unlinked, builtPictures()).facts.rows[0]).not.toHaveProperty('href');
    expect(toPortCalls(shown()).port.href).toBe(factsOf().rows[0]?.href);
  });

  it('ROU-04 leads to each voyage that calls there on its date, the next five at once', () => {
    const { next, later } = toPortCalls(shown());
    expect([next.length, later.length]).toEqual([5, 1]);
    expect(next[0]).toEqual({
      id: 'ON1-BOK-270601-007-2',
      date: '2 June 2027',
      day: 2,
      times: 'starts 8:30 am and 1:30 pm, local time',
      voyage: 'Bay of Kotor',
      sailing: '1 – 28 June 2027',
      href: '/voyages/bay-of-kotor?id=ON1-BOK-270601-007',
    });
  });

  it('VOY-12 ROU-04 lists the calls of the own voyage once, above those of all others', () => {
    const { calls } = shown();
    const all = [{ experience: anExperience(), port: aPort(), calls: calls.slice(1, 2) }];
    const { ofOwnVoyage, next, later } = toPortCalls(shown(), { all, reservationId: '100200' });
    expect(ofOwnVoyage?.map(({ date, href }) => [date, href])).toEqual([
      ['9 June 2027', '/my-profile/trips/itinerary?reservationId=100200'],
    ]);
    expect([...next, ...later].map(({ date }) => date)).toEqual([
      '2 June 2027',
      '16 June 2027',
      '2 June 2028',
      '9 June 2028',
      '16 June 2028',
    ]);
  });

  it('shows search engines a price only where there is one', () => {
    const jsonLd = (parts: Partial<PricedExperience> = {}) =>
      JSON.stringify(
        experienceJsonLd({
          shownExperience: shown(parts),
          pictureUrl: 'https://x.example/a.webp',
          absolute: (path) => `https://x.example${path}`,
        }),
      );
    expect(jsonLd()).toContain(
      '"offers":{"@type":"Offer","url":"https://x.example/shore-and-sea-experiences/wild-company/room-for-four","price":"180.00","priceCurrency":"USD"}',
    );
    expect(jsonLd()).toContain('"BreadcrumbList"');
    expect(jsonLd({ isCustomOnly: true })).not.toMatch(/offers|Product/);
  });
});

describe('the cards of experiences', () => {
  const cards = (experiences: readonly Experience[]) =>
    toExperienceCards({
      experiences,
      ports: [
        aPort(),
        aPort({ slug: 'dominica', name: 'Dominica', country: 'Dominica', latitude: -15.3, longitude: -61.39 }),
      ],
      assets: builtPictures(),
    });

  it('show the picture of their page, also where another card shows it; one without a picture gets a plate with its port', () => {
    const [first, second, third] = cards([
      anExperience(),
      anExperience({ slug: 'same' }),
      anExperience({ slug: 'other', portSlug: 'dominica', kind: 'Shore', pictures: [{ name: 'never-made', alt: '' }] }),
    ]);
    expect([first?.picture?.alt, second?.picture?.alt]).toEqual(['A cove.', 'A cove.']);
    expect(third?.picture).toBeUndefined();
    expect(third?.engraving).toEqual({
      seed: 'other',
      subject: 'land',
      title: 'Dominica',
      label: '15°\u00a018′\u00a0S, 61°\u00a023′\u00a0W',
    });
  });

  it('name the port without its quay, and its country unless that is the same', () => {
    const [first, second] = cards([anExperience(), anExperience({ portSlug: 'dominica' })]);
    expect([first?.port, first?.country, second?.port, second?.country]).toEqual([
      'Lošinj',
      'Croatia',
      'Dominica',
      undefined,
    ]);
  });
});
