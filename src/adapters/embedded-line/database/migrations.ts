import type { Migration } from 'kysely';
import { createReceipts, receiptTableNames } from './migrations/receipts';
import { addFareParts } from './migrations/fare-parts';
import { createGuests, guestTableNames } from './migrations/guests';
import { createInventory, inventoryTableNames } from './migrations/inventory';
import { addPayments, paymentTableNames } from './migrations/payments';
import { createRefunds, refundTableNames } from './migrations/refunds';
import { createReservationNews, reservationNewsTableNames } from './migrations/reservation-news';
import { createReservations, reservationTableNames } from './migrations/reservations';
import { addClientRefs } from '../account/add-client-refs';
import { accountTableNames, createAccounts } from '../account/account-tables';
import { createDemo } from '../demo/demo-tables';
import { createExcursionFaults, excursionFaultTableNames } from '../demo/excursion-fault-tables';
import { createShares, shareTableNames } from '../calendar/share-tables';
import { bespokeTableNames, createBespoke } from '../excursions/bespoke-tables';
import { createExcursions, excursionTableNames } from '../excursions/excursion-tables';
import { createPendingExcursionBookings, pendingExcursionBookingTableNames } from '../excursions/pending-tables';
import { createFavourites, favouriteTableNames } from '../favourites/favourite-tables';
import { createInquiries, inquiryTableNames } from '../inquiries/inquiry-tables';
import { createLeads, leadTableNames } from '../leads/lead-tables';
import { addMeetingSecrets } from '../meetings/meeting-secrets';
import { createMeetings, meetingTableNames } from '../meetings/meeting-tables';
import { createNotifications, notificationTableNames } from '../notification-settings/notification-tables';
import { addErasedGuests } from '../privacy/erased-guests';
import { createPrivacy, privacyTableNames } from '../privacy/privacy-tables';
import { createOffice, officeTableNames } from '../office/office-tables';
import { createSnapshots } from '../snapshots/snapshot-tables';
import { createPreferences, preferenceTableNames } from '../preferences/preference-tables';
import { createPictures, pictureTableNames } from '../profile-picture/picture-tables';
import { createRateLimits, rateLimitTableNames } from '../sign-in/rate-limit-tables';
import { addSessionOwners } from '../sign-in/session-register-tables';
import { createLocks, lockTableNames } from '../locks/lock-tables';
import { createWaitlists, waitlistTableNames } from '../waitlist/waitlist-tables';
import { createSignIn, signInTableNames } from '../sign-in/sign-in-tables';

/** Carried out in the order of their names. A migration that has shipped is never edited: add the next one. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-inventory': createInventory,
  '002-guests': createGuests,
  '003-reservations': createReservations,
  '004-desk': createReceipts,
  '005-sign-in': createSignIn,
  '006-demo': createDemo,
  '007-rate-limits': createRateLimits,
  '008-session-owners': addSessionOwners,
  '009-leads': createLeads,
  '010-favourites': createFavourites,
  '011-waitlists': createWaitlists,
  '014-payments': addPayments,
  '015-fare-parts': addFareParts,
  '016-office': createOffice,
  '017-accounts': createAccounts,
  '018-pictures': createPictures,
  '019-notifications': createNotifications,
  '021-inquiries': createInquiries,
  '022-privacy': createPrivacy,
  '020-preferences': createPreferences,
  '023-meetings': createMeetings,
  '024-meeting-secrets': addMeetingSecrets,
  '026-excursions': createExcursions,
  '027-bespoke-excursions': createBespoke,
  '028-calendar-shares': createShares,
  '030-client-refs': addClientRefs,
  '029-0-turns': createLocks,
  '029-pending-outings': createPendingExcursionBookings,
  '036-demo-desk': createExcursionFaults,
  '037-kept-copies': createSnapshots,
  '038-erased-guests': addErasedGuests,
  '040-refunds': createRefunds,
  '041-reservation-news': createReservationNews,
};

/** Emptied in this order when the sample line is restored: a table stands before those that it refers to. */
export const lineTableNames = [
  ...excursionFaultTableNames,
  ...lockTableNames,
  ...pendingExcursionBookingTableNames,
  ...signInTableNames,
  ...rateLimitTableNames,
  ...leadTableNames,
  ...inquiryTableNames,
  ...privacyTableNames,
  ...refundTableNames,
  ...reservationNewsTableNames,
  ...receiptTableNames,
  ...excursionTableNames,
  ...bespokeTableNames,
  ...shareTableNames,
  ...waitlistTableNames,
  ...officeTableNames,
  ...paymentTableNames,
  ...notificationTableNames,
  ...pictureTableNames,
  ...reservationTableNames,
  ...meetingTableNames,
  ...favouriteTableNames,
  ...accountTableNames,
  ...preferenceTableNames,
  ...guestTableNames,
  ...inventoryTableNames,
] as const;
