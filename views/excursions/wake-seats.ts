import { reserveAfterSignIn } from './wake-reserving';

/** Pages whose numbers change while they are looked at; without script they are those of the moment, and say so. */
export function wakeSeats(page: Document): void {
  const form = page.querySelector<HTMLFormElement>('[data-reserve-form]');
  if (form)
    void import('./follow-reserve-form').then(({ followReserveForm }) => followReserveForm(form, { waits: false }));
  if (page.querySelector('[data-outings]'))
    void import('../trips/follow-excursion-bookings').then(({ followExcursionBookings }) =>
      followExcursionBookings(page),
    );
  reserveAfterSignIn(page);
}
