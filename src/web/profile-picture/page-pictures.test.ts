import type { Request } from 'express';
import type { PictureVersion } from '../../core/profile-picture/profile-pictures.port';
import { PagePictures } from './page-pictures';

const asked: string[] = [];
beforeEach(() => void (asked.length = 0));

const requestOf = (contactId?: string): Request =>
  ({
    session:
      contactId === undefined
        ? undefined
        : { guest: { contactId, firstName: 'Eleanor', lastName: 'Marsh', signedInAt: 0, seenAt: 0 } },
    log: { warn: () => undefined },
  }) as unknown as Request;

const open = (answer: () => Promise<PictureVersion>) =>
  new PagePictures({
    findVersion: (contactId) => {
      asked.push(contactId);
      return answer();
    },
  });

const srcOf = (number: number) => `/my-profile/settings/picture/image?v=${number}`;

const srcFor = async (pictures: PagePictures, request: Request) => (await pictures.of(request)).picture?.src;

describe('PagePictures', () => {
  it('RES-03 PRO-01 queries once for a guest and not for every page, and never for a visitor', async () => {
    const pictures = open(async () => ({ number: 7, isThere: true }));
    expect(await srcFor(pictures, requestOf())).toBeUndefined();
    for (let pages = 0; pages < 5; pages += 1) expect(await srcFor(pictures, requestOf('eleanor'))).toBe(srcOf(7));
    expect(asked).toEqual(['eleanor']);
    const none = open(async () => ({ number: 0, isThere: false }));
    for (let pages = 0; pages < 5; pages += 1) expect(await srcFor(none, requestOf('james'))).toBeUndefined();
    expect(asked).toEqual(['eleanor', 'james']);
  });

  it('RES-03 shows a change at once, to its own session also on a node that remembers the one before', async () => {
    const here = open(async () => ({ number: 7, isThere: true }));
    const there = open(async () => ({ number: 7, isThere: true }));
    const request = requestOf('eleanor');
    await srcFor(there, request);
    here.note(request, { number: 8, isThere: true });
    expect([
      await srcFor(here, request),
      await srcFor(there, request),
      await srcFor(here, requestOf('eleanor')),
    ]).toEqual([srcOf(8), srcOf(8), srcOf(8)]);
    here.note(request, { number: 9, isThere: false });
    expect([await srcFor(here, request), await srcFor(there, request)]).toEqual([undefined, undefined]);
  });

  it('PRO-01 queries again after a demonstration was reset', async () => {
    let version = { number: 7, isThere: true };
    const pictures = open(async () => version);
    await srcFor(pictures, requestOf('eleanor'));
    version = { number: 0, isThere: false };
    pictures.clear();
    expect(await srcFor(pictures, requestOf('eleanor'))).toBeUndefined();
  });

  it('E2 lets a page go out with initials when the store fails or hangs', async () => {
    expect(
      await srcFor(
        open(() => Promise.reject(new Error('down'))),
        requestOf('eleanor'),
      ),
    ).toBeUndefined();
    expect(
      await srcFor(
        open(() => new Promise(() => undefined)),
        requestOf('eleanor'),
      ),
    ).toBeUndefined();
  });
});
