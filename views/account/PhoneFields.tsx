import { CountryCodeField, PhoneField } from '../geo/GeoFields';
import type { SelectOption } from '../ui/SelectField';
import { accountPageTexts } from './account.texts';
import { fieldIdOf, type FormMistakes } from './form-fields';
import { UseField } from './UseField';

export interface PhoneFieldsView {
  readonly country: string;
  readonly phone: string;
  readonly use: string;
  readonly countryCodes: readonly SelectOption[];
}

export function PhoneFields({
  fields: { country, phone, use, countryCodes },
  mistakes,
}: {
  readonly fields: PhoneFieldsView;
  readonly mistakes: FormMistakes;
}) {
  return (
    <>
      <CountryCodeField
        id={fieldIdOf('countryCode')}
        name="countryCode"
        lists={{ countryCodes }}
        defaultValue={country}
        required
        error={mistakes['countryCode']}
      />
      <PhoneField
        id={fieldIdOf('phoneNumber')}
        name="phoneNumber"
        hint={accountPageTexts.forms.newNote}
        defaultValue={phone}
        error={mistakes['phoneNumber']}
      />
      <UseField use={use} mistakes={mistakes} />
    </>
  );
}
