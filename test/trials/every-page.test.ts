import { oneOfEachKind } from '../support/one-of-each-kind';
import { lookAtPages } from './every-page';
import { whatIsWrong } from './trial';

/** The drill of the same name looks at every page. */
const ofEverySeventhKind = (addresses: readonly string[]) =>
  oneOfEachKind(addresses).filter((_, index) => index % 7 === 0);

it('ROU-31 NAV-13 shows one page of every seventh kind without a fault: axe, light and dark, 320 px, 200 % zoom, without script', async () => {
  expect(whatIsWrong(await lookAtPages(ofEverySeventhKind, { isSample: true }))).toEqual([]);
}, 300_000);
