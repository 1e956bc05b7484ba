import { plainDate } from '../shared/plain-date';
import { fahrenheitOf, normOf } from './climate-norms';

const months = (first: number) => Array.from({ length: 12 }, (_, index) => first + index);
const coast = { ports: ['hvar', 'split'], high: months(10), low: months(0), sea: months(12) };
const norms = { note: '', coasts: [{ ...coast, ports: ['malta'], high: months(20) }, coast] };

describe('usual weather', () => {
  it.each([
    ['2027-01-31', { high: 10, low: 0, sea: 12 }],
    ['2027-12-01', { high: 21, low: 11, sea: 23 }],
  ])('on %s is that of the month, along the coast of the port', (date, norm) => {
    expect(normOf(norms, 'split', plainDate(date))).toEqual(norm);
    expect(normOf(norms, 'hvar', plainDate(date))).toEqual(norm);
    expect(normOf(norms, 'malta', plainDate(date))).toEqual({ ...norm, high: norm.high + 10 });
  });

  it.each(['high', 'low', 'sea'] as const)('has no norm where a coast has no figure of %s', (figure) => {
    const coasts = [{ ...coast, [figure]: [] }];
    expect(normOf({ note: '', coasts }, 'hvar', plainDate('2027-04-12'))).toBeUndefined();
  });

  it('has no norm of a port on none of the coasts', () => {
    expect(normOf(norms, 'bridgetown', plainDate('2027-04-12'))).toBeUndefined();
  });

  it.each([
    [0, 32],
    [100, 212],
    [-40, -40],
    [21, 70],
  ])('of %i degrees Celsius is %i degrees Fahrenheit', (celsius, fahrenheit) => {
    expect(fahrenheitOf(celsius)).toBe(fahrenheit);
  });
});
