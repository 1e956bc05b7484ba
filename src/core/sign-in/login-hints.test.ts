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
  const secrets = new NodeSecrets('a secret for tests');
  return { clock, used, secrets, hints: new LoginHints({ secrets, singleUse, clock }) };
}

const given = { email: 'guest@example.com', phone: '+13055550142', countryCode: 'US' };

describe('LoginHints', () => {
  it('H07 C11 carries an address without showing it, fit for a query', () => {
    const hint = someHints().hints.give(given);
    expect(hint).toMatch(/^[\w-]+$/);
    expect(Buffer.from(hint, 'base64url').toString('latin1')).not.toMatch(/guest|example|305.?555/);
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

  it('H07 ignores a hint whose content another release wrote in another form', async () => {
    const { hints, secrets, clock } = someHints();
    const sealed = (content: object) => secrets.seal('login-hint', JSON.stringify(content));
    const at = clock.now().getTime();
    expect(await hints.take(sealed({ ...given, at, later: true }))).toEqual(given);
    for (const content of [{ ...given, email: 1, at }, given, { ...given, at: String(at) }])
      expect(await hints.take(sealed(content))).toBeUndefined();
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
