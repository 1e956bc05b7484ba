import { useContext } from 'react';
import { favouriteKey, type FavouriteType } from '../../src/core/favourites/favourite';
import { signInDialogId } from '../layout/SignInDialog';
import { classNames } from '../ui/class-names';
import { guestText } from '../ui/guest-placeholders';
import { GuestPart, GuestTemplateContext } from '../ui/GuestPart';
import { Icon } from '../ui/Icon';
import { type FavouritesOnPage, toggleAction, useFavourites } from './favourites-part';
import { favouritesTexts } from './favourites.texts';

interface FavouriteButtonProps {
  readonly type: FavouriteType;
  /** The value is the itinerary id of a voyage, the id or the number of a suite, the slug of anything else (FAV-02). */
  readonly value: string;
  readonly title: string;
  /** `card`, the default, is a round icon in the corner of the card's picture. `page` is inline, with a label. */
  readonly look?: 'card' | 'page';
}

/**
 * For a visitor a link to sign-in, the same for everyone (H38); for a guest a form. Must not be used inside widgets.
 */
export function FavouriteButton({ type, value, title, look = 'card' }: FavouriteButtonProps) {
  const page = useFavourites();
  return page.guest ? (
    <GuestFavouriteButton {...{ type, value, title, look }} guest={page.guest} />
  ) : (
    <VisitorFavouriteButton {...{ type, value, title, look }} signInHref={page.signInHref} />
  );
}

type CompleteButtonProps = Required<FavouriteButtonProps>;

function VisitorFavouriteButton({
  type,
  value,
  title,
  look,
  signInHref,
}: CompleteButtonProps & { readonly signInHref: string }) {
  const query = new URLSearchParams({ favorite: favouriteKey({ type, value }) });
  return (
    <a
      className={classNames('heart', `heart--${look}`, 'no-print')}
      href={`${signInHref}${signInHref.includes('?') ? '&' : '?'}${query.toString()}`}
      aria-label={favouritesTexts.label(title)}
      rel="nofollow"
      data-control="favourite"
      data-favourite-title={title}
      data-sign-in-dialog={signInDialogId}
      data-returns-here=""
    >
      <HeartIcon look={look} />
    </a>
  );
}

function GuestFavouriteButton({
  type,
  value,
  title,
  look,
  guest,
}: CompleteButtonProps & { readonly guest: NonNullable<FavouritesOnPage['guest']> }) {
  const key = favouriteKey({ type, value });
  const isTemplate = useContext(GuestTemplateContext);
  const id = isTemplate ? guestText('favouriteId', key) : guest.savedIds?.get(key);
  const form = { type, value, title, look, returnUrl: guest.returnUrl };
  return (
    <GuestPart
      name="favourite"
      about={key}
      shownCase={id === undefined ? 'no' : 'yes'}
      cases={{
        yes: <FavouriteForm {...form} id={id} />,
        no: <FavouriteForm {...form} isMissed={guest.missedKey === key} />,
      }}
    />
  );
}

function FavouriteForm({
  type,
  value,
  title,
  look,
  returnUrl,
  id,
  isMissed = false,
}: CompleteButtonProps & {
  readonly returnUrl: string;
  readonly id?: string | undefined;
  readonly isMissed?: boolean;
}) {
  const key = favouriteKey({ type, value });
  const place = `heart-${look}-${key}`.replaceAll(/[ :,]/g, '-');
  return (
    <form
      className={classNames('heart-form', `heart-form--${look}`, 'no-print')}
      method="post"
      action={toggleAction}
      id={place}
    >
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="value" value={value} />
      <input type="hidden" name="returnUrl" value={returnUrl} />
      <input type="hidden" name="place" value={place} />
      <button
        className={classNames('heart', `heart--${look}`)}
        name="intent"
        value={id === undefined ? 'add' : 'remove'}
        aria-pressed={id !== undefined}
        aria-label={favouritesTexts.label(title)}
        data-control="favourite"
        data-favourite={key}
        data-favourite-id={id}
        data-favourite-title={title}
      >
        <HeartIcon look={look} />
      </button>
      {isMissed ? (
        <p className="heart-form__note" role="status">
          {favouritesTexts.notYet(title)}
        </p>
      ) : null}
    </form>
  );
}

const HeartIcon = ({ look }: Pick<CompleteButtonProps, 'look'>) => (
  <>
    <Icon name="heart" className="heart__icon" />
    {look === 'page' ? favouritesTexts.favourite : null}
  </>
);
