import type { Request, Response } from 'express';
import type { Config } from '../../../config/config';
import type { FavouriteType } from '../../core/favourites/favourite';
import { readFavouriteTab } from '../../core/favourites/favourite-tabs';
import type { RemoveFavourites } from '../../core/favourites/remove-favourites';
import type { ShowFavourites, ShownFavourites } from '../../core/favourites/show-favourites';
import { readIsolatedSection } from '../../core/profile/isolated-section';
import { favouritesListTexts as texts } from '../../../views/favourites/favourites-list.texts';
import type { FavouritesPage, FavouritesListView, FavouritesPageProps } from '../../../views/favourites/FavouritesPage';
import { hrefFavourites } from '../hrefs';
import { paths } from '../paths';
import type { ProfileSide } from '../profile/profile-side';
import type { BuiltAssets } from '../rendering/built-assets';
import { openingPictureViews } from '../rendering/own-pictures';
import { readListAddress } from '../rendering/list-address';
import type { PageAnswer } from '../rendering/page-answer';
import { guestOf } from '../session/guest-of';
import { toRemoveError } from './favourite-errors';
import { favouriteTabViews, toFavouriteTile, linkToMore } from './favourite-views';
import { textFieldsOf } from '../routing/read-form';

const tilesAtOnce = 24;
/** The page waits longer than any type may (`FavouriteDetails`), so that a slow system costs only its own tiles. */
const maxWaitMs = 2_500;

interface FavouritesListPagesParts {
  readonly showFavourites: Pick<ShowFavourites, 'run'>;
  readonly removeFavourites: Pick<RemoveFavourites, 'run'>;
  readonly side: Pick<ProfileSide, 'read'>;
  readonly assets: BuiltAssets;
  readonly policy: Pick<Config['policy'], 'vesselSlug'>;
}

export class FavouritesListPages {
  constructor(private readonly parts: FavouritesListPagesParts) {}

  readonly show = async (req: Request): Promise<PageAnswer<typeof FavouritesPage>> => {
    const { contactId } = guestOf(req);
    const type = readFavouriteTab(req.query['tab']);
    const onFailure = (error: unknown) => req.log.warn({ err: error }, 'the favourites of a guest could not be read');
    const [section, { side }] = await Promise.all([
      readIsolatedSection(this.parts.showFavourites.run({ contactId, type }), onFailure, maxWaitMs),
      this.parts.side.read(req),
    ]);
    const list =
      section.kind === 'ready'
        ? this.toView(req, section.value, type)
        : { kind: 'failed' as const, retryHref: hrefFavourites({ tab: type }) };
    const receipt = receiptOf(req.query['removed']);
    const props: Omit<FavouritesPageProps, 'frame'> = {
      side,
      tabs: favouriteTabViews(type),
      list,
      ...(receipt ? { receipt } : {}),
    };
    return { props };
  };

  readonly remove = async (req: Request, res: Response): Promise<void> => {
    const { contactId } = guestOf(req);
    const form = textFieldsOf(req.body);
    const tab = readFavouriteTab(form['tab']);
    const ids = Object.keys(form).flatMap((name) => /^remove-(.{1,80})$/.exec(name)?.[1] ?? []);
    if (ids.length === 0) return res.redirect(303, hrefFavourites({ tab, edit: 'true', removed: 0 }));
    const outcome = await this.parts.removeFavourites.run({
      contactId,
      removals: ids.map((favoritesId) => ({ favoritesId })),
    });
    if (outcome !== 'removed') throw toRemoveError(outcome);
    res.redirect(303, hrefFavourites({ tab, removed: ids.length }));
  };

  private toView(
    req: Request,
    { items, goneItems, skippedCount }: ShownFavourites,
    type: FavouriteType | undefined,
  ): FavouritesListView {
    const {
      assets,
      policy: { vesselSlug },
    } = this.parts;
    const { show } = readListAddress(
      { show: req.query['show'] },
      { categories: [], firstShown: tilesAtOnce, moreShown: tilesAtOnce, countOf: () => items.length },
    );
    const shownItems = items.slice(0, show);
    const pictures = openingPictureViews(assets, shownItems);
    const isEditing = req.query['edit'] === 'true';
    const query = { tab: type, ...(show === tilesAtOnce ? {} : { show }) };
    const next = items[show];
    return {
      kind: 'list',
      contactId: guestOf(req).contactId,
      tab: type ?? '',
      count: items.length + goneItems.length + skippedCount,
      tiles: shownItems.map((item, index) => toFavouriteTile(item, pictures[index], vesselSlug)),
      goneItems: goneItems.map(({ id, description, type: kind }) => ({
        id,
        title: description,
        kind: texts.types[kind],
      })),
      skippedCount,
      moreLink: linkToMore(type, vesselSlug),
      isEditing,
      editHref: hrefFavourites({ ...query, edit: 'true' }),
      cancelHref: hrefFavourites(query),
      removeAction: paths.favourites.remove,
      ...(next && {
        more: {
          href: `${hrefFavourites({ tab: type, show: show + tilesAtOnce, ...(isEditing ? { edit: 'true' } : {}) })}#favourite-${next.favourite.id}`,
          text: texts.shown(shownItems.length, items.length),
        },
      }),
    };
  }
}

function receiptOf(removedCount: unknown): FavouritesPageProps['receipt'] {
  if (typeof removedCount !== 'string' || !/^\d{1,3}$/.test(removedCount)) return undefined;
  const count = Number(removedCount);
  return count === 0 ? { tone: 'info', text: texts.nothingChosen } : { tone: 'success', text: texts.removed(count) };
}
