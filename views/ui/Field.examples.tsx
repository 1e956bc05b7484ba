import { ErrorSummary } from './ErrorSummary';
import { Field } from './Field';
import { SelectField } from './SelectField';

const regions = [
  { value: '', label: 'All regions' },
  { value: 'adriatic', label: 'Adriatic' },
];

export const empty = () => <Field id="example-empty" name="name" label="First name" />;
export const filled = () => <Field id="example-filled" name="name" label="First name" defaultValue="Eleanor" />;
export const withHint = () => (
  <Field
    id="example-hint"
    name="phone"
    type="tel"
    label="Phone"
    hint="With its country code, such as +1 305 555 0142"
  />
);
export const optional = () => <Field id="example-optional" name="middle" label="Middle name" optional />;
export const wrong = () => (
  <Field
    id="example-wrong"
    name="email"
    type="email"
    label="E-mail"
    defaultValue="eleanor@"
    error="Write the whole address, such as name@example.com."
  />
);
export const disabled = () => <Field id="example-disabled" name="code" label="Code" defaultValue="482 915" disabled />;
export const date = () => <Field id="example-date" name="date" type="date" label="Leaving after" required={false} />;
export const select = () => <SelectField id="example-select" name="region" label="Region" options={regions} />;
export const summary = () => (
  <ErrorSummary
    mistakes={[
      { fieldId: 'example-wrong', message: 'Write the whole e-mail address.' },
      { fieldId: 'example-empty', message: 'Write the first name as it stands in the passport.' },
    ]}
  />
);
