import type { Request } from 'express';
import type { AddFavouriteOutcome } from '../../core/favourites/add-favourite';
import { CarriedFavouriteAdder } from './carried-favourite-adder';

const address = '/stories?show=2&favorite=STORY%3Abread-at-three';

function aCarriedFavourite(outcome: () => Promise<AddFavouriteOutcome>) {
  const warnings: string[] = [];
  const added: unknown[] = [];
  const carriedFavouriteAdder = new CarriedFavouriteAdder({ run: (request) => (added.push(request), outcome()) });
  const from = (headers: object = {}) =>
    ({
      headers,
      log: { warn: (_details: object, message: string) => void warnings.push(message) },
    }) as unknown as Request;
  return { carriedFavouriteAdder, from, warnings, added };
}
const addedFavourite = {
  kind: 'added',
  favourite: { id: '1', type: 'STORY', value: 'bread-at-three', description: 'Bread at three' },
} as const;

describe('the end of a favourite’s path through sign-in', () => {
  it('H38 adds it for who signed in, and leads on without it', async () => {
    const { carriedFavouriteAdder, from, added } = aCarriedFavourite(async () => addedFavourite);
    expect(await carriedFavouriteAdder.add(from(), { contactId: 'eleanor', address })).toBe('/stories?show=2');
    expect(added).toEqual([{ contactId: 'eleanor', item: { type: 'STORY', value: 'bread-at-three' } }]);
    expect(await carriedFavouriteAdder.add(from(), { contactId: 'eleanor', address: '/stories' })).toBe('/stories');
    expect(added).toHaveLength(1);
  });

  it('H38 H13 costs no sign-in when favourites are down or full: the page says so', async () => {
    const down = aCarriedFavourite(async () => {
      throw new Error('down');
    });
    expect(await down.carriedFavouriteAdder.add(down.from(), { contactId: 'eleanor', address })).toBe(address);
    expect(down.warnings).toEqual(['a favourite could not be added after sign-in']);
    const full = aCarriedFavourite(async () => ({ kind: 'full' }));
    expect(await full.carriedFavouriteAdder.add(full.from(), { contactId: 'eleanor', address })).toBe(address);
    const unknown = aCarriedFavourite(async () => ({ kind: 'unknown-item' }));
    expect(await unknown.carriedFavouriteAdder.add(unknown.from(), { contactId: 'eleanor', address })).toBe(
      '/stories?show=2',
    );
  });

  it('H38 B4 is not added ahead of time, nor for another site', async () => {
    const { carriedFavouriteAdder, from, added } = aCarriedFavourite(async () => addedFavourite);
    for (const headers of [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch;prerender' },
    ]) {
      expect(await carriedFavouriteAdder.addOnOwnPages(from(headers), { contactId: 'eleanor', address })).toBe(address);
    }
    expect(added).toEqual([]);
    expect(
      await carriedFavouriteAdder.addOnOwnPages(from({ 'sec-fetch-site': 'same-origin' }), {
        contactId: 'eleanor',
        address,
      }),
    ).toBe('/stories?show=2');
  });
});
