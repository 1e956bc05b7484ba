import { RadioGroup } from '../ui/RadioGroup';
import { accountPageTexts } from './account.texts';
import { fieldIdOf, type FormMistakes } from './form-fields';

const { use: label, uses } = accountPageTexts.forms;
const options = [
  { value: 'Personal', label: uses.Personal },
  { value: 'Business', label: uses.Business },
];

export const UseField = ({ use, mistakes }: { readonly use: string; readonly mistakes: FormMistakes }) => (
  <RadioGroup
    id={fieldIdOf('businessPersonal')}
    name="businessPersonal"
    label={label}
    options={options}
    defaultValue={use}
    className="account-form__use"
    error={mistakes['businessPersonal']}
  />
);
