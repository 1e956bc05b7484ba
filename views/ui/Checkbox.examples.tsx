import { Checkbox } from './Checkbox';

export const empty = () => (
  <Checkbox id="example-box" name="box">
    Write to me about new voyages.
  </Checkbox>
);
export const ticked = () => (
  <Checkbox id="example-box-ticked" name="box-ticked" defaultChecked hint="At most once a month.">
    Write to me about new voyages.
  </Checkbox>
);
export const withLink = () => (
  <Checkbox id="example-box-link" name="box-link">
    Write to me about new voyages, as the <a href="#">privacy notice</a> says.
  </Checkbox>
);
export const wrong = () => (
  <Checkbox id="example-box-wrong" name="box-wrong" error="Please tick the box">
    Write to me about new voyages.
  </Checkbox>
);
export const closed = () => (
  <Checkbox id="example-box-closed" name="box-closed" defaultChecked disabled>
    Greek Isles
  </Checkbox>
);
