import { oneOfEachKind } from './one-of-each-kind';

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
