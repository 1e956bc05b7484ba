import type { AddressLines } from '../../src/core/account/address';
import { Field } from '../ui/Field';
import { SelectField, type SelectOption } from '../ui/SelectField';
import { accountPageTexts } from './account.texts';
import { fieldIdOf, type FormMistakes } from './form-fields';

const texts = accountPageTexts.forms;

export interface AddressFieldsView extends AddressLines {
  /** ISO 3166-2 code with its country, such as US-FL, because the states of two countries may share a code, as WA. */
  readonly state: string;
  readonly countries: readonly SelectOption[];
  readonly states: readonly {
    readonly country: string;
    readonly label: string;
    readonly options: readonly SelectOption[];
  }[];
}

/**
 * Lists all states by country, for selection without script; with script only those of the country are shown (ACC-11 to
 * ACC-13).
 */
export function AddressFields({
  fields,
  mistakes,
}: {
  readonly fields: AddressFieldsView;
  readonly mistakes: FormMistakes;
}) {
  const { country, street, city, state, postalCode, countries, states } = fields;
  return (
    <>
      <SelectField
        id={fieldIdOf('country')}
        name="country"
        label={texts.country}
        autoComplete="country"
        options={[{ value: '', label: texts.chooseCountry }, ...countries]}
        defaultValue={country}
        required
        error={mistakes['country']}
      />
      <Field
        id={fieldIdOf('street')}
        name="street"
        label={texts.street}
        autoComplete="street-address"
        maxLength={200}
        defaultValue={street}
        error={mistakes['street']}
      />
      <Field
        id={fieldIdOf('city')}
        name="city"
        label={texts.city}
        autoComplete="address-level2"
        maxLength={80}
        defaultValue={city}
        error={mistakes['city']}
      />
      <SelectField
        id={fieldIdOf('state')}
        name="state"
        label={texts.state}
        autoComplete="address-level1"
        options={[{ value: '', label: texts.chooseState }]}
        groups={states}
        defaultValue={state}
        data-none={texts.noStates}
        error={mistakes['state']}
      />
      <Field
        id={fieldIdOf('postalCode')}
        name="postalCode"
        label={texts.postalCode}
        autoComplete="postal-code"
        autoCapitalize="characters"
        maxLength={20}
        defaultValue={postalCode}
        required={false}
        error={mistakes['postalCode']}
      />
    </>
  );
}
