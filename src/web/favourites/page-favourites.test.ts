import type { Request } from 'express';
import type { Favourite } from '../../core/favourites/favourite';
import { PageFavourites } from './page-favourites';

const favourite: Favourite = {
  id: 'favourite-1',
  type: 'STORY',
  value: 'bread-at-three',
  description: 'Bread at three',
};

function aRequest({ isGuest = true, method = 'GET', originalUrl = '/stories?show=2' } = {}) {
  const warnings: string[] = [];
  const request = {
    method,
    originalUrl,
    path: originalUrl.split('?')[0],
    session: isGuest ? { guest: { contactId: 'eleanor' } } : {},
    log: { warn: (_details: object, message: string) => void warnings.push(message) },
  };
  return { request: request as unknown as Request, warnings };
}
const favourites = (find: () => Promise<readonly Favourite[]>, signInUrl = '/login') => ({
  of: async (request: Request) => (await new PageFavourites({ find }, { signInUrl }).of(request)).favourites,
});

describe('what the favourite buttons of a page know', () => {
  it('FAV-01 H38 gives a visitor’s page nothing but the link to sign-in, and queries nothing', async () => {
    const asked = jest.fn(async () => [favourite]);
    const { request } = aRequest({ isGuest: false });
    expect(await favourites(asked).of(request)).toEqual({ signInHref: '/login?yachts=true&returnUrl=%2Fstories' });
    expect((await favourites(asked, 'https://id.example/in?a=b').of(request)).signInHref).toBe(
      'https://id.example/in?a=b&yachts=true&returnUrl=%2Fstories',
    );
    expect(asked).not.toHaveBeenCalled();
  });

  it('FAV-01 gives a guest’s page its favourites, and the return address', async () => {
    const { guest } = await favourites(async () => [favourite]).of(aRequest().request);
    expect(guest).toEqual({
      returnUrl: '/stories?show=2',
      savedIds: new Map([['STORY:bread-at-three', 'favourite-1']]),
    });
  });

  it('H38 gives the page what was chosen before sign-in, and does not carry it on', async () => {
    const { guest } = await favourites(async () => []).of(
      aRequest({ originalUrl: '/stories?favorite=STORY%3Abread-at-three' }).request,
    );
    expect(guest).toMatchObject({ returnUrl: '/stories', missedKey: 'STORY:bread-at-three' });
  });

  it('E2 FAV-01 lets a page go without them when the list fails, or does not answer soon', async () => {
    const broken = aRequest();
    expect(
      (
        await favourites(async () => {
          throw new Error('down');
        }).of(broken.request)
      ).guest,
    ).toEqual({ returnUrl: '/stories?show=2' });
    expect(broken.warnings).toEqual(['favourites could not be read for a page']);
    const begun = performance.now();
    expect((await favourites(() => new Promise(() => undefined)).of(aRequest().request)).guest).toEqual({
      returnUrl: '/stories?show=2',
    });
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});
