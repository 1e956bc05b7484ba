import fc from 'fast-check';
import { withQuery } from './carry-query';

it.each([
  ['', '?id=ON1-CYC-270412-007&suiteId=BR-I,SV&utm_source=letter', 'suiteId=BR-I%2CSV&utm_source=letter'],
  ['?suiteId=BR-I,LS', '?suiteId=BR-I,SV&errorcode=RES-1', 'suiteId=BR-I%2CLS&errorcode=RES-1'],
  ['?a=1', '', 'a=1'],
  ['', '?id=x', ''],
])('VOY-17 takes the query along to the reservation (%j with %j)', (own, ofPage, query) => {
  expect(withQuery(own, ofPage)).toBe(query);
});

it('VOY-21 sets id and leaves the rest of the query alone', () => {
  expect(withQuery('?id=ON1-CYC-270412-007', '?id=old&region=greek-isles&tab=suites')).toBe(
    'id=ON1-CYC-270412-007&region=greek-isles&tab=suites',
  );
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (before) => {
      const ofPage = new URLSearchParams(before);
      const after = new URLSearchParams(withQuery('?id=CODE', `?${ofPage.toString()}`));
      expect(after.getAll('id')).toEqual(['CODE']);
      expect(
        Object.keys(before)
          .filter((key) => key !== 'id')
          .every((key) => after.get(key) === ofPage.get(key)),
      ).toBe(true);
    }),
  );
});
