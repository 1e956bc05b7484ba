import { Field } from '../ui/Field';
import { SelectField, type SelectOption } from '../ui/SelectField';
import { accountPageTexts } from './account.texts';
import { errorOf, fieldIdOf, type FormMistakes } from './form-fields';

const texts = accountPageTexts.forms;

export interface AddressFieldsView {
  /** Two letters, or empty. */
  readonly country: string;
  readonly street: string;
  readonly city: string;
  /** With its country, such as US-FL: WA is two states. */
  readonly state: string;
  readonly postalCode: string;
  readonly countries: readonly SelectOption[];
  /** The nine countries that have them, each with its own. `country`: two letters. */
  readonly states: readonly {
    readonly country: string;
    readonly label: string;
    readonly options: readonly SelectOption[];
  }[];
}

/**
 * ACC-11 to ACC-13. All states stand below the name of their country, so that one can be chosen without script; script
 * leaves those of the chosen country, and closes the field where there are none.
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
        {...errorOf(mistakes, 'country')}
      />
      <Field
        id={fieldIdOf('street')}
        name="street"
        label={texts.street}
        autoComplete="street-address"
        maxLength={200}
        defaultValue={street}
        {...errorOf(mistakes, 'street')}
      />
      <Field
        id={fieldIdOf('city')}
        name="city"
        label={texts.city}
        autoComplete="address-level2"
        maxLength={80}
        defaultValue={city}
        {...errorOf(mistakes, 'city')}
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
        {...errorOf(mistakes, 'state')}
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
        {...errorOf(mistakes, 'postalCode')}
      />
    </>
  );
}
