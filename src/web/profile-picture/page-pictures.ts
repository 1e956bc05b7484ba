import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import type { PictureVersion, ProfilePictures } from '../../core/profile-picture/profile-pictures.port';
import { picturePart } from '../../../views/profile-picture/picture-part';
import type { PartsOnPage } from '../../../views/ui/page-parts';
import { hrefPicture } from '../hrefs';
import { withinTime } from '../../core/shared/within-time';
import type { PagePart, PageRequest } from '../rendering/page-part';
import { signedInGuest } from '../session/guest-of';

declare module '../session/session-guest' {
  interface SessionGuest {
    /** The picture as this session last changed it, so that the next page shows it on any node. */
    readonly picture?: PictureVersion;
  }
}

const maxWaitMs = 300;
/** Milliseconds for which another node may still show the previous picture. */
const freshMs = 30_000;
const maxGuests = 10_000;

/**
 * Finds the guest's picture for a page (PRO-01, RES-03). Each node reads the store once in 30 s per guest. A guest who
 * changes the picture sees it at once on every node, because the session contains its version.
 */
export class PagePictures implements PagePart {
  readonly placeholders = picturePart.placeholders;
  private readonly versions = new LRUCache<string, PictureVersion>({ max: maxGuests, ttl: freshMs });

  constructor(private readonly pictures: Pick<ProfilePictures, 'findVersion'>) {}

  async of(req: PageRequest): Promise<PartsOnPage> {
    const src = await this.srcFor(req);
    return src === undefined ? {} : { picture: { src } };
  }

  async ofTemplate(): Promise<PartsOnPage> {
    return {};
  }

  /** Initials are shown where there is no address: to visitors, to guests without a picture, and after a timeout. */
  private async srcFor(req: PageRequest): Promise<string | undefined> {
    const guest = signedInGuest(req);
    if (!guest) return undefined;
    const version = newer(guest.picture, this.versions.get(guest.contactId) ?? (await this.ask(guest.contactId, req)));
    return version?.isThere ? hrefPicture(version.number) : undefined;
  }

  note(req: Request, picture: PictureVersion): void {
    const guest = signedInGuest(req);
    if (!guest) return;
    this.versions.set(guest.contactId, picture);
    req.session.guest = { ...guest, picture };
  }

  clear(): void {
    this.versions.clear();
  }

  private async ask(contactId: string, req: PageRequest): Promise<PictureVersion | undefined> {
    const asking = this.pictures
      .findVersion(contactId)
      .then((version) => {
        this.versions.set(contactId, version);
        return version;
      })
      .catch(
        (error: unknown) => void req.log.warn({ err: error }, 'a guest’s picture could not be looked up for a page'),
      );
    return (await withinTime(asking, maxWaitMs, () => undefined)) ?? undefined;
  }
}

function newer(one: PictureVersion | undefined, other: PictureVersion | undefined): PictureVersion | undefined {
  return one && other ? (one.number > other.number ? one : other) : (one ?? other);
}
