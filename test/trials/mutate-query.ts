import fc from 'fast-check';
import { anyCharacter } from '../support/any-character';

export type Query = readonly (readonly [name: string, value: string])[];

/** Values that break what reads them carelessly: numbers, dates, lists, ids, markup, addresses, bytes. */
const hostileValues = [
  '',
  ' ',
  '0',
  '-1',
  '2.5',
  '1e9',
  '1e309',
  '-0',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '99999999999999999999',
  '9'.repeat(400),
  '0x10',
  '٢',
  ',',
  ',,,,',
  '30',
  '30,',
  '30,30,30,30,30,30,30',
  '30;30',
  '30,-5',
  '30,300',
  '5,5',
  '200,30',
  '30,30,x',
  'BR-I,SV',
  'FS-I,FS',
  'BR-I,',
  ',SV',
  'XX-I,XX',
  'sv',
  'SV,SV',
  'BR-I,SV,SV',
  'ON1-CYC-000000-007',
  'ON1-CYC-270230-007',
  'ON1-CYC-270412-7',
  'ON1-I270412-007',
  'ON1-CYC-270412-007-X',
  'ON1-ZZZ-990101-007',
  'a-b-c-d-e',
  '2027-02-30',
  '2027-13-01',
  '0000-00-00',
  'yesterday',
  '9999-12-31',
  'RES-VID',
  'RES-CatCode,RES-FareCode',
  'RES-VID,'.repeat(300),
  'res-vid',
  'RES-Hold',
  'x'.repeat(3_000),
  '<svg onload=alert(1)>',
  '"><script>alert(1)</script>',
  '\'"`--',
  '${7*7}',
  '{{7*7}}',
  "' OR 1=1 --",
  '../../etc/passwd',
  '%',
  '%00',
  '%zz',
  '%25',
  '\u0000',
  '\r\nSet-Cookie: a=b',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '🛥',
  '\u202e',
  '\ud800',
  '__proto__',
  'constructor',
  'toString',
] as const;

/** Names that other pages read, and names that reach into JavaScript. */
const otherNames = [
  'itineraryId',
  'reservationId',
  'suiteId',
  'guestsAdults',
  'guestsChildren',
  'errorcode',
  'hold',
  'receipt',
  'quote',
  'siid',
  'voyageId',
  'categorycode',
  'farecode',
  'p1',
  'p2',
  'id',
  'region',
  'startDate',
  'endDate',
  'sortBy',
  'tab',
  'returnUrl',
  'currentUrl',
  'redirectUrl',
  'ssoFailed',
  'ody_sso_redirect',
  'cust_token',
  'continue',
  'email',
  '__proto__',
  'constructor',
  'a[b]',
  'p2[]',
  '',
  'x'.repeat(300),
] as const;

type Change = (query: Query) => Query;

const at = (query: Query, position: number) => (query.length === 0 ? 0 : position % query.length);
const valueAt =
  (position: number, change: (value: string) => string): Change =>
  (query) =>
    query.map((entry, index) => (index === at(query, position) ? [entry[0], change(entry[1])] : entry));

const changes = fc
  .tuple(fc.nat(11), fc.constantFrom(...hostileValues), fc.constantFrom(...otherNames))
  .chain(([position, hostile, name]) =>
    fc.oneof(
      { weight: 5, arbitrary: fc.constant(valueAt(position, () => hostile)) },
      {
        weight: 2,
        arbitrary: fc.string({ unit: anyCharacter, maxLength: 40 }).map((text) => valueAt(position, () => text)),
      },
      { weight: 2, arbitrary: fc.constant(valueAt(position, (value) => value + hostile)) },
      {
        weight: 2,
        arbitrary: fc.nat(60).map((cut) => valueAt(position, (value) => value.slice(0, cut % (value.length + 1)))),
      },
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.nat(60), fc.nat(127))
          .map(([spot, code]) => valueAt(position, (value) => replaceCharacter(value, spot, code))),
      },
      {
        weight: 1,
        arbitrary: fc.constant(
          valueAt(position, (value) => (value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase())),
        ),
      },
      {
        weight: 2,
        arbitrary: fc.constant<Change>((query) => query.filter((_, index) => index !== at(query, position))),
      },
      { weight: 3, arbitrary: fc.constant<Change>((query) => [...query, [name, hostile]]) },
      {
        weight: 1,
        arbitrary: fc.constant<Change>((query) => [
          ...query,
          ...query.slice(at(query, position), at(query, position) + 1),
        ]),
      },
      {
        weight: 1,
        arbitrary: fc.constant<Change>((query) =>
          query.map(([given], index) => [given, query[(index + 1) % query.length]?.[1] ?? '']),
        ),
      },
    ),
  );

function replaceCharacter(value: string, spot: number, code: number): string {
  const offset = spot % (value.length + 1);
  return value.slice(0, offset) + String.fromCharCode(code) + value.slice(offset + 1);
}

/** `&` and `=` between, everything else encoded; or, once in eight, as a careless program writes it. */
const written = (query: Query, style: number) => {
  const encode = style === 0 ? encodeCarelessly : encodeLoosely;
  return query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
};
const encodeLoosely = (text: string) => encodeURIComponent(wellFormed(text)).replaceAll('%2C', ',');
const encodeCarelessly = (text: string) => wellFormed(text).replace(/[\s#\u0000-\u001f]/g, '+');

const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** So many queries made from a right one by one to four changes each. The same seed gives the same ones. */
export function mutatedQueries(right: Query, count: number, seed: number): readonly string[] {
  const mutated = fc.tuple(fc.array(changes, { minLength: 1, maxLength: 4 }), fc.nat(7)).map(([list, style]) =>
    written(
      list.reduce<Query>((query, change) => change(query), right),
      style,
    ),
  );
  return fc.sample(mutated, { numRuns: count, seed });
}
