import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { FailedSection } from '../profile/FailedSection';
import { ProfileFrame, type ProfileSideView } from '../profile/ProfileFrame';
import { Button, ButtonLink } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { LoadMore } from '../ui/LoadMore';
import { type Tab, Tabs } from '../ui/Tabs';
import { FavouriteTile, type FavouriteTileView, RemovalChoice } from './FavouriteTile';
import { favouritesListTexts as texts } from './favourites-list.texts';

export interface FavouritesPageProps {
  readonly frame: Frame;
  readonly side: ProfileSideView;
  readonly tabs: readonly Tab[];
  readonly list: FavouritesListView | { readonly kind: 'failed'; readonly retryHref: string };
  readonly receipt?: { readonly tone: 'success' | 'info'; readonly text: string };
}

export interface FavouritesListView {
  readonly kind: 'list';
  readonly contactId: string;
  readonly tab: string;
  readonly count: number;
  readonly tiles: readonly FavouriteTileView[];
  readonly more?: { readonly href: string; readonly text: string };
  readonly goneItems: readonly { readonly id: string; readonly title: string; readonly kind: string }[];
  readonly skippedCount: number;
  /** A guest without favourites is shown a link to a page with items of this type (FAV-06). */
  readonly moreLink: { readonly href: string; readonly label: string };
  readonly isEditing: boolean;
  readonly editHref: string;
  readonly cancelHref: string;
  readonly removeAction: string;
}

export function FavouritesPage({ frame, side, tabs, list, receipt }: FavouritesPageProps) {
  return (
    <ProfileFrame frame={frame} side={side}>
      <Head title={texts.title} description={texts.description} isPrivate />
      <h1 className="profile-title">{texts.title}</h1>
      <Tabs label={texts.tabsLabel} tabs={tabs} />
      {receipt ? (
        <Notice tone={receipt.tone} className="favourites__receipt">
          <p>{receipt.text}</p>
        </Notice>
      ) : null}
      {list.kind === 'failed' ? (
        <FailedSection subject={texts.subject} retryHref={list.retryHref} />
      ) : (
        <FavouritesList list={list} />
      )}
    </ProfileFrame>
  );
}

function FavouritesList({ list }: { readonly list: FavouritesListView }) {
  const { tiles, goneItems, skippedCount, count, more, moreLink, isEditing, removeAction, contactId, tab } = list;
  if (count === 0) return <NoFavourites moreLink={moreLink} />;
  return (
    <form
      className="favourites"
      method="post"
      action={removeAction}
      data-favourites={contactId}
      data-editing={isEditing ? '' : undefined}
    >
      <input type="hidden" name="tab" value={tab} />
      <Bar list={list} />
      {skippedCount > 0 ? (
        <Notice tone="info" className="favourites__skipped">
          <p>{texts.skipped(skippedCount)}</p>
        </Notice>
      ) : null}
      <ul className="favourites__tiles" id="favourite-tiles">
        {tiles.map((tile, index) => (
          <li key={tile.id} id={`favourite-${tile.id}`}>
            <FavouriteTile tile={tile} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <LoadMore list="favourite-tiles" className="favourites__more" label={texts.more} more={more} />
      {goneItems.length > 0 ? <GoneItems goneItems={goneItems} /> : null}
    </form>
  );
}

/**
 * Shows Edit, or Cancel and Remove, depending on the form's state, which the plain page and the script share (FAV-04).
 */
function Bar({ list: { count, editHref, cancelHref } }: { readonly list: FavouritesListView }) {
  return (
    <div className="favourites__bar">
      <p className="favourites__count" data-while="resting">
        {texts.count(count)}
      </p>
      <p className="favourites__count" data-while="editing" role="status" data-chosen="">
        {texts.choose}
      </p>
      <div className="favourites__actions">
        <ButtonLink variant="quiet" href={editHref} data-control="edit-favourites" data-while="resting">
          {texts.edit}
        </ButtonLink>
        <ButtonLink variant="quiet" href={cancelHref} data-control="edit-favourites" data-while="editing">
          {texts.cancel}
        </ButtonLink>
        <Button variant="secondary" data-control="remove-favourites" data-while="editing">
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}

function GoneItems({ goneItems }: Pick<FavouritesListView, 'goneItems'>) {
  return (
    <section className="favourites__gone" aria-labelledby="favourites-gone">
      <h2 className="favourites__gone-title" id="favourites-gone">
        {texts.gone}
      </h2>
      <p className="favourites__note">{texts.goneNote}</p>
      <ul>
        {goneItems.map(({ id, title, kind }) => (
          <li key={id} className="favourites__gone-row">
            <div>
              <p>{title}</p>
              <p className="favourites__note">{kind}</p>
            </div>
            <RemovalChoice id={id} title={title} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoFavourites({ moreLink: { href, label } }: Pick<FavouritesListView, 'moreLink'>) {
  return (
    <div className="trips__empty">
      <p>{texts.emptyTitle}</p>
      <p className="favourites__empty-note">{texts.empty}</p>
      <ButtonLink href={href}>{label}</ButtonLink>
    </div>
  );
}
