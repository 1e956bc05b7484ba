import { fromEntries, keysOf, recordOf } from './typed-entries';

describe('typed entries', () => {
  it('are the keys of an object, and an object of entries, or of a value for each key', () => {
    expect(keysOf({ first: 1, second: 2 })).toEqual(['first', 'second']);
    expect(fromEntries([['first', 1] as const])).toEqual({ first: 1 });
    expect(recordOf(['first', 'second'], (key) => key.length)).toEqual({ first: 5, second: 6 });
  });
});
