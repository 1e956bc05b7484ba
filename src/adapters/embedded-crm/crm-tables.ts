import type { TableMigration } from '../sql/table-migration';
import { accountTables } from './account/account-tables';
import { addClientRefs } from './account/client-ref-tables';
import { favouriteTables } from './favourites/favourite-tables';
import { guestTables } from './guest-tables';
import { inquiryTables } from './inquiries/inquiry-tables';
import { addMeetingSecrets } from './meetings/meeting-secret-tables';
import { meetingTables } from './meetings/meeting-tables';
import { notificationTables } from './notification-settings/notification-tables';
import { preferenceTables } from './preferences/preference-tables';
import { addErasedGuests } from './privacy/erased-guest-tables';
import { addGuestSalts } from './privacy/guest-salt-tables';
import { privacyTables } from './privacy/privacy-tables';
import { caseTables } from './requests/case-tables';
import { staffTables } from './requests/staff-tables';
import { pictureTables } from './profile-picture/picture-tables';

export const crmTables: readonly TableMigration[] = [
  guestTables,
  favouriteTables,
  accountTables,
  pictureTables,
  notificationTables,
  preferenceTables,
  inquiryTables,
  privacyTables,
  meetingTables,
  addMeetingSecrets,
  addClientRefs,
  addErasedGuests,
  addGuestSalts,
  caseTables,
  staffTables,
];
