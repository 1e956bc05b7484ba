import { HttpError } from '../http-error';
import { dayText, readDay, refuseWindow } from './day-window';

const refusalOf = (read: () => unknown) => {
  try {
    return read();
  } catch (error) {
    return error instanceof HttpError ? [error.status, error.message, error.fields?.[0]?.field] : error;
  }
};

describe('days of a caller', () => {
  it('C7 have the form of a day, and are in the calendar', () => {
    expect(dayText().validate('2027-2-3').error).toBeDefined();
    expect(readDay('startDate', '2028-02-29')).toBe('2028-02-29');
    for (const text of ['2027-02-29', '0000-01-01'])
      expect(refusalOf(() => readDay('startDate', text))).toEqual([
        422,
        'startDate is not a day of the calendar.',
        'startDate',
      ]);
  });

  it('C7 make a window that does not end before it begins, and is 400 days wide at most', () => {
    const windowOf = (from: string, to: string) =>
      refusalOf(() => refuseWindow(readDay('startDate', from), readDay('endDate', to)));
    expect([windowOf('2027-05-01', '2027-05-01'), windowOf('2027-01-01', '2028-02-05')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(windowOf('2027-05-02', '2027-05-01')).toEqual([422, 'endDate is before startDate.', 'endDate']);
    expect(windowOf('2027-01-01', '2028-02-06')).toEqual([
      422,
      'endDate is more than 400 days after startDate.',
      'endDate',
    ]);
    expect(refusalOf(() => refuseWindow(readDay('startDate', '2027-05-02'), undefined))).toBeUndefined();
  });
});
