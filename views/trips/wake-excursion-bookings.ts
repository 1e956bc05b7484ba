const followedPages = new WeakSet<Document>();

export function wakeExcursionBookings(page: Document): void {
  if (!page.querySelector('[data-excursion-bookings]') || followedPages.has(page)) return;
  followedPages.add(page);
  void import('./follow-excursion-bookings').then(({ followExcursionBookings }) => followExcursionBookings(page));
}
