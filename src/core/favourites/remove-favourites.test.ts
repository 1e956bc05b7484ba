import type { Favourite } from './favourite';
import { RemoveFavourites } from './remove-favourites';

function open(favourites: readonly Favourite[]) {
  const removed: string[] = [];
  const useCase = new RemoveFavourites({
    find: async () => favourites,
    save: async () => ({ kind: 'full' }),
    remove: async ({ ids }) => {
      removed.push(...ids);
      return ids.every((id) => favourites.some((favourite) => favourite.id === id)) ? 'removed' : 'not-found';
    },
  });
  return { useCase, removed };
}

const story: Favourite = { id: 'a', type: 'STORY', value: 'bread-at-three', description: 'Bread at three' };
const suite: Favourite = { id: 'b', type: 'SUITE', value: 'SV', description: 'Sea View' };

describe('removing favourites', () => {
  it('API-19 H60 removes what is named by its id, and refuses another guest’s name or favourite', async () => {
    const { useCase, removed } = open([story, suite]);
    expect(await useCase.run({ contactId: 'c', removals: [{ contactId: 'd', favoritesId: 'a' }] })).toBe(
      'someone-else',
    );
    const [own, anothers] = [
      { contactId: 'c', favoritesId: 'a' },
      { contactId: 'd', favoritesId: 'b' },
    ];
    expect(await useCase.run({ contactId: 'c', removals: [own, anothers] })).toBe('someone-else');
    expect(removed).toEqual([]);
    expect(await useCase.run({ contactId: 'c', removals: [{ contactId: 'c', favoritesId: 'a' }] })).toBe('removed');
    expect(await useCase.run({ contactId: 'c', removals: [{ favoritesId: 'x' }] })).toBe('not-found');
  });

  it('FAV-01 D9 removes what is named by its type and value, and does no harm when it is not there', async () => {
    const { useCase, removed } = open([story, suite]);
    const item = { type: 'STORY', value: 'bread-at-three' } as const;
    expect(await useCase.runForItem({ contactId: 'c', item })).toBe('removed');
    expect(await useCase.runForItem({ contactId: 'c', item: { ...item, value: 'another' } })).toBe('removed');
    expect(removed).toEqual(['a']);
  });
});
