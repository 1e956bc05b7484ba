import { renderToStaticMarkup } from 'react-dom/server';
import { type Stage, stepBoxes } from '../../src/core/reserve/reservation-steps';
import { ReservationLayout, type ReservationHeaderView } from './ReservationLayout';

const header: ReservationHeaderView = {
  steps: stepBoxes(1), backHref: '/voyages', close: { href: '/voyages' }, errors: [],
  voyageBox: { title: 'Cyclades', dateRange: '12 – 19 April 2027', nights: '7 nights' }, suiteBox: { title: 'Seaview Suite', code: 'SV' },
};
const show = (changes: Partial<ReservationHeaderView> = {}, guest?: { firstName: string; initials: string }) => renderToStaticMarkup(
  <ReservationLayout frame={{ path: '/', year: 2027, guest }} header={{ ...header, ...changes }}>content</ReservationLayout>,
);
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const states = (stage: Stage) => [...show({ steps: stepBoxes(stage) }).matchAll(/class="step step--([a-z-]+)"/g)].map(([, state]) => state);

describe('the header of the reservation flow', () => {
  it('RES-01 RES-02 draws four boxes, full, half and empty', () => {
    expect(states(1)).toEqual(['active', 'active', 'ahead', 'ahead']);
    expect(states(1.5)).toEqual(['active', 'active', 'half-filled', 'ahead']);
    expect(show({ steps: stepBoxes(2.5) }).match(/aria-current="step"/g)).toHaveLength(1);
  });

  it('RES-08 RES-09 prints the boxes of voyage and suite', () => {
    const text = textOf(show());
    expect(text).toContain('Cyclades 12 – 19 April 2027, 7 nights');
    expect(text).toContain('Seaview Suite SV');
  });

  it('RES-11 says every error in one alert, and has none without errors', () => {
    expect(show({ errors: ['First.', 'Second.'] })).toMatch(/role="alert"><ul[^>]*><li>First\.<\/li><li>Second\.<\/li><\/ul>/);
    expect(show()).not.toContain('role="alert"');
  });

  it('RES-03 RES-10 shows the guest, the way back and a way out', () => {
    const html = show({}, { firstName: 'Eleanor', initials: 'EM' });
    expect(textOf(html)).toContain('EM Eleanor');
    expect(html).toContain('href="/voyages" data-goes-back=""');
  });

  it('RES-04 RES-05 RES-18 asks before it gives a held suite back', () => {
    const html = show({ close: { href: '/voyages', confirm: { action: '/engine/release', hiddenFields: [{ name: 'hold', value: 'h-1' }] } } });
    expect(html).toContain('href="#cancel-reservation" data-opens-dialog=""');
    expect(textOf(html)).toMatch(/Are you sure you want to cancel\?.*Confirm Cancel/);
    expect(html).toMatch(/<form[^>]*action="\/engine\/release" method="post"><input type="hidden" name="hold" value="h-1"\/>/);
  });
});
