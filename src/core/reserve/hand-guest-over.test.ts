import { Unavailable } from '../shared/unavailable';
import { readEngineLocation } from './engine-location';
import { HandGuestOver } from './hand-guest-over';
import { hasFailed, withFailureMarker } from './handoff-failure';
import type { EngineHandoff, TokenRequest } from './engine-handoff.port';

const currentUrl = '/reserve-now/ON1-CYC-270503-007/suite/?suiteId=BR-I,SV&guestsAdults=2';
const press = { contactId: 'eleanor', target: '/engine/details?p1=2', currentUrl };
const token = { token: 'sealed', loginUrl: '/engine/sso', expiresAt: new Date(60_000) };
const over = (issueToken: EngineHandoff['issueToken'], engineUrl = '/engine/details') =>
  new HandGuestOver({ issueToken }, readEngineLocation(engineUrl), 50);

describe('handing a guest over', () => {
  it('ENG-02 ENG-03 asks for a token that names guest, target and where to come back to', async () => {
    const asked: TokenRequest[] = [];
    const outcome = await over(async (wanted) => {
      asked.push(wanted);
      return token;
    }).run(press);
    expect(outcome).toEqual({ kind: 'ready', token });
    expect(asked).toEqual([
      { contactId: 'eleanor', target: '/engine/details?p1=2', failure: `${currentUrl}&ssoFailed=1` },
    ]);
  });

  it('H06 D10 comes back with the marker when the engine fails, or does not answer in time', async () => {
    for (const engineHandoff of [
      () => Promise.reject(new Unavailable('reservation engine')),
      () => new Promise<undefined>(() => undefined),
    ]) {
      expect(await over(engineHandoff).run(press)).toMatchObject({
        kind: 'failed',
        address: `${currentUrl}&ssoFailed=1`,
        cause: expect.any(Unavailable),
      });
    }
  });

  it('D10 keeps no timer once the engine has answered or failed', async () => {
    jest.useFakeTimers();
    try {
      await over(async () => token).run(press);
      await over(() => Promise.reject(new Unavailable('reservation engine'))).run(press);
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it('D10 sends no token to a host that is not the engine’s', async () => {
    const outcome = await over(
      async () => ({ ...token, loginUrl: 'https://evil.example/sso' }),
      'https://reserve.example/book',
    ).run(press);
    expect(outcome).toMatchObject({ kind: 'failed', address: `${currentUrl}&ssoFailed=1` });
    expect(
      await over(
        async () => ({ ...token, loginUrl: 'https://reserve.example/sso' }),
        'https://reserve.example/book',
      ).run(press),
    ).toMatchObject({ kind: 'ready' });
  });

  it('ENG-02 leads straight on where the engine knows no sign-in of ours', async () => {
    expect(await over(async () => undefined).run(press)).toEqual({ kind: 'straight', target: press.target });
  });
});

describe('the failure marker', () => {
  it('H06 is added once, and known again', () => {
    expect(withFailureMarker('/voyages')).toBe('/voyages?ssoFailed=1');
    expect(withFailureMarker('/a?ssoFailed=1&x=1,2')).toBe('/a?x=1,2&ssoFailed=1');
    expect(withFailureMarker('/a?from=b?c&suiteId=d')).toBe('/a?from=b?c&suiteId=d&ssoFailed=1');
    expect(withFailureMarker(withFailureMarker(currentUrl))).toBe(`${currentUrl}&ssoFailed=1`);
    expect([hasFailed({ ssoFailed: '1' }), hasFailed({ ssoFailed: '0' }), hasFailed({})]).toEqual([true, false, false]);
  });
});
