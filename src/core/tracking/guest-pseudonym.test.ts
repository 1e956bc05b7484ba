import { StoppedClock } from '../../../test/builders/a-clock';
import { NodeSecrets } from '../../adapters/node-crypto/secrets';
import { GuestPseudonym } from './guest-pseudonym';

const clock = () => new StoppedClock('2027-01-11T15:00:00Z');
const secrets = new NodeSecrets('a secret of thirty-two letters, at least');

describe('the pseudonym of a guest', () => {
  it('TRK-06 H14 is the same all month and another one in the next', () => {
    const time = clock();
    const pseudonym = new GuestPseudonym(secrets, time);
    const january = pseudonym.of('003A1');
    time.pass({ days: 20 });
    expect(pseudonym.of('003A1')).toBe(january);
    time.pass({ days: 1 });
    expect(pseudonym.of('003A1')).not.toBe(january);
  });

  it('TRK-06 H14 tells guests apart, and says nothing of them', () => {
    const pseudonym = new GuestPseudonym(secrets, clock());
    expect(pseudonym.of('003A1')).toMatch(/^[\w-]{22}$/);
    expect(pseudonym.of('003A1')).not.toBe(pseudonym.of('003A2'));
    expect(new GuestPseudonym(new NodeSecrets('another secret of thirty-two letters'), clock()).of('003A1')).not.toBe(
      pseudonym.of('003A1'),
    );
  });
});
