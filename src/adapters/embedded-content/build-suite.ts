import { ContentError } from './content-error';
import type { References } from './references';
import type { SampleSuite } from './sample-line';
import type { SuiteFile } from './suite-schema';

/** A cabin's deck is its number without the last two digits: 512 is on deck 5, 1004 on deck 10. @throws ContentError */
export function buildSuite(file: string, fields: SuiteFile, references: References): SampleSuite {
  const { code, fareFactor, cabins: numbers, pictures, panorama, ...rest } = fields;
  const cabins = numbers.map((number) => ({ number, deck: Number(number.slice(0, -2)), category: code }));
  const stray = cabins.find(({ deck }) => !fields.decks.includes(deck));
  if (stray)
    throw new ContentError(file, `${code}: cabin ${stray.number} is on none of the decks ${fields.decks.join(', ')}`);
  return {
    suite: {
      ...rest,
      category: code,
      cabinCount: cabins.length,
      cabins: numbers,
      pictures: references.pictures(pictures, `${file} (${code})`),
      ...(panorama === undefined ? {} : { panorama: references.pictures([panorama], `${file} (${code})`)[0] }),
    },
    fareFactor,
    cabins,
  };
}
