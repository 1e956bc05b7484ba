import { QuietLink } from '../ui/Button';
import { Eyebrow } from '../ui/Eyebrow';
import { Picture, type PictureView } from '../ui/Picture';
import { voyagesTexts as texts } from './voyages.texts';

/** A row shows a suite with its price on the chosen date (VOY-24 to VOY-26). */
export interface SuiteRowView {
  readonly category: string;
  readonly title: string;
  readonly summary: string;
  readonly size: string;
  readonly sleeps: string;
  /** An example is "Starting at $24,500.00 /suite", "Waitlist Only" or "By appointment only"; absent without a date. */
  readonly price?: string | undefined;
  /** True when no cabin is free or availability is unknown: choosing the suite joins its waitlist (SUI-13, H24). */
  readonly isWaitlist?: boolean;
  /** True when the suite cannot be reserved on the site: the visitor writes to a consultant instead (H25). */
  readonly isByAppointment?: boolean;
  readonly href?: string | undefined;
  /** Stands in place of the link where the suite does not sleep the party of the address. */
  readonly tooSmall?: string;
  readonly pageHref?: string;
  readonly picture: PictureView;
}

export function SuiteList({
  suites,
  dates,
  priceNote,
}: {
  readonly suites: readonly SuiteRowView[];
  readonly dates?: string | undefined;
  readonly priceNote?: string | undefined;
}) {
  return (
    <section className="suites" aria-labelledby="suites-title">
      <Eyebrow>{texts.suitesEyebrow}</Eyebrow>
      <h2 className="suites__title" id="suites-title">
        {texts.suitesTitle}
      </h2>
      {dates ? <p className="suites__lead">{texts.suitesFor(dates)}</p> : null}
      {priceNote === undefined ? null : <p className="price-note">{priceNote}</p>}
      <ul className="suites__list">
        {suites.map((suite) => (
          <li key={suite.category}>
            <SuiteRow {...suite} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SuiteRow({
  category,
  title,
  summary,
  size,
  sleeps,
  price,
  isWaitlist,
  isByAppointment,
  href,
  tooSmall,
  pageHref,
  picture,
}: SuiteRowView) {
  return (
    <article className="suite-row" aria-labelledby={`suite-${category}`}>
      <Picture
        className="suite-row__picture"
        picture={picture}
        sizes="(min-width: 1024px) 28vw, (min-width: 768px) 35vw, 92vw"
      />
      <div className="suite-row__words">
        <h3 className="suite-row__title" id={`suite-${category}`}>
          {pageHref ? <a href={pageHref}>{title}</a> : title}
        </h3>
        <p className="suite-row__size">
          {size}. {sleeps}.
        </p>
        <p className="suite-row__summary">{summary}</p>
      </div>
      <div className="suite-row__offer">
        {price ? (
          <p className="suite-row__price" data-live={isByAppointment ? undefined : `suite-${category}`}>
            {price}
          </p>
        ) : null}
        {tooSmall ? <p className="price-note">{tooSmall}</p> : null}
        {href ? (
          <QuietLink href={href} data-carries-query="">
            {isByAppointment ? (
              texts.contactUs
            ) : (
              <span data-live={`choose-${category}`} data-without={texts.joinWaitlist}>
                {isWaitlist ? texts.joinWaitlist : texts.chooseSuite}
              </span>
            )}
            <span className="hidden-to-the-eye">, {title}</span>
          </QuietLink>
        ) : null}
      </div>
    </article>
  );
}
