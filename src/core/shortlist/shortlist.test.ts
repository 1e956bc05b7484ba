import { compareRow, readComparedIds } from './compare-columns';
import { maxItems, readShortlist, writeShortlist } from './shortlist';

describe('a shortlist in an address', () => {
  it('FAV-02 is written and read again, whatever the items', () => {
    const items = [
      { type: 'VOYAGE', value: 'ON1-CYC-270412-007' },
      { type: 'SUITE', value: 'BR-I,SV' },
      { type: 'CULINARY VENUE', value: 'sal' },
    ] as const;
    expect(readShortlist(writeShortlist(items))).toEqual(items);
  });

  it('has each item once, forty at most, and nothing that is no favourite', () => {
    const many = Array.from({ length: 60 }, (_, index) => `STORY:s${index}`).join('.');
    expect(readShortlist(many)).toHaveLength(maxItems);
    expect(readShortlist('STORY:a.STORY:a.HAT:x..<b>.__proto__')).toEqual([{ type: 'STORY', value: 'a' }]);
    expect([readShortlist(undefined), readShortlist(['STORY:a']), readShortlist('')]).toEqual([[], [], []]);
  });

  it('reads whatever anybody writes without harm', () => {
    const pieces = ['STORY:a', 'SUITE:BR-I,SV', '.', ':', '%', '\u0000', 'VOYAGE:', ',,', '🜁', 'x'.repeat(9_000)];
    for (let round = 0; round < 2_000; round += 1) {
      const text = Array.from(
        { length: round % 9 },
        (_, index) => pieces[(round * 7 + index * 3) % pieces.length],
      ).join(round % 2 === 0 ? '.' : '');
      const items = readShortlist(text);
      expect(readShortlist(writeShortlist(items))).toEqual(items);
    }
  });
});

describe('a comparison', () => {
  it('reads ids as the site and as a form writes them, four at most', () => {
    expect(readComparedIds({ voyages: 'a,b,a' }, 'voyages')).toEqual(['a', 'b']);
    expect(readComparedIds({ 'voyages.a': '1', 'voyages.b': '1', 'suites.c': '1' }, 'voyages')).toEqual(['a', 'b']);
    expect(readComparedIds({ 'voyages.1': 'a', 'voyages.2': '', 'voyages.3': 'b' }, 'voyages')).toEqual(['a', 'b']);
    expect(readComparedIds({ voyages: 'a,b,c,d,e' }, 'voyages')).toEqual(['a', 'b', 'c', 'd']);
    expect(readComparedIds({ voyages: '<b>,a b,../x' }, 'voyages')).toEqual([]);
    expect(readComparedIds({ voyages: ['a'] }, 'voyages')).toEqual([]);
    expect(readComparedIds({ 'voyages.a': ['1'], 'voyages.b': 1, 'other.c': '1' }, 'voyages')).toEqual([]);
  });

  it('marks a row whose values differ', () => {
    const same = [{ lines: ['Seven nights'] }, { lines: ['Seven nights'] }];
    expect(compareRow('Nights', same).isDifferent).toBe(false);
    expect(compareRow('Nights', [...same, { lines: ['Ten nights'] }]).isDifferent).toBe(true);
    expect(compareRow('Nights', [{ lines: ['Ten nights'] }, ...same]).isDifferent).toBe(true);
    expect(compareRow('Nights', same.slice(1)).isDifferent).toBe(false);
  });
});
