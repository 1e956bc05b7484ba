import { wakeExcursionBookings } from '../trips/wake-excursion-bookings';
import { reserveAfterSignIn } from './wake-reserving';

/** Follows seats on pages that show them. Without script a page shows the numbers at its rendering, with their time. */
export function wakeSeats(page: Document): void {
  const form = page.querySelector<HTMLFormElement>('[data-reserve-form]');
  if (form)
    void import('./follow-reserve-form').then(({ followReserveForm }) => followReserveForm(form, { waits: false }));
  wakeExcursionBookings(page);
  reserveAfterSignIn(page);
}
