import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { formatBirthday, type PlainDate } from '../../core/shared/plain-date';
import { AGE_BAND_LABELS, ageBand, hasChildBadge } from '../../core/trips/age-bands';
import type { Passenger } from '../../core/trips/trip';
import type { PassengerView } from '../../../views/trips/TripGuests';
import { fromEntries } from '../../core/shared/typed-entries';

/** Maps a passenger for the Guest tab (TRD-06, TRD-07, TRD-09). Blank text counts as missing. */
export function toPassenger(
  { fullName, firstName, middleName, lastName, birthday, email, phoneNumber }: Passenger,
  today: PlainDate,
): PassengerView {
  return {
    ...toOptionalField('fullName', fullName),
    ...toOptionalField('firstName', firstName),
    ...toOptionalField('middleName', middleName),
    ...toOptionalField('lastName', lastName),
    ...toOptionalField('email', email),
    ...toOptionalField(
      'cellphone',
      phoneNumber && (parsePhoneNumberFromString(phoneNumber)?.formatInternational() ?? phoneNumber),
    ),
    ...(birthday ? { birthday: formatBirthday(birthday) } : {}),
    ageGroup: AGE_BAND_LABELS[ageBand(birthday, today)],
    isChildUnderTen: hasChildBadge(birthday, today),
  };
}

const toOptionalField = <Name extends string>(
  name: Name,
  value: string | undefined,
): { readonly [Key in Name]?: string } =>
  value === undefined || value.trim() === '' ? {} : fromEntries([[name, value]]);
