import { Widget } from '../widgets/Widget';
import { GuestSelector } from './GuestSelector.widget';

const show = (adults: number, children: number) => () => (
  <Widget
    of={GuestSelector}
    name="reserve/GuestSelector"
    wake="load"
    props={{ adults, children, action: '', hiddenFields: [{ name: 'suiteId', value: 'BR-I,SV' }] }}
  />
);

export const atTheStart = show(2, 0);
export const oneAdult = show(1, 0);
export const maxChildren = show(1, 5);
export const atTheLimit = show(4, 2);
