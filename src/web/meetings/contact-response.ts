import type { OpenedScheduler } from '../../core/meetings/open-meeting-scheduler';
import { withoutAbsent } from '../../core/shared/without-absent';
import { toPyc } from './consultant-wire';

/** A visitor who only has the id receives the greeting name and the consultant (PYC-16, H36). */
export function toContactResponse({ kind, guest, consultant }: OpenedScheduler) {
  const { contactId, title, firstName, lastName, email, countryCode, phone, recordTypeName } = guest;
  return withoutAbsent({
    ...(kind === 'owner' ? { contactId, title, lastName, email, countryCode, phone, recordTypeName } : {}),
    firstName,
    PYCUserId: consultant?.userId,
    PYCServiceResourceId: consultant?.resourceId,
    pyc: consultant && toPyc(consultant),
  });
}
