import { entryIds } from './entry-ids';

const idsOf = (key: string | undefined, contactId = 'eleanor') => {
  const next = entryIds({ contactId, key, newId: () => 'made anew' });
  return [next(), next()];
};

it('D6 gives what one keyed call adds the same ids again, and no other call those', () => {
  expect(idsOf('key')).toEqual(idsOf('key'));
  expect(new Set([...idsOf('key'), ...idsOf('another'), ...idsOf('key', 'james')]).size).toBe(6);
  expect(idsOf(undefined)).toEqual(['made anew', 'made anew']);
});
