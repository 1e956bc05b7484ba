import type { OpenedDesk } from '../../core/meetings/open-desk';
import type { Consultant } from '../../core/sign-in/guest';
import { formatPhone } from './format-phone';

/** Where a consultant has no picture of their own (PYC-12). */
const genericPicture = '/assets/icon.svg';

/** The contact in the specification's own names (PYC-16). A holder of the id learns whom to greet and who the consultant is, no more (H36). */
export function toContactResponse({ kind, guest, consultant }: OpenedDesk) {
  const { contactId, title, firstName, lastName, email, countryCode, phone, recordTypeName } = guest;
  return withoutAbsent({
    ...(kind === 'owner' ? { contactId, title, lastName, email, countryCode, phone, recordTypeName } : {}),
    firstName,
    PYCUserId: consultant?.userId,
    PYCServiceResourceId: consultant?.resourceId,
    pyc: consultant && toPyc(consultant),
  });
}

const toPyc = ({ firstName, lastName, email, phone, profileImage = genericPicture, resourceId, userId }: Consultant) =>
  ({ firstName, lastName, email, phone, internationalPhone: formatPhone(phone), profileImage, resourceId, userId });

const withoutAbsent = (value: object) => Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined));
