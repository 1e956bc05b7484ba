import { engineTexts as texts } from './engine.texts';

export interface FareTableView {
  readonly lines: readonly { readonly label: string; readonly amount: string }[];
  /** With its currency: $24,500.00. */
  readonly total: string;
  readonly note?: string;
}

/** What a suite costs, line by line. */
export function FareTable({ lines, total, note }: FareTableView) {
  return (
    <section className="fare" aria-labelledby="fare-title">
      <h2 className="fare__title" id="fare-title">{texts.quote}</h2>
      <dl className="fare__lines">
        {lines.map(({ label, amount }) => <div key={label} className="fare__line"><dt>{label}</dt><dd>{amount}</dd></div>)}
        <div className="fare__line fare__line--total"><dt>{texts.total}</dt><dd>{total}</dd></div>
      </dl>
      {note ? <p className="fare__note">{note}</p> : null}
    </section>
  );
}
