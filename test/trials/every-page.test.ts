import { lookAtPages, oneOfEachKind } from './every-page';
import { whatIsWrong } from './trial';

/** The drill of the same name looks at every page. */
const ofEverySeventhKind = (addresses: readonly string[]) =>
  oneOfEachKind(addresses).filter((_, index) => index % 7 === 0);

it('ROU-31 NAV-13 shows one page of every seventh kind without a fault: axe, light and dark, 320 px, 200 % zoom, without script', async () => {
  expect(whatIsWrong(await lookAtPages(ofEverySeventhKind, { isSample: true }))).toEqual([]);
}, 300_000);

it('takes addresses for one kind that differ in their last word alone', () => {
  const given = [
    '/',
    '/voyages',
    '/voyages/a',
    '/voyages/b',
    '/shore-and-sea-experiences',
    '/shore-and-sea-experiences/x',
    '/shore-and-sea-experiences/x/a',
    '/shore-and-sea-experiences/y/b',
    '/vessels/v',
    '/vessels/v/suites',
    '/vessels/v/suites/s',
    '/vessels/v/suites/t',
  ];
  expect(oneOfEachKind(given)).toEqual([
    '/',
    '/voyages',
    '/voyages/a',
    '/shore-and-sea-experiences',
    '/shore-and-sea-experiences/x',
    '/shore-and-sea-experiences/x/a',
    '/vessels/v',
    '/vessels/v/suites',
    '/vessels/v/suites/s',
  ]);
});
