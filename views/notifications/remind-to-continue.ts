import { forgetContinueBooking, addContinueBooking } from '../../src/core/notifications/continue-booking';
import { continueBooking } from '../../src/core/notifications/raise-notifications';
import type { NotificationText } from '../../src/core/notifications/notification-texts';
import { onPartyChanged } from '../reserve/page-events';
import { addressForParty } from '../reserve/party-address';
import { saveBrowserNotifications, readBrowserNotifications } from './browser-notifications';

/** A reservation step stores a reminder of itself with the current party (NOT-07). */
export function remindToContinue(page: Document): void {
  const { reserves, voyage, continuesAt, words } = page.querySelector<HTMLElement>('[data-reserves]')?.dataset ?? {};
  if (reserves === undefined || voyage === undefined || continuesAt === undefined) return;
  const ownWords = words === undefined ? {} : { words: JSON.parse(words) as NotificationText };
  const remind = (link: string) =>
    saveBrowserNotifications(
      addContinueBooking(
        readBrowserNotifications(),
        continueBooking({ itineraryId: reserves, voyage, link, now: new Date(), ...ownWords }),
      ),
    );
  remind(continuesAt);
  onPartyChanged((counts) => remind(addressForParty(continuesAt, counts)));
}

export function forgetOnceReserved(page: Document): void {
  if (page.querySelector('[data-ends-reservation]'))
    saveBrowserNotifications(forgetContinueBooking(readBrowserNotifications()));
}
