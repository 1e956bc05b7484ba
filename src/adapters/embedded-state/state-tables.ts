import type { TableMigration } from '../sql/table-migration';
import { shareTables } from './calendar/share-tables';
import { demoTables } from './demo/demo-tables';
import { partnerTables } from './partners/partner-tables';
import { pendingBookingTables } from './excursions/pending-tables';
import { snapshotTables } from './snapshots/snapshot-tables';
import { leadTables } from './leads/lead-tables';
import { receiptTables } from './receipt-tables';
import { passkeyTables } from './sign-in/passkey-tables';
import { rateLimitTables } from './sign-in/rate-limit-tables';
import { addSessionOwners } from './sign-in/session-register-tables';
import { signInTables } from './sign-in/sign-in-tables';
import { lockTables } from './locks/lock-tables';
import { knownTripTables } from './preparation/known-trip-tables';
import { preparationTables } from './preparation/preparation-tables';
import { requestTables } from './requests/request-tables';
import { partyTables } from './party/party-tables';
import { shortlistShareTables } from './shortlist/shortlist-share-tables';
import { watchTables } from './watches/watch-tables';
import { tripChangeTables } from './trip-changes/trip-change-tables';
import { webhookTables } from './webhooks/webhook-tables';

export const stateTables: readonly TableMigration[] = [
  receiptTables,
  signInTables,
  demoTables,
  rateLimitTables,
  addSessionOwners,
  leadTables,
  shareTables,
  lockTables,
  pendingBookingTables,
  snapshotTables,
  webhookTables,
  partnerTables,
  passkeyTables,
  partyTables,
  preparationTables,
  requestTables,
  shortlistShareTables,
  watchTables,
  tripChangeTables,
  knownTripTables,
];
