import fc from 'fast-check';
import { aSailing } from '../../../test/builders/a-sailing';
import { addDays, plainDate } from '../shared/plain-date';
import { type SuiteAvailability, whatIsFree } from './sailing';
import {
  dateCountText,
  dateOptions,
  hasDateSelector,
  previousAndNextVoyage,
  sailingEnd,
  selectSailing,
  WAITLIST_ONLY_NOTE,
} from './sailing-dates';

const april = aSailing();
const leap = aSailing({
  itineraryId: 'ON1-CYC-280225-007',
  start: plainDate('2028-02-25'),
  end: plainDate('2028-03-03'),
  isWaitlistOnly: true,
});
const anySailings = fc
  .uniqueArray(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 12 })
  .map((days) =>
    days.map((count) => aSailing({ itineraryId: `ON1-CYC-${count}`, start: addDays(april.start, count) })),
  );

describe('the date selector', () => {
  it('VOY-19 appears only for more than one date', () => {
    expect([[], [april], [april, leap]].map(hasDateSelector)).toEqual([false, false, true]);
  });

  it('VOY-20 states the number of dates', () => {
    expect(dateCountText(3, 'buttons')).toBe('3 Date(s) Available');
    expect(dateCountText(3, 'dropdown')).toBe('3 Dates Available');
  });

  it('VOY-23 selects the date of the id, else the first', () => {
    expect(selectSailing([april, leap], leap.itineraryId)).toBe(leap);
    expect(selectSailing([april, leap], 'ON1-ZZZ-270101-007')).toBe(april);
    expect(selectSailing([april, leap], undefined)).toBe(april);
    expect(selectSailing([], leap.itineraryId)).toBeUndefined();
  });

  it('VOY-07 VOY-23 H23 selects the date whose package code names the day before', () => {
    expect(selectSailing([april, leap], 'ON1-CYC-280224-008')).toBe(leap);
    expect(selectSailing([april, leap], 'ON1-CYC-280224-007')).toBe(april);
  });

  it('VOY-21 VOY-28 makes each date a button with its package code, range and waitlist flag', () => {
    expect(dateOptions([april, leap], leap.itineraryId)).toEqual([
      { packageCode: 'ON1-CYC-270412-007', label: '12 – 19 April 2027', isWaitlistOnly: false, isSelected: false },
      {
        packageCode: 'ON1-CYC-280225-007',
        label: '25 February – 3 March 2028',
        isWaitlistOnly: true,
        isSelected: true,
      },
    ]);
  });

  it('VOY-23 selects exactly one of any dates', () => {
    fc.assert(
      fc.property(anySailings, fc.option(fc.integer({ min: 0, max: 900 }), { nil: undefined }), (sailings, count) => {
        const id = count === undefined ? undefined : `ON1-CYC-${count}`;
        const selected = dateOptions(sailings, id).filter(({ isSelected }) => isSelected);
        const isOffered = sailings.some(({ itineraryId }) => itineraryId === id);
        expect(selected.map(({ packageCode }) => packageCode)).toEqual([isOffered ? id : sailings.at(0)?.itineraryId]);
      }),
    );
  });

  it('VOY-28 is waitlist-only when no category is free', () => {
    const isWaitlistOnly = (suites: readonly SuiteAvailability[]) => whatIsFree(suites).isWaitlistOnly;
    expect(isWaitlistOnly([])).toBe(true);
    expect(isWaitlistOnly([{ category: 'SV', availableCabins: 0 }, { category: 'SS' }])).toBe(true);
    expect(
      isWaitlistOnly([
        { category: 'SV', availableCabins: 0 },
        { category: 'SS', availableCabins: 1 },
      ]),
    ).toBe(false);
  });

  it('VOY-22 has the note that a date is for the waitlist only', () => {
    expect(WAITLIST_ONLY_NOTE).toBe('*This date is for waitlist only.');
  });

  it('VOY-27 ends at the start plus the nights where no end is given', () => {
    expect(sailingEnd({ start: plainDate('2028-02-25'), nights: 7 })).toBe('2028-03-03');
    expect(sailingEnd({ start: plainDate('2028-02-25'), nights: 7, end: plainDate('2028-03-04') })).toBe('2028-03-04');
  });
});

describe('previous and next voyage', () => {
  it('VOY-08 are the neighbours by start date', () => {
    const may = aSailing({ itineraryId: 'ON1-RIV-270503-007', start: plainDate('2027-05-03') });
    expect(previousAndNextVoyage([leap, april, may], may.itineraryId)).toEqual({ previous: april, next: leap });
    expect(previousAndNextVoyage([leap, april, may], april.itineraryId)).toEqual({ previous: undefined, next: may });
    expect(previousAndNextVoyage([leap, april, may], leap.itineraryId)).toEqual({ previous: may, next: undefined });
    expect(previousAndNextVoyage([leap, april], 'unknown')).toEqual({});
  });

  it('VOY-08 leads from the first sailing through all of them in order', () => {
    fc.assert(
      fc.property(anySailings, (sailings) => {
        const starts = sailings.map(({ start }) => start).sort();
        let current = sailings.find(({ start }) => start === starts[0]);
        const walked = [];
        while (current) {
          walked.push(current.start);
          current = previousAndNextVoyage(sailings, current.itineraryId).next;
        }
        expect(walked).toEqual(starts);
      }),
    );
  });
});
