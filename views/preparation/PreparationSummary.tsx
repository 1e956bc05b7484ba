import { QuietLink } from '../ui/Button';
import { preparationTexts as texts } from './preparation.texts';

export interface PreparationSummaryView {
  readonly voyage: string;
  readonly progress: string;
  readonly overdue?: string;
  readonly href: string;
  readonly missing: readonly {
    readonly title: string;
    readonly of: string;
    readonly due: string;
    readonly isOverdue: boolean;
  }[];
  readonly more?: string;
}

export function PreparationSummary({ summary }: { readonly summary: PreparationSummaryView }) {
  const { voyage, progress, overdue, href, missing, more } = summary;
  return (
    <section className="overview__part" aria-labelledby="preparation-title" data-region="preparation-title">
      <header className="overview__head">
        <h2 className="overview__heading" id="preparation-title">
          {texts.title}
        </h2>
        <QuietLink href={href}>{texts.summary.all}</QuietLink>
      </header>
      <p className="preparation__summary">
        {voyage}: {progress}
        {overdue === undefined ? null : (
          <>
            , <strong className="preparation__overdue">{overdue}</strong>
          </>
        )}
      </p>
      <ul className="preparation">
        {missing.map(({ title, of, due, isOverdue }) => (
          <li key={`${title} ${of}`} className="preparation__missing">
            <span>{title}</span>
            <span className="trip-page__note">{of}</span>
            <span className={isOverdue ? 'preparation__due preparation__overdue' : 'preparation__due'}>{due}</span>
          </li>
        ))}
      </ul>
      {more === undefined ? null : <p className="trip-page__note">{more}</p>}
    </section>
  );
}
