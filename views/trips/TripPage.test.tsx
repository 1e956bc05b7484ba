import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { side, frame, tripDetails, tripGuests, tripPayment, twelvePassengers } from './sample-trips';
import { TripPage, type TripPageProps } from './TripPage';
import { attributesIn, hrefOf, parseHtml, textsIn } from '../../test/support/parse-html';
import { aPictureView } from '../../test/builders/a-picture-view';

const trip = {
  frame,
  side,
  backHref: '/b',
  kind: 'trip',
  reservationId: '1',
  statusLabel: 'Booked',
  title: 'Cyclades',
  dates: 'May',
  nights: '7 nights',
  guestNames: [],
  tabHrefs: { details: '/d', guest: '/g', local_experiences: '/e', payment: '/p' },
} as const;
const renderMarkup = (props: TripPageProps) =>
  renderToStaticMarkup(
    <HelmetProvider>
      <TripPage {...props} />
    </HelmetProvider>,
  );

describe('the page of a trip', () => {
  it('TRD-05 TRD-06 numbers twelve passengers, and says what is not provided', () => {
    const html = renderMarkup({ ...trip, tab: 'guest', guests: { ...tripGuests, passengers: twelvePassengers } });
    expect(textsIn(html, '.passenger__label')).toEqual([
      'Primary passenger',
      ...Array.from({ length: 11 }, (_, index) => `Passenger ${index + 2}`),
    ]);
    expect(
      renderMarkup({
        ...trip,
        tab: 'guest',
        guests: { ...tripGuests, passengers: [{ ageGroup: 'Adult', isChildUnderTen: false }] },
      }).match(/Not Provided/g),
    ).toHaveLength(6);
    expect(renderMarkup({ ...trip, tab: 'guest', guests: { ...tripGuests, passengers: [] } })).toContain(
      'Nobody is named on this reservation yet.',
    );
  });

  it('TRD-01 leaves out the days of a trip for which the engine states none', () => {
    const datesIn = (props: object) =>
      textsIn(renderMarkup({ ...trip, tab: 'guest', guests: tripGuests, ...props }), '.trip__dates');
    expect([datesIn({}), datesIn({ dates: '', nights: '' })]).toEqual([['May, 7 nights'], []]);
  });

  it('EXC-18 says that booking is not yet open, and leads to no experience to book', () => {
    const shown = (kind: 'open' | 'not-yet') =>
      renderMarkup({
        ...trip,
        tab: 'local_experiences',
        experiences: { kind, ports: [], contactHref: '/c', ...(kind === 'open' ? { browseHref: '/browse' } : {}) },
      });
    expect(
      [shown('open'), shown('not-yet')].map((html) => [
        html.includes('Booking is not yet open for this voyage.'),
        hrefOf(html, 'Browse all Experiences'),
      ]),
    ).toEqual([
      [false, '/browse'],
      [true, undefined],
    ]);
  });

  it('E2 puts a message and a retry where a part would stand, and keeps the others', () => {
    const details = tripDetails(aPictureView);
    const html = renderMarkup({
      ...trip,
      tab: 'details',
      details: { ...details, failures: { itinerary: true, suite: false } },
    });
    expect(html).toContain('The itinerary of this trip cannot be shown right now.');
    expect(parseHtml(html).querySelector('.trip-suite__title')).not.toBeNull();
    expect(renderMarkup({ ...trip, tab: 'details', details })).not.toContain('cannot be shown right now');
  });

  it('PRO-03 leads back to the trips, not to the menu', () => {
    const html = renderMarkup({ ...trip, tab: 'guest', guests: tripGuests });
    expect(parseHtml(html).querySelector('.back-link__link')?.getAttribute('href')).toBe('/b');
    expect(html).not.toContain('Back to Menu');
  });

  it('TRD-11 TRD-12 shows the amounts, the allowance, the progress and the ways to pay and to download that there are', () => {
    const shown = (payment: object) => {
      const html = renderMarkup({ ...trip, tab: 'payment', payment: { ...tripPayment, ...payment } });
      return {
        terms: textsIn(html, '.trip-amounts dt'),
        bar: parseHtml(html).querySelector('progress')?.getAttribute('value'),
        links: attributesIn(html, '#status-title ~ p a, .trip__downloads a', 'href'),
      };
    };
    expect(shown({ payHref: '/pay', downloadHref: '/fare.pdf', invoiceHref: '/invoice.pdf' })).toEqual({
      terms: ['Total Amount', 'Paid', 'Remaining', 'Onboard allowance'],
      bar: '25',
      links: ['/pay', '/fare.pdf', '/invoice.pdf'],
    });
    const { currency, total, paidAmount, remaining } = tripPayment;
    const html = renderMarkup({
      ...trip,
      tab: 'payment',
      payment: { currency, total, paidAmount, remaining, inclusions: [], fareLines: [] },
    });
    expect([textsIn(html, '.trip-amounts dt'), parseHtml(html).querySelector('progress')]).toEqual([
      ['Total Amount', 'Paid', 'Remaining'],
      null,
    ]);
  });

  it('TRD-12 H20 names the currency of the reservation', () => {
    expect(renderMarkup({ ...trip, tab: 'payment', payment: { ...tripPayment, currency: 'EUR' } })).toContain(
      'All amounts are in EUR.',
    );
  });
});
