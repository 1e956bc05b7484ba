import { Eyebrow } from '../ui/Eyebrow';
import { PhoneFold } from '../ui/PhoneFold';
import { nearTexts as texts } from './near.texts';

export interface NearItemView {
  readonly href: string;
  readonly label: string;
  readonly note: string;
}

export interface NearView {
  readonly goneText: string;
  readonly items: readonly NearItemView[];
}

export const NearAlternatives = ({ near }: { readonly near: readonly NearView[] }) => (
  <section className="near" aria-labelledby="near-title">
    <Eyebrow>{texts.eyebrow}</Eyebrow>
    <h2 className="near__title" id="near-title">
      {texts.title}
    </h2>
    <PhoneFold summary={texts.instead} keyFact={near.map(({ goneText }) => goneText).join(' ')}>
      {near.map(({ goneText, items }) => (
        <div key={goneText} className="near__one">
          <h3 className="near__gone">{goneText}</h3>
          <NearList items={items} />
        </div>
      ))}
    </PhoneFold>
  </section>
);

export const NearList = ({ items }: Pick<NearView, 'items'>) => (
  <ul className="near__list">
    {items.map(({ href, label, note }) => (
      <li key={href} className="near__item">
        <a href={href}>{label}</a>
        <span className="near__note">{note}</span>
      </li>
    ))}
  </ul>
);
