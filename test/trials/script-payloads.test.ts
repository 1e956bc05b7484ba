import { typeScripts } from './script-payloads';
import { whatIsWrong } from './trial';

it('C14 prints whatever is typed as text: nothing runs, and nothing becomes an element', async () => {
  expect(whatIsWrong(await typeScripts({ payloads: 4, typedEach: 1 }))).toEqual([]);
}, 240_000);
