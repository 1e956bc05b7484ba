import { FoldedCover } from '../fare-facts/FareFacts';
import type { FareCoverView, QuoteView } from './engine-views';
import { engineTexts } from './engine.texts';
import { FareLine } from './FareLine';

/** `cover` states what the fare covers, and what is charged in addition. */
export function FareQuote({ quote, cover }: { readonly quote: QuoteView; readonly cover?: FareCoverView | undefined }) {
  return (
    <section className="fare-quote" aria-labelledby="fare-quote-title">
      <h2 className="fare-quote__title" id="fare-quote-title">
        {quote.suiteCount === undefined ? engineTexts.quote.title : engineTexts.quote.titles}
      </h2>
      <dl className="fare-quote__lines">
        {quote.lines.map(({ label, amount, detail }) => (
          <div key={label} className="fare-quote__line">
            <dt>
              {label}
              {detail === undefined ? null : <span className="fare-quote__detail">{detail}</span>}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <FareLine label={engineTexts.quote.total} amount={quote.total} isSum />
      </dl>
      <p className="fare-quote__covers">
        {quote.suiteCount === undefined ? engineTexts.quote.covers : engineTexts.quote.coversAll}
        {cover?.note === undefined ? null : ` ${cover.note}`}
      </p>
      {cover ? <FoldedCover cover={cover} /> : null}
    </section>
  );
}
