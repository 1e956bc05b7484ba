import { cabinFacts } from '../../src/core/cabins/cabin-facts';
import { decksNamed } from '../../src/core/content/decks-named';
import { NUMBER, numberIn } from './number-words';
import type { SampleLine } from '../../src/adapters/embedded-content/sample-line';
import { accessTexts, plain, statementsOf } from './statements';

interface ContradictionFindings {
  readonly contradictions: readonly string[];
  /** How many numbers were compared: a check whose words match nothing compares none. */
  readonly compared: number;
}

/** Suites that a text names by their numbers or by their decks. */
function wronglyNamedSuites(line: SampleLine): readonly string[] {
  const suites = line.suites.map(({ suite }) => suite);
  const cabins = cabinFacts(line.vessel, suites);
  const numbers = new Set(cabins.map(({ number }) => number));
  const stepFree = [...(line.vessel.access?.stepFree ?? [])].toSorted();
  const misnamed = accessTexts(line).flatMap(({ where, text }) => {
    const found = [...new Set(text.match(/\d{3,4}/g) ?? [])].filter((number) => numbers.has(number)).toSorted();
    return String(found) === String(stepFree) ? [] : [`${where} names ${found.join(', ')} as suites without a step`];
  });
  const withStudio = line.vessel.floorPlans
    .filter(({ floors }) => floors.some(({ rooms }) => rooms.some(({ name }) => name === 'Studio')))
    .map(({ category }) => category);
  const decks = [
    ...new Set(suites.filter(({ category }) => withStudio.includes(category)).flatMap((suite) => suite.decks)),
  ].toSorted((one, other) => one - other);
  const studios = line.faq
    .flatMap(({ questions }) => questions)
    .flatMap(({ id, html }) => {
      const sentence = /with a studio, on decks? [\d, and]+/.exec(plain(html))?.[0];
      return sentence === undefined || String(decksNamed(sentence)) === String(decks)
        ? []
        : [`faq/${id} says "${sentence.trim()}", and studios lie on ${decks.join(', ')}`];
    });
  const apart = (line.vessel.access?.connecting ?? [])
    .filter(([one, other]) => !cabins.find(({ number }) => number === one)?.neighbours.beside.includes(other))
    .map(([one, other]) => `vessel connects ${one} and ${other}, which do not lie side by side`);
  return [...misnamed, ...studios, ...apart];
}

/** Hours of a twelve-hour clock, of "10:30 pm", "half past midnight", "noon" or "until two". */
function hoursIn(text: string): readonly number[] {
  const hourNumber = (word: string) => (/^(noon|midnight)$/.test(word) ? 12 : (numberIn(word) ?? NaN));
  const words = String.raw`(half past )?\b(\d{1,2}:\d\d|\d{1,2}|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b`;
  return [...text.matchAll(new RegExp(words, 'gi'))].map(([, half, time = '']) => {
    const [hour = '', minutes = '0'] = time.split(':');
    return hourNumber(hour.toLowerCase()) + Number(minutes) / 60 + (half ? 0.5 : 0);
  });
}

/** Rooms whose sound is said to begin or end at an hour that the page of the venue does not have. */
function soundsAtOtherHours({ vessel, venues }: SampleLine): readonly string[] {
  return vessel.decks
    .flatMap(({ rooms }) => rooms)
    .flatMap(({ name, page, sound }) => {
      const venue = venues.find(({ slug }) => page?.kind === 'venue' && page.slug === slug);
      if (!venue?.hours.includes(' to ') || !sound) return [];
      const open = hoursIn(venue.hours);
      const times = [...sound.text.matchAll(/(?:from|until|to) ((?:half past )?\w+)/g)].flatMap(([, time = '']) =>
        hoursIn(time),
      );
      return times.every((time) => open.includes(time))
        ? []
        : [`${name} is heard "${sound.text}", and open ${venue.hours}`];
    });
}

/**
 * Compares the numbers that texts state of suites, decks, venues and access with the plans, the deck plan and the files
 * that hold them.
 */
export function findContradictions(line: SampleLine): ContradictionFindings {
  const compared = statementsOf(line).flatMap(({ where, text, words, facts, rounding = 0 }) =>
    [...text.matchAll(new RegExp(`\\b${words.replace('{n}', `(${NUMBER})`)}\\b`, 'gi'))].flatMap(
      ([phrase, number = '']) => {
        const stated = numberIn(number);
        if (stated === undefined) return [];
        const isTrue = facts.some((fact) => Math.abs(stated - fact) <= fact * rounding);
        return [
          isTrue
            ? undefined
            : `${where} says "${phrase}", and it is ${facts.map((fact) => Math.round(fact)).join(' or ') || 'not there'}`,
        ];
      },
    ),
  );
  return {
    contradictions: [
      ...compared.filter((fault) => fault !== undefined),
      ...wronglyNamedSuites(line),
      ...soundsAtOtherHours(line),
    ],
    compared: compared.length,
  };
}
