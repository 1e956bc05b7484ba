import fc from 'fast-check';
import { NodeSecrets } from './secrets';
import { anyCharacter } from '../../../test/support/any-character';

const secrets = new NodeSecrets('a secret for tests');

describe('NodeSecrets', () => {
  it('opens what it sealed, for the same purpose only', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const sealed = secrets.seal('letters', text);
        expect(secrets.open('letters', sealed)).toBe(text);
        expect(secrets.open('parcels', sealed)).toBeUndefined();
        expect(new NodeSecrets('another secret').open('letters', sealed)).toBeUndefined();
      }),
    );
  });

  it('D4 opens no other spelling of a seal, whatever its length', () => {
    for (const text of ['', 'a', 'ab', 'abc']) {
      const sealed = secrets.seal('letters', text);
      for (const other of [`${sealed}x`, `${sealed}=`, `${sealed} `, `${sealed}.`, sealed.slice(0, -1), `x${sealed}`]) {
        expect(secrets.open('letters', other)).toBeUndefined();
      }
    }
  });

  it('digests the same text alike, and differently for each purpose', () => {
    expect(secrets.digest('a', 'text')).toBe(secrets.digest('a', 'text'));
    expect(secrets.digest('a', 'text')).not.toBe(secrets.digest('b', 'text'));
  });
});
