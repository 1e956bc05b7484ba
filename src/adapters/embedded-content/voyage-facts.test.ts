import { readFileSync, readdirSync } from 'node:fs';
import { readSampleLine } from '../../../test/builders/sample-line';
import { aSailing } from '../../../test/builders/a-sailing';
import { callsFor } from '../../core/excursions/port-calls';
import { addDays, plainDate, type PlainDate } from '../../core/shared/plain-date';
import { instantAt } from '../../core/shared/zoned-time';
import { shortPortName } from '../../core/voyages/port-name';
import type { ItineraryDay, Port, Voyage } from '../../core/voyages/voyage';
import { generateSailings } from '../embedded-line/schedule';

// What the texts and the hours of the sample line say of one another, and of the sea: nobody sees it in one file.
const { experiences, ports, schedule, vessel, voyages: files } = readSampleLine();
const voyages = files.map(({ voyage }) => voyage);
const portOf = new Map(ports.map((port) => [port.slug, port]));

const year = generateSailings({
  schedule,
  voyages,
  from: plainDate('2027-01-02'),
  to: plainDate('2027-12-31'),
}).flatMap(({ voyageId, itineraryId, start, end, nights }) =>
  voyages
    .filter((voyage) => voyage.voyageId === voyageId)
    .map((voyage) => ({ voyage, sailing: aSailing({ voyageId, itineraryId, start, end, nights }) })),
);

const namesOf = ({ name }: Port) =>
  [shortPortName(name), ...(/\((.+)\)/.exec(name)?.[1] ?? '').split(/ and /)].filter(Boolean);
const names = (text: string, port: Port) => namesOf(port).some((name) => new RegExp(`\\b${name}\\b`).test(text));
const daysAt = (voyage: Voyage, text: string): readonly ItineraryDay[] =>
  voyage.days.filter(({ portSlug }) => {
    const port = portOf.get(portSlug ?? '');
    return port !== undefined && names(text, port);
  });

describe('what the voyages of the sample line say', () => {
  it('VOY-02 makes no passage faster than the yacht', () => {
    const knots = Number(vessel.facts.find(({ label }) => label === 'Service speed')?.value.replace(/\D/g, ''));
    const tooFast = year.flatMap(({ voyage, sailing }) =>
      passagesOf(voyage, sailing.start).filter(({ miles, hours }) => miles > hours * knots),
    );
    expect([knots, tooFast]).toEqual([16, []]);
  });

  it('VOY-02 names in a highlight no port at which the voyage does not call', () => {
    const elsewhere = voyages.flatMap((voyage) => {
      const called = new Set(voyage.days.map(({ portSlug }) => portSlug));
      return voyage.highlights.filter((text) => ports.some((port) => !called.has(port.slug) && names(text, port)));
    });
    expect(elsewhere).toEqual([]);
  });

  it('VOY-02 promises an evening or a night at a port only where she stays for it', () => {
    const left = voyages.flatMap((voyage) =>
      voyage.highlights.filter((text) => {
        const days = /\b(evening|night|lamps)\b/.test(text) ? daysAt(voyage, text) : [];
        return days.length > 0 && days.every(({ departs }) => departs !== undefined && departs < '20:00');
      }),
    );
    expect(left).toEqual([]);
  });

  it('VOY-02 names in a highlight the day of the week on which she is there, in every sailing of the year', () => {
    const wrong = year.flatMap(({ voyage, sailing }) =>
      voyage.highlights.filter((text) => {
        const [, named] = /\b(weekday|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/.exec(text) ?? [];
        const dates = named === undefined ? [] : daysAt(voyage, text).map(({ day }) => addDays(sailing.start, day - 1));
        return dates.length > 0 && !dates.some((date) => isOn(date, named ?? ''));
      }),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('EXC-24 can keep every hour at which an experience starts, in its season', () => {
    const idle = experiences
      .filter(({ isCustomOnly }) => !isCustomOnly)
      .flatMap((experience) => {
        const offered = new Set(callsFor(experience, year).flatMap(({ startTimes }) => startTimes));
        return experience.startTimes.filter((time) => !offered.has(time)).map((time) => `${experience.slug} ${time}`);
      });
    expect(idle).toEqual([]);
  });

  it('FRM-01 says nowhere how many pages a document has, which changes with what is in it', () => {
    const news = readdirSync('config/sample-line/news').map((name) =>
      readFileSync(`config/sample-line/news/${name}`, 'utf8'),
    );
    expect(
      news.filter((text) => /brochure|deck plan book/.test(text)).flatMap((text) => text.match(/\b\d+ pages\b/g) ?? []),
    ).toEqual([]);
  });
});

const isOn = (date: PlainDate, named: string): boolean => {
  const day = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
  return named === 'weekday' ? !['Saturday', 'Sunday'].includes(day) : day === named;
};

/** Hours under way and the shortest distance in nautical miles, from each departure to the next arrival elsewhere. */
function passagesOf({ voyageId, days }: Voyage, start: PlainDate) {
  const calls = days.flatMap((day) => {
    const port = portOf.get(day.portSlug ?? '');
    const at = (time: string) =>
      instantAt({ day: addDays(start, day.day - 1), time }, port?.timeZone ?? 'UTC').getTime();
    return port ? [{ port, arrives: day.arrives && at(day.arrives), departs: day.departs && at(day.departs) }] : [];
  });
  return calls.slice(1).flatMap(({ port, arrives }, index) => {
    const before = calls[index];
    if (!before?.departs || !arrives) return [];
    const hours = (arrives - before.departs) / 3_600_000;
    return [{ passage: `${voyageId} ${before.port.slug} ${port.slug}`, hours, miles: milesBetween(before.port, port) }];
  });
}

function milesBetween(from: Port, to: Port): number {
  const [north, otherNorth, east] = [from.latitude, to.latitude, to.longitude - from.longitude].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number];
  const cosine = Math.sin(north) * Math.sin(otherNorth) + Math.cos(north) * Math.cos(otherNorth) * Math.cos(east);
  return Math.acos(Math.min(1, cosine)) * 3_440;
}
