import { CheckboxGroup } from '../ui/CheckboxGroup';
import { Field } from '../ui/Field';
import { RadioGroup } from '../ui/RadioGroup';
import { SelectField } from '../ui/SelectField';
import { TextArea } from '../ui/TextArea';
import type { EntryFieldView } from './preparation-view';
import { preparationTexts } from './preparation.texts';

export const EntryFields = ({ fields }: { readonly fields: readonly EntryFieldView[] }) =>
  fields.map((field) => <EntryField key={field.name} field={field} />);

function EntryField({ field }: { readonly field: EntryFieldView }) {
  const { name, label, hint, error, isOptional } = field;
  const frame = { id: `entry-${name}`, name, label, hint, error, optional: isOptional };
  switch (field.kind) {
    case 'text':
    case 'tel':
    case 'date':
    case 'time':
      return (
        <Field {...frame} type={field.kind} defaultValue={field.value} maxLength={field.maxLength} autoComplete="off" />
      );
    case 'area':
      return <TextArea {...frame} defaultValue={field.value} maxLength={field.maxLength} />;
    case 'select':
      return (
        <SelectField
          {...frame}
          defaultValue={field.value}
          options={[{ value: '', label: preparationTexts.entry.choose }, ...field.options]}
        />
      );
    case 'radio':
      return <RadioGroup {...frame} defaultValue={field.value} options={field.options} />;
    case 'several':
      return <CheckboxGroup {...frame} defaultValues={field.values} options={field.options} />;
  }
}
