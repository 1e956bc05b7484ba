import type { Request } from 'express';
import { StoppedClock } from '../../../test/builders/a-clock';
import { NodeSecrets } from '../../adapters/node-crypto/secrets';
import { GuestPseudonym } from '../../core/tracking/guest-pseudonym';
import { PageTagLayer } from './page-tag-layer';

const guest = { contactId: '003A1', firstName: 'Eleanor', lastName: 'Marsh', signedInAt: 0, seenAt: 0 };
const asked = (headers: Record<string, string>, isSignedIn = true) =>
  ({ headers, session: isSignedIn ? { guest } : {} }) as unknown as Request;
const partOf = (isOn: boolean) =>
  new PageTagLayer(
    isOn,
    new GuestPseudonym(new NodeSecrets('a secret of thirty-two letters, at least'), new StoppedClock()),
  );

describe('the data layer of a page', () => {
  it('TRK-06 H14 is nothing at all while it is off', async () => {
    expect(await partOf(false).of(asked({ cookie: 'consent=accepted' }))).toEqual({});
  });

  it('TRK-06 H14 is a pseudonym for guests who agreed, never their id', async () => {
    const { dataLayer: said } = await partOf(true).of(asked({ cookie: 'sid=1; consent=accepted' }));
    expect(said?.contactId).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(said)).not.toContain('003A1');
  });

  it.each([
    ['no choice was made', {}],
    ['the guest declined', { cookie: 'consent=declined' }],
    ['the browser sends Global Privacy Control', { cookie: 'consent=accepted', 'sec-gpc': '1' }],
  ])('TRK-06 H14 identify no guest when %s', async (_when, headers) => {
    expect(await partOf(true).of(asked(headers))).toEqual({ dataLayer: {} });
  });

  it('TRK-06 identify no visitor who is not signed in', async () => {
    expect(await partOf(true).of(asked({ cookie: 'consent=accepted' }, false))).toEqual({ dataLayer: {} });
  });
});
