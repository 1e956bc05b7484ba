import type { Request, Response } from 'express';
import type { FavouriteItem } from '../../core/favourites/favourite';
import type { FavouriteDetails } from '../../core/favourites/favourite-details';
import type { FavouriteList } from '../../core/favourites/favourite-list.port';
import { showItems } from '../../core/favourites/show-favourites';
import { formatLongDate, todayIn } from '../../core/shared/plain-date';
import { readShortlist, writeShortlist } from '../../core/shortlist/shortlist';
import type { ShareShortlist } from '../../core/shortlist/share-shortlist';
import type { FindSailings } from '../../core/voyages/find-sailings';
import { emptyFilter } from '../../core/voyages/sailing-filter';
import type { ShortlistView } from '../../../views/shortlist/shortlist-view';
import { shortlistTexts as texts } from '../../../views/shortlist/shortlist.texts';
import { ShortlistPage } from '../../../views/shortlist/ShortlistPage';
import type { SharePage } from '../../../views/shortlist/SharePage';
import { networkOf } from '../engine/booking-visitors';
import { hrefSharedShortlist, hrefShortlist, hrefStopShortlist } from '../hrefs';
import { paths } from '../paths';
import type { BuiltAssets } from '../rendering/built-assets';
import { answerWith, type PageAnswer, type PageResponse } from '../rendering/page-answer';
import type { PageHeads } from '../rendering/page-heads';
import { formLine, readForm, textFieldsOf } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';
import { signedInGuest } from '../session/guest-of';
import type { MissedSailings } from '../voyages/missed-sailings';
import type { MadeLinkCookie } from './made-link-cookie';
import { toShortlistView } from './shortlist-view';

interface ShortlistPagesParts {
  readonly details: Pick<FavouriteDetails, 'of'>;
  readonly list: Pick<FavouriteList, 'find'>;
  readonly share: ShareShortlist;
  readonly madeLink: Pick<MadeLinkCookie, 'set' | 'read'>;
  readonly missedSailings: Pick<MissedSailings, 'describe'>;
  readonly findSailings: Pick<FindSailings, 'run'>;
  readonly assets: BuiltAssets;
  readonly heads: PageHeads;
  readonly vesselSlug: string;
  readonly officeTimeZone: string;
}

type SharedAnswer = PageAnswer<typeof SharePage>;

const tokenSchema = Joi.object({ token: formLine(200) });
const stopSchema = Joi.object({ key: formLine(60) });

/**
 * A visitor's chosen items are in the address or in the browser, without an account; a guest's are their favourites.
 */
export class ShortlistPages {
  constructor(private readonly parts: ShortlistPagesParts) {}

  readonly show = async (req: Request): Promise<PageAnswer<typeof ShortlistPage>> => {
    const guest = signedInGuest(req);
    const requestedItems = readShortlist(req.query['items']);
    if (requestedItems.length === 0 && guest)
      return this.answer(await this.view(await this.parts.list.find(guest.contactId), 'guest'));
    return this.answer(await this.view(requestedItems, requestedItems.length > 0 ? 'address' : 'device'));
  };

  readonly showShared = async (
    req: Request,
    res: Response,
  ): Promise<PageAnswer<typeof SharePage> | PageResponse | void> => {
    const items = await this.parts.share.find(readForm(tokenSchema, req.query).token);
    // Following a link must not give the address of the list to another site.
    res.set('Referrer-Policy', 'no-referrer');
    if (!items) return { status: 404, props: { share: { kind: 'ended' } } };
    return answerWith(ShortlistPage, this.answer(await this.view(items, 'shared')));
  };

  /** Redirects to the page of the link, so that a reload makes no other link. */
  readonly start = async (req: Request, res: Response): Promise<SharedAnswer | void> => {
    const { share, details, madeLink } = this.parts;
    const requestedItems = readShortlist(textFieldsOf(req.body)['items']);
    // Only items that are for sale are stored, so that a list cannot contain a stranger's text (reliability F5).
    const { items } = await showItems(requestedItems, details);
    const chosenItems = items.map(({ favourite }) => favourite);
    const outcome = await share.start({ items: chosenItems, network: networkOf(req) });
    switch (outcome.kind) {
      case 'shared': {
        const { token, stopToken, expiresAt } = outcome;
        madeLink.set(res, { token, stopToken, expiresAt: expiresAt.getTime() });
        return res.redirect(303, paths.shortlist.share);
      }
      case 'empty':
        return { status: 422, props: { share: { kind: 'empty' } } };
      case 'too-many':
        res.set('Retry-After', String(outcome.retryAfterSeconds));
        return { status: 429, props: { share: { kind: 'tooMany' } } };
    }
  };

  readonly showMade = async (req: Request, res: Response): Promise<SharedAnswer | void> => {
    const { share, madeLink, heads, officeTimeZone } = this.parts;
    const link = madeLink.read(req);
    if (!link) return res.redirect(303, paths.shortlist.list);
    const items = await share.find(link.token);
    if (!items) return { props: { share: { kind: 'notRunning' } } };
    return {
      props: {
        share: {
          kind: 'made',
          address: heads.absolute(hrefSharedShortlist(link.token)),
          stopHref: hrefStopShortlist(link.stopToken),
          until: formatLongDate(todayIn(officeTimeZone, new Date(link.expiresAt))),
          backHref: hrefShortlist(writeShortlist(items)),
        },
      },
    };
  };

  /** A GET ends nothing, because a mail program that opens links would otherwise end the list (reliability B4). */
  readonly askStop = async (req: Request): Promise<SharedAnswer> => ({
    props: {
      share: { kind: 'stop', action: paths.shortlist.stop, stopKey: readForm(stopSchema, req.query).key },
    },
  });

  readonly stop = async (req: Request): Promise<SharedAnswer> => {
    const isStopped = await this.parts.share.stop(textFieldsOf(req.body)['key'] ?? '');
    return { props: { share: { kind: isStopped ? 'stopped' : 'notRunning' } } };
  };

  private async view(items: readonly FavouriteItem[], source: ShortlistView['source']): Promise<ShortlistView> {
    const { details, findSailings, missedSailings, assets, vesselSlug } = this.parts;
    const [shownItems, { all }] = await Promise.all([showItems(items, details), findSailings.run(emptyFilter)]);
    const sailings = shownItems.goneItems.flatMap(({ type, value }) => (type === 'VOYAGE' ? [value] : []));
    const others = shownItems.goneItems.length - sailings.length;
    const goneItems = [
      ...(await missedSailings.describe(sailings, all)),
      ...(others > 0 ? [{ text: texts.gone(others), items: [] }] : []),
    ];
    return toShortlistView(shownItems, { source, goneItems, coming: all, assets, vesselSlug });
  }

  private answer(list: ShortlistView): PageAnswer<typeof ShortlistPage> {
    return {
      props: {
        head: this.parts.heads.head({ path: paths.shortlist.list }),
        list,
        shareAction: paths.shortlist.share,
      },
    };
  }
}
