import { readCarried } from './carried-values';
import { readTracking } from './read-tracking';
import { readTypedList } from './read-typed-list';
import { cutTo, manyLines, oneLine, typedText } from './typed-text';

describe('a typed value', () => {
  it.each([
    ['text', 'text'],
    [7, '7'],
    [0, '0'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    [true, '1'],
    [false, ''],
    [null, ''],
    [['a'], ''],
  ])('%j is read as the text %j', (value, text) => {
    expect(typedText(value)).toBe(text);
  });

  it('is one line, or lines without control characters', () => {
    expect(oneLine(' a\r\n\u2028b\u0000 c ')).toBe('a b c');
    expect(manyLines(' a\r\nb\rc\u2029d\u0007e ')).toBe('a\nb\nc\nd e');
  });

  it('is cut to its longest, before a character that would be halved', () => {
    expect([cutTo('abc', 3), cutTo('abcd', 3), cutTo('ab😀', 3), cutTo('a😀', 3)]).toEqual(['abc', 'abc', 'ab', 'a😀']);
  });

  it('FRM-25 is a list in one value, as an array, or as a box for each choice', () => {
    const typed = { one: 'a', all: ['a', '', 7, {}], 'boxes.a': '1', 'boxes.b': '', 'one.b': 'on' };
    const lists = ['one', 'all', 'boxes', 'none'].map((name) => readTypedList(typed, name, ['a', 'b']));
    expect(lists).toEqual([['a', 'b'], ['a', '7'], ['a'], []]);
  });
});

describe('hidden values', () => {
  const longAddress = (length: number) => `/${'a'.repeat(length - 1)}`;

  it.each([
    [
      { itineraryId: 'ON1-CYC-270412-007', suiteId: 'BR-I,SV' },
      { itineraryId: 'ON1-CYC-270412-007', suiteId: 'BR-I,SV' },
    ],
    [{ itineraryId: 'ON1-CYC-271399-007', suiteId: 'B R' }, {}],
    [{ suiteName: ` Milos\n${'x'.repeat(100)}`, favorite: '' }, { suiteName: `Milos ${'x'.repeat(74)}` }],
    [
      { extension: 'hydra-2', extensionName: 'Hydra' },
      { extension: 'hydra-2', extensionName: 'Hydra' },
    ],
    [{ extension: 'Hydra' }, {}],
    [
      { webUrl: 'https://ondine.example/a', pageUrl: '/b?c=d' },
      { webUrl: 'https://ondine.example/a', pageUrl: '/b?c=d' },
    ],
    [{ webUrl: 'javascript:alert(1)', pageUrl: '/a b' }, {}],
    [{ webUrl: longAddress(2_048), pageUrl: longAddress(2_049) }, { webUrl: longAddress(2_048) }],
    [{ suiteName: 'x'.repeat(2_048), extensionName: 'x'.repeat(2_049) }, { suiteName: 'x'.repeat(80) }],
  ])('FRM-32 are carried where they are plausible: %#', (typed, carried) => {
    expect(readCarried(typed)).toEqual(carried);
  });

  it('TRK-05 of tracking are cut, and dropped where they are too long to be any', () => {
    expect(
      readTracking({
        utm_source: ' news\nletter ',
        utm_medium: 'x'.repeat(201),
        utm_term: 'x'.repeat(2_048),
        utm_content: 'x'.repeat(2_049),
        gclid: '',
        other: 'x',
      }),
    ).toEqual({ utm_source: 'news letter', utm_medium: 'x'.repeat(200), utm_term: 'x'.repeat(200) });
  });
});
