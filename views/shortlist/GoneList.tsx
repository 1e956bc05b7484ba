import { NearList, type NearItemView } from '../voyages/NearAlternatives';

/** An item that is no longer for sale, with its alternatives. */
export interface GoneView {
  readonly text: string;
  readonly items: readonly NearItemView[];
}

export const GoneList = ({ gone }: { readonly gone: readonly GoneView[] }) =>
  gone.map(({ text, items }) => (
    <div key={text}>
      <p>{text}</p>
      {items.length > 0 ? <NearList items={items} /> : null}
    </div>
  ));
