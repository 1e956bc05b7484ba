import fc from 'fast-check';
import { aTripPackage } from '../../../test/builders/a-trip';
import { aVoyage } from '../../../test/builders/a-voyage';
import { anExperience, daysAround } from '../../../test/builders/an-experience';
import { plainDate } from '../shared/plain-date';
import { portsOfTrip } from './ports-of-trip';

const booked = (start: string, end: string, packageCode = 'ON1-CYC-270609-004') =>
  aTripPackage({ packageCode, start: plainDate(start), end: plainDate(end) });
const june = booked('2027-06-09', '2027-06-13');
const voyage = aVoyage({ days: daysAround({}, { portSlug: 'rab', title: 'Rab' }, {}) });
const dolphins = anExperience();
const bells = anExperience({ slug: 'bells', portSlug: 'rab', editorialRank: 1 });
const sails = anExperience({ slug: 'sails', tourCode: 'ONX-2', editorialRank: 2 });
const rendered = (ports: ReturnType<typeof portsOfTrip>) =>
  ports.map(({ day, date, matches }) => [day, date, matches.map(({ experience }) => experience.slug)]);

describe('what can be done on a trip', () => {
  it('EXC-18 stands by day, each once, the editors’ choice first', () => {
    expect(rendered(portsOfTrip([{ voyage, tripPackage: june }], { experiences: [dolphins, bells, sails] }))).toEqual([
      [2, '2027-06-10', ['sails', 'room-for-four']],
      [3, '2027-06-11', ['bells']],
    ]);
  });

  it('EXC-18 knows nothing out of season, elsewhere, or without days', () => {
    expect(
      portsOfTrip([{ voyage, tripPackage: booked('2027-08-09', '2027-08-13') }], { experiences: [dolphins] }),
    ).toEqual([]);
    expect(
      portsOfTrip([{ voyage, tripPackage: june }], { experiences: [anExperience({ portSlug: 'hydra' })] }),
    ).toEqual([]);
    expect(portsOfTrip([{ voyage: aVoyage({ days: [] }), tripPackage: june }], { experiences: [dolphins] })).toEqual(
      [],
    );
  });

  it('EXC-18 leaves out the days that are over while a voyage lasts, and dates what is left by a day still ahead', () => {
    const again = aVoyage({ days: daysAround({}, { portSlug: 'rab', title: 'Rab' }, { title: 'Lošinj again' }) });
    const from = (day: string) =>
      rendered(
        portsOfTrip([{ voyage: again, tripPackage: june }], { experiences: [dolphins, bells], from: plainDate(day) }),
      );
    expect(from('2027-06-10')).toEqual([
      [2, '2027-06-10', ['room-for-four']],
      [3, '2027-06-11', ['bells']],
    ]);
    expect(from('2027-06-12')).toEqual([[4, '2027-06-12', ['room-for-four']]]);
    expect(from('2027-06-13')).toEqual([]);
  });

  it('EXC-19 sorts the experiences of a day as the guest chose', () => {
    const short = anExperience({
      slug: 'short',
      tourCode: 'ONX-3',
      durationMinutes: 60,
      interests: ['Food'],
      editorialRank: 9,
    });
    const of = (order: 'suggested' | 'popular' | 'duration', preferences: readonly string[] = []) =>
      rendered(
        portsOfTrip([{ voyage, tripPackage: june }], {
          experiences: [dolphins, short],
          sorting: {
            order,
            ranks: {
              preferences,
              confirmedSeats: new Map([
                ['ONX-1803', 1],
                ['ONX-3', 4],
              ]),
            },
          },
        }),
      )[0]?.[2];
    expect([of('suggested'), of('suggested', ['Food']), of('popular'), of('duration')]).toEqual([
      ['room-for-four', 'short'],
      ['short', 'room-for-four'],
      ['short', 'room-for-four'],
      ['short', 'room-for-four'],
    ]);
  });

  it('VOY-14 keeps the voyages of one trip apart', () => {
    const second = booked('2027-06-13', '2027-06-17', 'ON1-CYC-270613-004');
    const ports = portsOfTrip(
      [
        { voyage, tripPackage: june },
        { voyage, tripPackage: second },
      ],
      { experiences: [bells] },
    );
    expect(ports.map(({ packageCode, date }) => [packageCode, date])).toEqual([
      [june.packageCode, '2027-06-11'],
      [second.packageCode, '2027-06-15'],
    ]);
  });

  it('EXC-18 shows no experience twice on a voyage, and no day without one', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ portSlug: fc.constantFrom('losinj', 'rab', 'hydra'), months: fc.constantFrom([], [6], [7]) }),
          { maxLength: 8 },
        ),
        (parts) => {
          const ports = portsOfTrip([{ voyage, tripPackage: june }], {
            experiences: parts.map((part, index) =>
              anExperience({ ...part, slug: `e-${index}`, tourCode: `T-${index}` }),
            ),
          });
          const slugs = ports.flatMap(({ matches }) => matches.map(({ experience }) => experience.slug));
          expect(new Set(slugs).size).toBe(slugs.length);
          expect(ports.every(({ matches }) => matches.length > 0)).toBe(true);
        },
      ),
    );
  });
});
