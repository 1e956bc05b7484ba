import { readStored } from '../ui/stored-values';

export function wakeParts(page: Document): void {
  const has = (part: string) => page.querySelector(part) !== null;
  if (has('[data-hero]')) void import('../content/play-heroes').then(({ playHeroes }) => playHeroes(page));
  if (has('[data-own-time]'))
    void import('../profile/show-guest-local-time').then(({ showGuestLocalTime }) => showGuestLocalTime(page));
  if (has('[data-seats]') || location.search.includes('reserve='))
    void import('../excursions/wake-seats').then(({ wakeSeats }) => wakeSeats(page));
  if (has('[data-hands-over]')) void import('../handoff/take-guest-on').then(({ takeGuestOn }) => takeGuestOn(page));
  if (has('[data-keep-offline]'))
    void import('../trip-day/store-offline').then(({ storeOffline }) => storeOffline(page));
  if (has('[data-draft],[data-ends-draft]'))
    void import('../ui/form-drafts').then(({ installDrafts }) => installDrafts(page));
  // This value is stored with the first item of a shortlist.
  if (readStored('has-favorited') !== null)
    void import('../shortlist/wake-shortlist').then(({ wakeShortlist }) => wakeShortlist(page));
  if (has('.profile [data-day-ends]'))
    void import('../profile/follow-session').then(({ followSession }) => followSession(page));
  if (has('[data-day-ends]') && has('[data-region]'))
    void import('../profile/stay-current').then(({ stayCurrent }) => stayCurrent(page));
}
