import type { Config } from '../../../config/config';
import { takeFavourite } from '../../core/favourites/carried-favourite';
import { favouriteKey } from '../../core/favourites/favourite';
import type { FavouriteList } from '../../core/favourites/favourite-list.port';
import { type FavouritesOnPage, favouritesPart } from '../../../views/favourites/favourites-part';
import { signInHrefTo } from '../../../views/layout/sign-in-href';
import { withinTime } from '../../core/shared/within-time';
import type { PagePart, PageRequest } from '../rendering/page-part';
import type { TemplateRequest } from '../rendering/template-request';
import { signedInGuest } from '../session/guest-of';

const maxWaitMs = 300;

/**
 * Loads the favourites of a page. A guest's buttons are rendered in their state, so that they are right without script;
 * these pages are never cached. When the list does not answer in time, the page is sent without it, and its buttons
 * work all the same, because adding is idempotent.
 */
export class PageFavourites implements PagePart {
  readonly placeholders = favouritesPart.placeholders;

  constructor(
    private readonly list: Pick<FavouriteList, 'find'>,
    private readonly policy: Pick<Config['policy'], 'signInUrl'>,
  ) {}

  async of(req: PageRequest): Promise<{ readonly favourites: FavouritesOnPage }> {
    return { favourites: await this.findFavouritesFor(req) };
  }

  async ofTemplate({ path, originalUrl }: PageRequest, template: Pick<TemplateRequest, 'watched'>) {
    const guest: FavouritesOnPage['guest'] = { returnUrl: originalUrl };
    return {
      favourites: {
        signInHref: signInHrefTo(this.policy.signInUrl, path),
        guest: template.watched(guest, 'returnUrl', 'missedKey'),
      },
    };
  }

  private async findFavouritesFor(req: PageRequest): Promise<FavouritesOnPage> {
    const guest = signedInGuest(req);
    const signInHref = signInHrefTo(this.policy.signInUrl, req.path);
    if (!guest) return { signInHref };
    const { address, item } = takeFavourite(req.method === 'GET' ? req.originalUrl : req.path);
    const savedIds = await this.findSavedIds(guest.contactId, req);
    return {
      signInHref,
      guest: {
        returnUrl: address,
        ...(savedIds ? { savedIds } : {}),
        ...(item ? { missedKey: favouriteKey(item) } : {}),
      },
    };
  }

  private async findSavedIds(contactId: string, req: PageRequest): Promise<ReadonlyMap<string, string> | undefined> {
    const reading = this.list
      .find(contactId)
      .catch((error: unknown) => void req.log.warn({ err: error }, 'favourites could not be read for a page'));
    const favourites = await withinTime(reading, maxWaitMs, () => undefined);
    return favourites && new Map(favourites.map((favourite) => [favouriteKey(favourite), favourite.id]));
  }
}
