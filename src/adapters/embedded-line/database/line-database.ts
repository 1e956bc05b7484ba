import type { ReceiptTables } from './migrations/receipts';
import type { GuestTables } from './migrations/guests';
import type { InventoryTables } from './migrations/inventory';
import type { PaymentTables } from './migrations/payments';
import type { ReservationNewsTables } from './migrations/reservation-news';
import type { RefundTables } from './migrations/refunds';
import type { ReservationTables } from './migrations/reservations';
import type { AccountTables } from '../account/account-tables';
import type { DemoTables } from '../demo/demo-tables';
import type { ExcursionFaultTables } from '../demo/excursion-fault-tables';
import type { ShareTables } from '../calendar/share-tables';
import type { BespokeTables } from '../excursions/bespoke-tables';
import type { ExcursionTables } from '../excursions/excursion-tables';
import type { PendingExcursionBookingTables } from '../excursions/pending-tables';
import type { FavouriteTables } from '../favourites/favourite-tables';
import type { InquiryTables } from '../inquiries/inquiry-tables';
import type { LeadTables } from '../leads/lead-tables';
import type { SnapshotTables } from '../snapshots/snapshot-tables';
import type { MeetingTables } from '../meetings/meeting-tables';
import type { NotificationTables } from '../notification-settings/notification-tables';
import type { PrivacyTables } from '../privacy/privacy-tables';
import type { OfficeTables } from '../office/office-tables';
import type { PreferenceTables } from '../preferences/preference-tables';
import type { PictureTables } from '../profile-picture/picture-tables';
import type { RateLimitTables } from '../sign-in/rate-limit-tables';
import type { LockTables } from '../locks/lock-tables';
import type { WaitlistTables } from '../waitlist/waitlist-tables';
import type { SignInTables } from '../sign-in/sign-in-tables';

/**
 * Every table of the embedded line, on SQLite and on PostgreSQL alike: plain dates are text `YYYY-MM-DD`, instants
 * milliseconds since 1970, money integer minor units, yes and no 1 and 0, lists and objects JSON text.
 * One interface per subject, in the file of its migration.
 */
export interface LineDatabase
  extends
    InventoryTables,
    GuestTables,
    ReservationTables,
    WaitlistTables,
    OfficeTables,
    PaymentTables,
    RefundTables,
    ReservationNewsTables,
    ReceiptTables,
    SignInTables,
    RateLimitTables,
    LeadTables,
    InquiryTables,
    PrivacyTables,
    FavouriteTables,
    AccountTables,
    ExcursionTables,
    BespokeTables,
    ShareTables,
    PreferenceTables,
    MeetingTables,
    PictureTables,
    NotificationTables,
    PendingExcursionBookingTables,
    LockTables,
    DemoTables,
    ExcursionFaultTables,
    SnapshotTables {}
