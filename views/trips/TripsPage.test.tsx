import { parseHtml } from '../../test/support/parse-html';
import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { frame, sampleTrips, side } from './sample-trips';
import type { TripCardView } from './trip-card-view';
import { TripsPage } from './TripsPage';

const { active, paid, unconfirmed, waiting } = sampleTrips((name) => ({
  src: `/${name}.webp`,
  srcSet: '',
  width: 3,
  height: 2,
  alt: '',
  placeholderClass: '',
}));

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
