import type { FavouritesOnPage } from '../../../views/favourites/favourites-context';
import type { Frame } from '../../../views/layout/frame';
import type { GuestCaseName, GuestFill, GuestTextName } from '../../../views/ui/guest-marks';

type FrameOfGuest = Pick<Frame, 'guest' | 'visit' | 'dataLayer' | 'survey'>;

export function fillOf(frame: FrameOfGuest, favourites: FavouritesOnPage | undefined): GuestFill {
  const { guest, visit, dataLayer, survey } = frame;
  const saved = favourites?.guest?.savedIds;
  const texts: Readonly<Record<GuestTextName, (about: string) => string | undefined>> = {
    firstName: () => guest?.firstName,
    initials: () => guest?.initials,
    pictureSrc: () => guest?.pictureSrc,
    visit: () => visit,
    pseudonym: () => dataLayer?.contactId,
    favouriteId: (about) => saved?.get(about),
  };
  const cases: Readonly<Record<GuestCaseName, (about: string) => string>> = {
    picture: () => (guest?.pictureSrc === undefined ? 'no' : 'yes'),
    favourite: (about) => (saved?.has(about) ? 'yes' : 'no'),
    survey: () => survey?.shownCase ?? 'none',
    pseudonym: () => (dataLayer?.contactId === undefined ? 'no' : 'yes'),
  };
  return {
    text: (name, about) => texts[name](about) ?? '',
    shown: (name, about) => cases[name](about),
  };
}
