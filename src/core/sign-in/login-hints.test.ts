import { StoppedClock } from '../../../test/builders/a-clock';
import { NodeSecrets } from '../../adapters/node-crypto/secrets';
import { LoginHints } from './login-hints';

function someHints() {
  const clock = new StoppedClock();
  const used = new Set<string>();
  const singleUse = {
    use: async ({ id }: { readonly id: string }) => {
      if (used.has(id)) return false;
      used.add(id);
      return true;
    },
  };
  return { clock, used, hints: new LoginHints({ secrets: new NodeSecrets('a secret for tests'), singleUse, clock }) };
}

const given = { email: 'guest@example.com', phone: '+13055550142', countryCode: 'US' };

describe('LoginHints', () => {
  it('H07 C11 carries an address without showing it, fit for a query', () => {
    const hint = someHints().hints.give(given);
    expect(hint).toMatch(/^[\w-]+$/);
    expect(Buffer.from(hint, 'base64url').toString('latin1')).not.toMatch(/guest|example|305/);
    expect(hint.length).toBeLessThan(400);
  });

  it('H07 is taken once, with what was given', async () => {
    const { hints, used } = someHints();
    const hint = hints.give(given);
    expect(await hints.take(hint)).toEqual(given);
    expect(await hints.take(hint)).toBeUndefined();
    expect([...used].join()).not.toContain(hint);
    expect(await hints.take(hints.give({ email: 'a@example.com' }))).toEqual({ email: 'a@example.com' });
  });

  it('H07 is good for ten minutes', async () => {
    const { hints, clock } = someHints();
    const hint = hints.give(given);
    const late = hints.give(given);
    clock.pass({ seconds: 599 });
    expect(await hints.take(hint)).toEqual(given);
    clock.pass({ seconds: 1 });
    expect(await hints.take(late)).toBeUndefined();
  });

  it('H07 says nothing to what it did not give, nor when marks cannot be stored', async () => {
    const { hints } = someHints();
    for (const hint of ['', 'x', hints.give(given).slice(0, -2)]) expect(await hints.take(hint)).toBeUndefined();
    const broken = new LoginHints({
      secrets: new NodeSecrets('a secret for tests'),
      singleUse: { use: async () => Promise.reject(new Error('down')) },
      clock: new StoppedClock(),
    });
    expect(await broken.take(broken.give(given))).toBeUndefined();
  });
});
