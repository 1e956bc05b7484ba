import { askByDocument } from './conformance';
import { whatIsWrong } from './trial';

it('H57 C5 C6 answers generated requests to every operation as the document says: undocumented statuses 0, invalid answers 0', async () => {
  expect(whatIsWrong(await askByDocument({ cases: 1 }))).toEqual([]);
}, 90_000);
