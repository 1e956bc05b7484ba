import { formatBirthday, type PlainDate } from '../../core/shared/plain-date';
import { AGE_GROUP_LABELS, ageGroupOn, hasChildBadge } from '../../core/trips/age-group';
import type { Passenger } from '../../core/trips/trip';
import type { PassengerView } from '../../../views/trips/TripGuests';
import { withoutBlank } from '../../core/shared/without-absent';
import { formatPhone } from '../geo/format-phone';

/** Maps a passenger for the Guest tab (TRD-06, TRD-07, TRD-09). Blank text counts as missing. */
export function toPassenger(
  { fullName, firstName, middleName, lastName, birthday, email, phoneNumber }: Passenger,
  today: PlainDate,
): PassengerView {
  return {
    ...withoutBlank({ fullName, firstName, middleName, lastName, email }),
    ...withoutBlank({ cellphone: phoneNumber && formatPhone(phoneNumber) }),
    ...(birthday ? { birthday: formatBirthday(birthday) } : {}),
    ageGroup: AGE_GROUP_LABELS[ageGroupOn(birthday, today)],
    isChildUnderTen: hasChildBadge(birthday, today),
  };
}
