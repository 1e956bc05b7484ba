import fc from 'fast-check';
import { aTrip, aTripPackage } from '../../../test/builders/a-trip';
import { plainDate } from '../shared/plain-date';
import type { ReservationStatus } from '../trips/trip';
import { addressOf, type AskedVoyage, chooseVoyage, type ChosenVoyage, EVERY_VOYAGE } from './voyage-selector';

const today = plainDate('2027-03-01');
const cyclades = aTrip({ reservationId: '100' });
const provence = aTripPackage({
  packageCode: 'ON1-PRO-270602-007',
  start: plainDate('2027-06-02'),
  end: plainDate('2027-06-09'),
});
const liguria = aTripPackage({
  packageCode: 'ON1-LIG-270609-005',
  start: plainDate('2027-06-09'),
  end: plainDate('2027-06-14'),
});
const corsica = aTripPackage({
  packageCode: 'ON1-COR-270614-006',
  start: plainDate('2027-06-14'),
  end: plainDate('2027-06-20'),
});
const long = aTrip({ reservationId: '200', packages: [liguria, provence, corsica] });
const over = aTrip({
  reservationId: '050',
  packages: [
    aTripPackage({ packageCode: 'ON1-CYC-260412-007', start: plainDate('2026-04-12'), end: plainDate('2026-04-19') }),
  ],
});
const trips = [long, over, cyclades];

const choose = (asked: AskedVoyage = {}, of = trips) => chooseVoyage(of, asked, today);
const chosen = (asked: AskedVoyage, of = trips): ChosenVoyage => {
  const choice = choose(asked, of);
  if (choice.kind !== 'voyage') throw new Error(`A voyage was to be chosen, not ${choice.kind}`);
  return choice;
};

describe('what a guest browses for', () => {
  it('VOY-13 is the first booked reservation that has not ended, where the address names none', () => {
    expect(chosen({}).trip).toBe(cyclades);
    expect(chosen({}, [long, over]).trip).toBe(long);
    expect(chosen({}, [over]).trip).toBe(over);
  });

  it('VOY-12 VOY-13 is the reservation of the address, and the first one for an address that names none of theirs', () => {
    expect(chosen({ reservationId: '200' }).trip).toBe(long);
    for (const reservationId of ['999', '', '200 ', '__proto__', 'ALL'])
      expect(chosen({ reservationId }).trip).toBe(cyclades);
  });

  it('VOY-15 is never a reservation of another status, and nothing where none is booked', () => {
    const others = (['OF', 'WL', 'CL', 'TM', 'CT', 'CX'] as const).map((status: ReservationStatus) =>
      aTrip({ reservationId: status, status }),
    );
    const choice = chosen({ reservationId: 'OF' }, [...others, long]);
    expect(choice.trip).toBe(long);
    expect(choice.bookedTrips).toEqual([long]);
    expect(choose({ reservationId: 'OF' }, others)).toEqual({ kind: 'nothing-booked' });
    expect(choose({}, [aTrip({ packages: [] })])).toEqual({ kind: 'nothing-booked' });
  });

  it('VOY-14 has the only segment in its address, and none where there are several', () => {
    expect(chosen({ reservationId: '100' }).address).toEqual({
      reservationId: '100',
      itineraryId: 'ON1-CYC-270412-007',
    });
    expect(chosen({ reservationId: '200' }).address).toEqual({ reservationId: '200' });
    expect(addressOf(cyclades)).toEqual({ reservationId: '100', itineraryId: 'ON1-CYC-270412-007' });
    expect(addressOf(long)).toEqual({ reservationId: '200' });
  });

  it('VOY-12 VOY-14 leaves the segment of another reservation behind', () => {
    expect(
      chosen({ reservationId: '200', itineraryId: 'ON1-CYC-270412-007', startDate: '2027-04-13' }).address,
    ).toEqual({ reservationId: '200' });
    expect(chosen({ reservationId: '100', itineraryId: 'ON1-PRO-270602-007' }).address).toEqual(addressOf(cyclades));
  });

  it('looks beyond their voyages where the guest wants to', () => {
    expect(choose({ reservationId: EVERY_VOYAGE, itineraryId: 'ON1-CYC-270412-007' })).toEqual({
      kind: 'every-voyage',
      bookedTrips: [over, cyclades, long],
      address: { reservationId: EVERY_VOYAGE },
    });
  });
});

describe('the segment filter', () => {
  it('VOY-10 is All Segments, by their start, until one is picked', () => {
    expect(chosen({ reservationId: '200' })).toMatchObject({
      isWhole: true,
      refinements: 0,
      segments: [provence, liguria, corsica],
    });
  });

  it('VOY-16 narrows to the picked segment and its days', () => {
    expect(chosen({ reservationId: '200', itineraryId: liguria.packageCode })).toMatchObject({
      isWhole: false,
      segments: [liguria],
      days: { start: '2027-06-09', end: '2027-06-14' },
      refinements: 1,
      address: { reservationId: '200', itineraryId: liguria.packageCode },
    });
  });

  it('VOY-16 restores the full date range without itineraryId, whatever was picked before', () => {
    expect(chosen(addressOf(long))).toMatchObject({
      days: { start: '2027-06-02', end: '2027-06-20' },
      span: { start: '2027-06-02', end: '2027-06-20' },
      refinements: 0,
    });
  });

  it('VOY-16 reads a list of segments, and takes all of them for none', () => {
    const two = chosen({ reservationId: '200', itineraryId: `${corsica.packageCode},nothing,${provence.packageCode}` });
    expect(two.segments).toEqual([provence, corsica]);
    expect(two.address.itineraryId).toBe(`${provence.packageCode},${corsica.packageCode}`);
    expect(
      chosen({
        reservationId: '200',
        itineraryId: [corsica, provence, liguria].map(({ packageCode }) => packageCode).join(','),
      }).address,
    ).toEqual({ reservationId: '200' });
  });

  it('VOY-16 looks between days of the segments alone', () => {
    expect(chosen({ reservationId: '200', startDate: '2027-06-05', endDate: '2027-06-07' })).toMatchObject({
      days: { start: '2027-06-05', end: '2027-06-07' },
      refinements: 2,
    });
    const nothing = {
      days: { start: '2027-06-02', end: '2027-06-20' },
      refinements: 0,
      address: { reservationId: '200' },
    };
    for (const asked of [
      { startDate: '2027-06-02', endDate: '2027-06-20' },
      { startDate: '2027-06-01', endDate: '2028-01-01' },
      { startDate: '2027-06-08', endDate: '2027-06-07' },
      { startDate: 'soon', endDate: '2027-02-30' },
    ]) {
      expect(chosen({ reservationId: '200', ...asked })).toMatchObject(nothing);
    }
  });

  it('VOY-13 VOY-14 VOY-16 chooses the same from the address that it writes', () => {
    const text = fc.oneof(
      fc.constantFrom(
        '100',
        '200',
        '050',
        'all',
        '2027-06-05',
        '2027-06-12',
        provence.packageCode,
        `${provence.packageCode},${liguria.packageCode}`,
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(
        fc.record({ reservationId: text, itineraryId: text, startDate: text, endDate: text }, { requiredKeys: [] }),
        (asked) => {
          const choice = choose(asked);
          if (choice.kind === 'nothing-booked') throw new Error('Something is booked');
          expect(choose(choice.address)).toEqual(choice);
        },
      ),
    );
  });
});
