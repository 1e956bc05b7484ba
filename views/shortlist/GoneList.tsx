import { NearList, type NearItemView } from '../voyages/NearAlternatives';

/** An item that is no longer for sale, with its alternatives. */
export interface GoneView {
  readonly text: string;
  readonly items: readonly NearItemView[];
}

export const GoneList = ({ goneItems }: { readonly goneItems: readonly GoneView[] }) =>
  goneItems.map(({ text, items }) => (
    <div key={text}>
      <p>{text}</p>
      {items.length > 0 ? <NearList items={items} /> : null}
    </div>
  ));
