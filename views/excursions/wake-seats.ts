import { reserveAfterSignIn } from './wake-reserving';

const followedPages = new WeakSet<Document>();

/** Follows seats on pages that show them. Without script a page shows the numbers at its rendering, with their time. */
export function wakeSeats(page: Document): void {
  const form = page.querySelector<HTMLFormElement>('[data-reserve-form]');
  if (form)
    void import('./follow-reserve-form').then(({ followReserveForm }) => followReserveForm(form, { waits: false }));
  if (page.querySelector('[data-excursion-bookings]') && !followedPages.has(page)) {
    followedPages.add(page);
    void import('../trips/follow-excursion-bookings').then(({ followExcursionBookings }) =>
      followExcursionBookings(page),
    );
  }
  reserveAfterSignIn(page);
}
