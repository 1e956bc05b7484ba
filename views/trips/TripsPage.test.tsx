import type { HTMLElement } from 'node-html-parser';
import { parseHtml, partOf, textsIn } from '../../test/support/parse-html';
import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { frame, sampleTrips, side } from './sample-trips';
import type { TripCardView } from './trip-card-view';
import { TripsPage } from './TripsPage';
import { aPictureView } from '../../test/builders/a-picture-view';

const { active, offered, paid, past, expired, unconfirmed, waiting } = sampleTrips(aPictureView);

/** The reservation whose card has the brass button; more than one would fail. */
function brassOf(upcoming: readonly TripCardView[]): readonly string[] {
  const html = renderToStaticMarkup(
    <HelmetProvider>
      <TripsPage frame={frame} trips={{ kind: 'ready', upcoming, past: [], expired: [] }} side={side} />
    </HelmetProvider>,
  );
  return parseHtml(html)
    .querySelectorAll('article')
    .filter((card) => card.querySelector('.button.button--primary') !== null)
    .map((card) => /trip-(\d+)"/.exec(card.outerHTML)?.[1] ?? '');
}

/** What a card says of its payment, and where its buttons lead: `Make a Payment` opens a new tab. */
function cardOf(trip: TripCardView) {
  const html = renderToStaticMarkup(
    <HelmetProvider>
      <TripsPage frame={frame} trips={{ kind: 'ready', upcoming: [trip], past: [], expired: [] }} side={side} />
    </HelmetProvider>,
  );
  const card = partOf(html, 'article');
  const bar = parseHtml(card).querySelector('progress');
  return {
    bar: bar && [bar.getAttribute('value'), bar.getAttribute('aria-valuetext'), textsIn(card, 'label > span')[0]],
    lines: textsIn(card, '.trip-card__paid, .trip-card__due, .trip-card__next, .trip-card__arrange').map((line) =>
      line.trim(),
    ),
    buttons: parseHtml(card)
      .querySelectorAll('.trip-card__actions a')
      .map((link) => [leadingTextOf(link), link.getAttribute('href'), link.getAttribute('target')]),
    links: parseHtml(card).querySelectorAll('.trip-card__ways a').map(leadingTextOf),
    dates: textsIn(card, '.trip-card__dates'),
  };
}
const leadingTextOf = (link: HTMLElement) => link.text.replace(/,.*$/, '');
const href = '/my-profile/trips/itinerary?reservationId=1048213';

describe('a card of My Trips', () => {
  it('TRP-06 TRP-11 TRP-12 shows what is paid, in a bar that is never empty, what is due, and where to pay', () => {
    expect(cardOf({ ...active, due: 'The remaining $18,375.00 is due by 1/12/27.' })).toEqual({
      bar: ['25', '25%', '$6,125.00 of $24,500.00'],
      lines: ['Full payment due by: 1/12/27', 'The remaining $18,375.00 is due by 1/12/27.'],
      buttons: [
        ['Make a Payment', `${href}&tab=payment`, '_blank'],
        ['Manage Trip', href, undefined],
      ],
      links: ['About this voyage'],
      dates: ['12 – 19 April 2027, 7 nights'],
    });
    expect(cardOf(offered)).toMatchObject({
      bar: ['1', '0%', '$0.00 of $41,900.00'],
      lines: ['Deposit payment due by: 11/28/26'],
    });
    expect(cardOf({ ...active, dates: '', nights: '' }).dates).toEqual([]);
  });

  it('TRP-11 H16 leads to a conversation where no date is known, and nowhere else', () => {
    expect(cardOf(waiting).lines).toEqual([
      'Deposit payment due by: Contact your consultant',
      'Arrange a conversation, Fjords in June',
    ]);
    expect(cardOf(active).lines).toHaveLength(1);
  });

  it('TRP-07 TRP-08 says of a paid trip that it is, without a bar, and leads to it first', () => {
    expect(cardOf(paid)).toMatchObject({ bar: null, lines: ['Paid in full'] });
    expect(cardOf(paid).buttons.map(([words]) => words)).toEqual(['Manage Trip', 'Make a Payment']);
  });

  it('TRP-09 TRP-10 has no button on a past card, and Detail and Contact Us on an expired one', () => {
    expect(cardOf(past)).toMatchObject({ bar: null, lines: [], buttons: [], links: [] });
    expect(cardOf(expired)).toMatchObject({
      bar: null,
      buttons: [
        ['Detail', href, undefined],
        ['Contact Us', 'mailto:ines.calloway@ondine.example', undefined],
      ],
      links: ['See the voyages'],
    });
    expect(cardOf({ ...past, afterHref: '/after', voyageHref: '/voyage' }).links).toEqual([
      'After the voyage',
      'About this voyage',
    ]);
  });
});

describe('the brass button of My Trips', () => {
  it('TRP-08 belongs to the trip that a payment is due for, wherever it stands', () => {
    expect(brassOf([paid, active])).toEqual([active.reservationId]);
  });

  it('TRP-08 passes a waitlist entry, which owes nothing yet', () => {
    expect(brassOf([waiting, active])).toEqual([active.reservationId]);
  });

  it('TRP-08 belongs to the first trip when all is paid', () => {
    expect(brassOf([paid])).toEqual([paid.reservationId]);
  });

  it('TRP-08 waits while the guest has not said whose trip it is', () => {
    expect(brassOf([unconfirmed, paid])).toEqual([paid.reservationId]);
  });
});

it('TRP-04 has five hundred trips on the page, the first dozen in sight', () => {
  const many = Array.from({ length: 500 }, (_, index) => ({ ...paid, reservationId: `${index}` }));
  const html = renderToStaticMarkup(
    <HelmetProvider>
      <TripsPage frame={frame} trips={{ kind: 'ready', upcoming: many, past: [], expired: [] }} side={side} />
    </HelmetProvider>,
  );
  const page = parseHtml(html);
  expect(['article', 'li.see-more__rest'].map((part) => page.querySelectorAll(part).length)).toEqual([500, 488]);
});
