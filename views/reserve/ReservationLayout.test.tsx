import { renderToStaticMarkup } from 'react-dom/server';
import { lineMessages } from '../../src/core/content/line-messages';
import { type Stage, stepBoxes } from '../../src/core/reserve/reservation-steps';
import type { FrameGuest } from '../layout/frame';
import { PagePartsContext, type PartsOnPage } from '../ui/page-parts';
import { ReservationLayout, type ReservationHeaderView } from './ReservationLayout';
import { attributesIn, hrefOf, parseHtml, textsIn } from '../../test/support/parse-html';

const header: ReservationHeaderView = {
  steps: stepBoxes(1),
  backHref: '/voyages',
  close: { href: '/voyages' },
  errors: [],
  returnHref: '/reserve-now/ON1-CYC-270412-007?suiteId=BR-I%2CSV',
  voyageBox: { title: 'Cyclades', dateRange: '12 – 19 April 2027', nights: '7 nights' },
  suiteBox: { title: 'Seaview Suite', code: 'SV' },
};
const show = (
  changes: Partial<ReservationHeaderView> = {},
  guest?: FrameGuest,
  picture?: NonNullable<PartsOnPage['picture']>,
) =>
  renderToStaticMarkup(
    <PagePartsContext.Provider value={picture ? { picture } : {}}>
      <ReservationLayout frame={{ path: '/', year: 2027, guest }} header={{ ...header, ...changes }}>
        content
      </ReservationLayout>
    </PagePartsContext.Provider>,
  );
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const states = (stage: Stage) =>
  attributesIn(show({ steps: stepBoxes(stage) }), '.steps > .step', 'class').map((name) =>
    name.replace('step step--', ''),
  );

describe('the header of the reservation flow', () => {
  it('RES-01 RES-02 draws four boxes, full, half and empty', () => {
    expect(states(1)).toEqual(['active', 'active', 'ahead', 'ahead']);
    expect(states(1.5)).toEqual(['active', 'active', 'half-filled', 'ahead']);
    expect(parseHtml(show({ steps: stepBoxes(2.5) })).querySelector('[aria-current="step"]')?.textContent).toContain(
      'Payment',
    );
  });

  it('RES-08 RES-09 prints the boxes of voyage and suite', () => {
    const text = textOf(show());
    expect(text).toContain('Cyclades 12 – 19 April 2027, 7 nights');
    expect(text).toContain('Seaview Suite SV');
  });

  it('RES-11 says every error in one alert, and has none without errors', () => {
    expect(textsIn(show({ errors: ['First.', 'Second.'] }), '[role="alert"] > ul > li')).toEqual(['First.', 'Second.']);
    expect(parseHtml(show()).querySelector('[role="alert"]')).toBeNull();
  });

  it('RES-03 RES-10 shows logo, name, picture or initials of the guest, the way back and a way out', () => {
    const html = show({}, { firstName: 'Eleanor', initials: 'EM' });
    expect(textOf(html)).toContain('EM Eleanor');
    expect(parseHtml(html).querySelector('a[href="/"] [class*="wordmark"]')).not.toBeNull();
    expect(attributesIn(html, 'a[data-goes-back]', 'href')).toEqual(['/voyages']);
    const withPicture = show({}, { firstName: 'Eleanor', initials: 'EM' }, { src: '/api/picture' });
    expect(
      parseHtml(withPicture).querySelector('img[class="avatar avatar--small"][src="/api/picture"][alt=""]'),
    ).not.toBeNull();
    expect(textOf(withPicture)).not.toContain('EM');
    expect(show()).not.toContain('avatar');
  });

  it('NAV-08 NAV-09 opens the dialog of sign-in for visitors, and returns to this step with suite and party', () => {
    const html = show();
    expect(parseHtml(html).querySelector('[data-opens-dialog="sign-in-dialog"]')).not.toBeNull();
    expect(attributesIn(html, 'dialog#sign-in-dialog a', 'href')).toContain(
      '/login?yachts=true&returnUrl=%2Freserve-now%2FON1-CYC-270412-007%3FsuiteId%3DBR-I%252CSV',
    );
    expect(show({}, { firstName: 'Eleanor', initials: 'EM' })).not.toContain('sign-in-dialog');
  });

  it('RES-16 RES-17 closes to its fallback, else to home, and says when that is forced', () => {
    const closeOf = (html: string) => {
      const close = parseHtml(html).querySelector('a[data-control="leave"]');
      return [hrefOf(close?.outerHTML ?? '', 'Close'), close?.hasAttribute('data-forces-fallback')];
    };
    expect(closeOf(show())).toEqual(['/voyages', false]);
    expect(closeOf(show({ close: {} }))).toEqual(['/', false]);
    expect(closeOf(show({ close: { href: '/voyages', forcesFallback: true } }))).toEqual(['/voyages', true]);
  });

  it('RES-04 RES-05 RES-18 asks before it gives a held suite back', () => {
    const html = show({
      close: {
        href: '/voyages',
        confirm: {
          note: 'Others can book it.',
          form: { action: '/engine/release', hiddenFields: [{ name: 'hold', value: 'h-1' }] },
        },
      },
    });
    expect(attributesIn(html, 'a[data-opens-dialog=""]', 'href')).toContain('#cancel-reservation');
    expect(textOf(html)).toMatch(
      /Are you sure you want to cancel\? +Others can book it\..*Confirm +Cancel +Back to home/,
    );
    expect(
      parseHtml(html).querySelector('form[action="/engine/release"][method="post"] > [name="hold"][value="h-1"]'),
    ).not.toBeNull();
    expect(parseHtml(html).querySelector('[id="cancel-reservation"]')).not.toBeNull();
    expect(parseHtml(show()).querySelector('[id="cancel-reservation"]')).toBeNull();
  });

  it('NOT-07 says what a browser has to remember to come back to the step', () => {
    const html = show({
      reminder: { itineraryId: 'ON1-CYC-270412-007', voyage: 'Cyclades', href: '/reserve-now/ON1-CYC-270412-007' },
    });
    expect(parseHtml(html).querySelector('[data-reserves]')?.attributes).toMatchObject({
      'data-reserves': 'ON1-CYC-270412-007',
      'data-voyage': 'Cyclades',
      'data-continues-at': '/reserve-now/ON1-CYC-270412-007',
    });
    expect(show()).not.toContain('data-reserves');
  });

  it('H53 NOT-07 gives the reminder the words of the line', () => {
    const messages = lineMessages({ notifications: { continueBooking: { title: 'Go on' } } });
    const html = renderToStaticMarkup(
      <ReservationLayout
        frame={{ path: '/', year: 2027, messages }}
        header={{ ...header, reminder: { itineraryId: 'A', voyage: 'Cyclades', href: '/reserve-now/A' } }}
      >
        content
      </ReservationLayout>,
    );
    expect(attributesIn(html, '[data-words]', 'data-words').map((words) => JSON.parse(words) as unknown)).toEqual([
      messages.notifications.continueBooking,
    ]);
  });
});
