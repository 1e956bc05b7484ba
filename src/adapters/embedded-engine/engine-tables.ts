import { announceSeatChanges } from './excursions/seat-change-tables';
import type { TableMigration } from '../sql/table-migration';
import { bookingActorTables } from './booking-actor-tables';
import { addBookingGroups } from './booking-group-tables';
import { demoEngineTables } from './demo/demo-desk-tables';
import { bespokeTables } from './excursions/bespoke-tables';
import { excursionTables } from './excursions/excursion-tables';
import { addSystemStatus } from './excursions/system-status-tables';
import { acceptanceTables } from './acceptance-tables';
import { dueTimeIndexes } from './due-time-tables';
import { addFareParts } from './fare-part-tables';
import { holdDraftTables } from './hold-draft-tables';
import { hostedPaymentTables } from './hosted-payment-tables';
import { inventoryTables } from './inventory-tables';
import { addMessageTimes } from './message-time-tables';
import { addPaymentShares, paymentTables } from './payment-tables';
import { preparationReminderTables } from './preparation-reminder-tables';
import { refundTables } from './refund-tables';
import { reservationNewsTables } from './reservation-news-tables';
import { reservationTables } from './reservation-tables';
import { waitlistTables } from './waitlist/waitlist-tables';

export const engineTables: readonly TableMigration[] = [
  inventoryTables,
  reservationTables,
  waitlistTables,
  paymentTables,
  addFareParts,
  excursionTables,
  bespokeTables,
  demoEngineTables,
  refundTables,
  reservationNewsTables,
  bookingActorTables,
  addSystemStatus,
  acceptanceTables,
  hostedPaymentTables,
  addBookingGroups,
  announceSeatChanges,
  dueTimeIndexes,
  holdDraftTables,
  addMessageTimes,
  preparationReminderTables,
  addPaymentShares,
];
