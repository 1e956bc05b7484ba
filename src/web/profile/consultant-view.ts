import { withoutBlank } from '../../core/shared/without-absent';
import type { Guest } from '../../core/sign-in/guest';
import { formatPhone } from '../geo/format-phone';
import type { ConsultantView } from '../../../views/profile/consultant-view';

export function toConsultant(guest: Guest | undefined): ConsultantView | undefined {
  const consultant = guest?.isOwnedByConsultant ? guest.consultant : undefined;
  if (!consultant?.firstName || !consultant.lastName) return undefined;
  return {
    name: `${consultant.firstName} ${consultant.lastName}`,
    title: 'Personal Yacht Consultant',
    monogram: `${consultant.firstName.charAt(0)}${consultant.lastName.charAt(0)}`,
    ...(consultant.profileImage ? { picture: consultant.profileImage } : {}),
    email: consultant.email,
    ...withoutBlank({ phone: formatPhone(consultant.phone) }),
  };
}
