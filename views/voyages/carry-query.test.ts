import { withQuery } from './carry-query';

it.each([
  ['', '?id=ON1-CYC-270412-007&suiteId=BR-I,SV&utm_source=letter', 'suiteId=BR-I%2CSV&utm_source=letter'],
  ['?suiteId=BR-I,LS', '?suiteId=BR-I,SV&errorcode=RES-1', 'suiteId=BR-I%2CLS&errorcode=RES-1'],
  ['?a=1', '', 'a=1'],
  ['', '?id=x', ''],
])('VOY-17 takes the query along to the reservation (%j with %j)', (own, ofPage, query) => {
  expect(withQuery(own, ofPage)).toBe(query);
});
