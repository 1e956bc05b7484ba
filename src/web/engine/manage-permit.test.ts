import { StoppedClock } from '../../../test/builders/a-clock';
import { NodeSecrets } from '../../adapters/node-crypto/secrets';
import { ManagePermit } from './manage-permit';

const clock = new StoppedClock();
const permits = new ManagePermit(new NodeSecrets('a secret for tests'), clock);
const permitOf = (address: string) => new URL(address, 'http://x').searchParams.get('permit');

describe('ManagePermit', () => {
  it('H08 F2 opens a reservation for an hour, longer than the provider’s page takes, and names no guest in the address', () => {
    const address = permits.address('100200');
    expect(address).toMatch(/^\/engine\/manage\?permit=[\w-]+$/);
    expect(permits.read(permitOf(address))?.reservationId).toBe('100200');
    clock.pass({ minutes: 60 });
    expect(permits.read(permitOf(address))?.reservationId).toBe('100200');
    clock.pass({ minutes: 1 });
    expect(permits.read(permitOf(address))).toBeUndefined();
  });

  it('F4 H08 is renewed for a day at most, and a renewed one is revoked with the first', () => {
    const first = clock.now();
    let permit = permits.give('100200');
    for (let hour = 0; hour < 24; hour++) {
      clock.pass({ minutes: 59 });
      const read = permits.read(permit);
      expect(read?.madeAt).toEqual(first);
      permit = permits.give('100200', read?.madeAt);
    }
    clock.pass({ minutes: 25 });
    expect(permits.read(permit)).toBeUndefined();
  });

  it('C1 H08 takes neither a number nor a permit that was altered', () => {
    const permit = permits.give('100200');
    for (const wrong of ['100200', `${permit}A`, permit.slice(1), '', undefined, ['x'], 'x'.repeat(5_000)])
      expect(permits.read(wrong)).toBeUndefined();
  });
});
