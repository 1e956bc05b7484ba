import { aSailing } from '../../../test/builders/a-sailing';
import { aVoyage } from '../../../test/builders/a-voyage';
import { anExperience, daysAround } from '../../../test/builders/an-experience';
import { plainDate } from '../shared/plain-date';
import { departuresOf } from './departure';
import { closesAt, freeUntil, offerEnd } from './excursion-terms';

const found = {
  voyage: aVoyage({ days: daysAround({}, { portSlug: 'venice' }) }),
  sailing: aSailing({ itineraryId: 'ON1-ADR-270605-003', start: plainDate('2027-06-05') }),
};

describe('the departures of an experience', () => {
  it('H66 EXC-24 leave at the port’s own hours, with ids that stay', () => {
    expect(departuresOf(anExperience({ startTimes: ['08:30', '13:30', '15:00'] }), found, 'Europe/Zagreb')).toEqual(
      [
        {
          departureId: 'ON1-ADR-270605-003.ONX-1803.270606.0830',
          startsAt: '08:30',
          begins: new Date('2027-06-06T06:30:00Z'),
          ends: new Date('2027-06-06T11:00:00Z'),
        },
        {
          departureId: 'ON1-ADR-270605-003.ONX-1803.270606.1330',
          startsAt: '13:30',
          begins: new Date('2027-06-06T11:30:00Z'),
          ends: new Date('2027-06-06T16:00:00Z'),
        },
      ].map((times) => ({
        ...times,
        tourId: 'ON1-ADR-270605-003.ONX-1803.270606',
        tourCode: 'ONX-1803',
        itineraryId: 'ON1-ADR-270605-003',
        date: '2027-06-06',
        timeZone: 'Europe/Zagreb',
        capacity: 4,
      })),
    );
  });

  it('ROU-08 are none where it is only made up on request', () => {
    expect(departuresOf(anExperience({ isCustomOnly: true }), found, 'Europe/Zagreb')).toEqual([]);
  });
});

describe('the conditions of experiences', () => {
  const terms = { offerHours: 12, closesHours: 2, freeCancellationHours: 48 };
  const begins = new Date('2027-06-06T06:30:00Z');

  it('EXC-20 close the departure, and end what costs nothing, so many hours before', () => {
    expect(closesAt({ begins }, terms)).toEqual(new Date('2027-06-06T04:30:00Z'));
    expect(freeUntil({ begins }, terms)).toEqual(new Date('2027-06-04T06:30:00Z'));
  });

  it('EXC-07 let an offer stand for its hours, and not past the close', () => {
    expect(offerEnd(new Date('2027-06-01T00:00:00Z'), { begins }, terms)).toEqual(new Date('2027-06-01T12:00:00Z'));
    expect(offerEnd(new Date('2027-06-06T00:00:00Z'), { begins }, terms)).toEqual(new Date('2027-06-06T04:30:00Z'));
  });
});
