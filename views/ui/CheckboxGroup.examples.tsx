import { CheckboxGroup } from './CheckboxGroup';

const options = [
  { value: 'med', label: 'Mediterranean' },
  { value: 'carib', label: 'Caribbean & Bahamas' },
  { value: 'north', label: 'Norway in summer' },
];

export const empty = () => (
  <CheckboxGroup id="example-boxes" name="voyages" label="What draws you?" options={options} defaultValues={[]} />
);
export const chosen = () => (
  <CheckboxGroup
    id="example-boxes-chosen"
    name="voyages-chosen"
    label="What draws you?"
    options={options}
    defaultValues={['med', 'north']}
    hint="As many as you like."
  />
);
export const wrong = () => (
  <CheckboxGroup
    id="example-boxes-wrong"
    name="voyages-wrong"
    label="What draws you?"
    options={options}
    defaultValues={[]}
    error="Please select at least one option"
  />
);
