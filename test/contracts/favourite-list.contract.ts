import type { FavouriteItem } from '../../src/core/favourites/favourite';
import type { FavouriteList } from '../../src/core/favourites/favourite-list.port';

export interface FavouriteListUnderTest {
  readonly list: FavouriteList;
  /** The same guests' favourites, as another node sees them. */
  readonly otherNode: FavouriteList;
  /** Two guests who keep nothing yet. */
  readonly guests: readonly [string, string];
  passTime(seconds: number): void;
  close(): Promise<void>;
}

const story = (value: string): FavouriteItem => ({ type: 'STORY', value });

export function describeFavouriteList(name: string, open: () => Promise<FavouriteListUnderTest>): void {
  describe(`FavouriteList on ${name}`, () => {
    let line: FavouriteListUnderTest;
    beforeEach(async () => {
      line = await open();
    });
    afterEach(() => line.close());

    const save = async (item: FavouriteItem, { list = line.list, contactId = line.guests[0], max = 200 } = {}) => {
      line.passTime(1);
      const outcome = await list.save({ contactId, item, description: `About ${item.value}`, max });
      if (outcome.kind === 'full') throw new Error('There is no room.');
      return { kind: outcome.kind, ...outcome.favourite };
    };
    const valuesOf = async (contactId: string) => (await line.otherNode.find(contactId)).map(({ value }) => value);

    it('FAV-02 keeps id, type, value and description, the latest first, for each guest apart', async () => {
      const [eleanor, james] = line.guests;
      const first = await save(story('one'));
      await save({ type: 'CULINARY VENUE', value: 'two' });
      await save(story('three'), { contactId: james });
      expect(await valuesOf(eleanor)).toEqual(['two', 'one']);
      expect(await valuesOf(james)).toEqual(['three']);
      expect((await line.list.find(eleanor)).at(-1)).toEqual({
        id: first.id,
        type: 'STORY',
        value: 'one',
        description: 'About one',
      });
      expect((await line.list.find(eleanor))[0]?.type).toBe('CULINARY VENUE');
    });

    it('H38 keeps an item once, also when two nodes add it at the same moment', async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, at) => save(story('one'), { list: at % 2 ? line.otherNode : line.list })),
      );
      expect(answers.map(({ kind }) => kind).toSorted()).toEqual([
        'added',
        ...Array.from({ length: 7 }, () => 'unchanged'),
      ]);
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(await valuesOf(line.guests[0])).toEqual(['one']);
      // The same value as something else is something else.
      expect((await save({ type: 'ONBOARD', value: 'one' })).kind).toBe('added');
    });

    it('FAV-08 never keeps more than there is room for, also when two nodes add at the same moment', async () => {
      const contactId = line.guests[0];
      const add = (at: number) =>
        (at % 2 ? line.otherNode : line.list).save({
          contactId,
          item: story(`story-${at}`),
          description: 'x',
          max: 3,
        });
      const kinds = (await Promise.all(Array.from({ length: 8 }, (_, at) => add(at)))).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'added')).toHaveLength(3);
      expect(kinds.filter((kind) => kind === 'full')).toHaveLength(5);
      expect(await valuesOf(contactId)).toHaveLength(3);
      const [saved] = await line.list.find(contactId);
      // What is there already needs no room; what leaves makes some.
      expect(
        (await line.list.save({ contactId, item: story(saved?.value ?? ''), description: 'x', max: 3 })).kind,
      ).toBe('unchanged');
      await line.list.remove({ contactId, ids: [saved?.id ?? ''] });
      expect((await line.list.save({ contactId, item: story('another'), description: 'x', max: 3 })).kind).toBe(
        'added',
      );
    });

    it('API-19 D9 removes, again without harm, and gives the same id to what comes back', async () => {
      const contactId = line.guests[0];
      const one = await save(story('one'));
      const two = await save(story('two'));
      expect(await line.list.remove({ contactId, ids: [one.id, one.id] })).toBe('removed');
      expect(await line.otherNode.remove({ contactId, ids: [one.id] })).toBe('removed');
      expect(await valuesOf(contactId)).toEqual(['two']);
      expect(await save(story('one'))).toMatchObject({ kind: 'added', id: one.id });
      expect(await valuesOf(contactId)).toEqual(['one', 'two']);
      expect(await line.list.remove({ contactId, ids: [one.id, two.id] })).toBe('removed');
      expect(await valuesOf(contactId)).toEqual([]);
    });

    it('API-19 C2 refuses the whole when one of them is another guest’s, or does not exist', async () => {
      const [eleanor, james] = line.guests;
      const hers = await save(story('one'));
      const his = await save(story('one'), { contactId: james });
      expect(hers.id).not.toBe(his.id);
      expect(await line.list.remove({ contactId: eleanor, ids: [hers.id, his.id] })).toBe('not-found');
      expect(await line.list.remove({ contactId: eleanor, ids: [hers.id, 'nobody-s'] })).toBe('not-found');
      expect([await valuesOf(eleanor), await valuesOf(james)]).toEqual([['one'], ['one']]);
    });
  });
}
