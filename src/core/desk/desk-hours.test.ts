import { plainDate } from '../shared/plain-date';
import { type OpeningHours, openingState, openingTimes } from './desk-hours';

const hours: OpeningHours = {
  timeZone: 'America/New_York',
  week: [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], from: '08:00', to: '20:00' },
    { days: ['saturday'], from: '10:00', to: '14:00' },
  ],
  closedOn: [plainDate('2026-12-25')],
};
const at = (text: string) => {
  const state = openingState(hours, new Date(text));
  return state.kind === 'open' ? `until ${state.until.toISOString()}` : `opens ${state.opensAt?.toISOString()}`;
};

describe('when the line’s people answer the telephone', () => {
  it('H66 goes by their own clock, over weekends, holidays and changes of the clock', () => {
    // A Thursday: 8 am in New York is 1 pm in London.
    expect(at('2026-11-26T12:59:00Z')).toBe('opens 2026-11-26T13:00:00.000Z');
    expect(at('2026-11-26T13:00:00Z')).toBe('until 2026-11-27T01:00:00.000Z');
    expect(at('2026-11-27T01:00:00Z')).toBe('opens 2026-11-27T13:00:00.000Z');
    // Saturday afternoon, after which nobody is there before Monday.
    expect(at('2026-11-28T19:00:00Z')).toBe('opens 2026-11-30T13:00:00.000Z');
    expect(at('2026-12-25T15:00:00Z')).toBe('opens 2026-12-26T15:00:00.000Z');
    // The clocks change on the night to 14 March 2027.
    expect(at('2027-03-14T15:00:00Z')).toBe('opens 2027-03-15T12:00:00.000Z');
  });

  it('H66 never opens where no hours are given', () => {
    expect(openingState({ ...hours, week: [] }, new Date(0))).toEqual({ kind: 'closed' });
  });

  it('H66 names the times of a day at which somebody can call back', () => {
    const times = openingTimes(hours, plainDate('2026-11-28'), 60).map((time) => time.toISOString().slice(11, 16));
    expect(times).toEqual(['15:00', '16:00', '17:00', '18:00']);
    expect(openingTimes(hours, plainDate('2026-12-25'), 60)).toEqual([]);
  });
});
