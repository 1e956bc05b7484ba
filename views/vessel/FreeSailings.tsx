import { siteLinks } from '../layout/site-links';
import { ButtonLink, QuietLink, SecondaryLink } from '../ui/Button';
import { Notice } from '../ui/Notice';
import type { FreeSailingView, SuiteView } from './suite-page-view';
import { vesselTexts as texts } from './vessel.texts';

export function FreeSailings({ suite }: { readonly suite: SuiteView }) {
  return (
    <section className="suite-section suite-section--deep" id="voyages" aria-labelledby="voyages-title">
      <div className="band band--section">
        <h2 className="suite-section__title" id="voyages-title">
          {texts.freeTitle}
        </h2>
        {suite.free.length > 0 ? (
          <>
            <p className="suite-section__lead">{suite.freeLead}</p>
            <ul className="free-sailings">
              {suite.free.map((sailing) => (
                <li key={sailing.itineraryId} className="free-sailing">
                  <FreeSailing suiteTitle={suite.title} sailing={sailing} />
                </li>
              ))}
            </ul>
            <p className="suite-section__end">
              <QuietLink href={siteLinks.voyages}>{texts.allVoyages}</QuietLink>
            </p>
          </>
        ) : (
          <>
            <Notice tone="info">{suite.isByAppointment ? texts.byAppointment : texts.noneFree}</Notice>
            <p className="suite-section__end">
              <SecondaryLink href={suite.inquireHref}>
                {suite.isByAppointment ? texts.contactUs : texts.inquire}
              </SecondaryLink>
            </p>
          </>
        )}
      </div>
    </section>
  );
}

function FreeSailing({ suiteTitle, sailing }: { readonly suiteTitle: string; readonly sailing: FreeSailingView }) {
  const { itineraryId, title, href, dates, ports, price, leftText, reserveHref } = sailing;
  return (
    <>
      <div className="free-sailing__words">
        <h3 className="free-sailing__title">
          <a className="free-sailing__link" href={href}>
            {title}
          </a>
        </h3>
        <p className="free-sailing__dates">{dates}</p>
        <p className="free-sailing__ports">{ports}</p>
      </div>
      <p className="free-sailing__price">
        <span data-live={`free-${itineraryId}`}>{price}</span>
        {leftText ? <span className="free-sailing__left">{leftText}</span> : null}
      </p>
      <ButtonLink variant="secondary" href={reserveHref} aria-label={texts.reserveFor(suiteTitle, dates)}>
        {texts.reserve}
      </ButtonLink>
    </>
  );
}
