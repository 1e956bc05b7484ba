import { RadioGroup } from './RadioGroup';

const options = [
  { value: 'call', label: 'By phone' },
  { value: 'write', label: 'In writing' },
];

export const empty = () => <RadioGroup id="example-radio" name="answer" label="How may we answer?" options={options} />;
export const chosen = () => (
  <RadioGroup
    id="example-radio-chosen"
    name="answer-chosen"
    label="How may we answer?"
    options={options}
    defaultValue="write"
    hint="We call between 8 am and 8 pm."
  />
);
export const optional = () => (
  <RadioGroup
    id="example-radio-optional"
    name="answer-optional"
    label="How may we answer?"
    options={options}
    optional
  />
);
export const wrong = () => (
  <RadioGroup
    id="example-radio-wrong"
    name="answer-wrong"
    label="How may we answer?"
    options={options}
    error="Please make a selection"
  />
);
