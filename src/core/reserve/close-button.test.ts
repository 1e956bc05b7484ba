import fc from 'fast-check';
import { isReservationRoute, closeButtonMode } from './close-button';

const step = '/reserve-now/ON1-CYC-270412-007';
const leaving = { previousRoute: '/voyages/cyclades', currentRoute: step, isFallbackForced: false };

describe('close or back', () => {
  it('RES-16 RES-17 goes back in the history to a page that the visitor came from', () => {
    expect(closeButtonMode(leaving)).toBe('close');
  });

  it.each([
    ['there is no previous route', { previousRoute: '' }],
    ['the previous route is the current one', { previousRoute: step }],
    ['they differ in a slash at the end', { previousRoute: `${step}/` }],
    ['the fallback is forced', { isFallbackForced: true }],
  ])('RES-17 goes to the fallback when %s', (_when, changes) => {
    expect(closeButtonMode({ ...leaving, ...changes })).toBe('back');
  });

  it('RES-17 closes in no other case than these', () => {
    const route = fc.constantFrom('', '/', '/a', '/a/', '/b');
    fc.assert(
      fc.property(route, route, fc.boolean(), (previousRoute, currentRoute, isFallbackForced) => {
        const isOtherPlace =
          previousRoute !== '' && previousRoute.replace(/\/$/, '') !== currentRoute.replace(/\/$/, '');
        expect(closeButtonMode({ previousRoute, currentRoute, isFallbackForced }) === 'close').toBe(
          isOtherPlace && !isFallbackForced,
        );
      }),
    );
  });
});

it.each([
  [step, true],
  [`${step}/suite/`, true],
  ['/engine/details', true],
  ['/engine', true],
  ['/engineering', false],
  ['/voyages', false],
  ['/', false],
  ['', false],
])('RES-16 knows that %j belongs to a reservation: %j', (route, isOne) => {
  expect(isReservationRoute(route)).toBe(isOne);
});
