import { NearList, type NearItemView } from '../voyages/NearAlternatives';

/** Something that is not for sale, with what comes near it. */
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
