import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { ButtonLink } from '../ui/Button';
import { Eyebrow } from '../ui/Eyebrow';
import { Hero } from '../ui/Hero';
import { Notice } from '../ui/Notice';
import { Picture, type PictureView } from '../ui/Picture';
import { DateSelector, type DateSelectorView } from './DateSelector';
import { ItineraryDays, type ItineraryDayView } from './ItineraryDays';
import { NeighbourVoyages, type NeighbourVoyageView } from './NeighbourVoyages';
import { SuiteList, type SuiteRowView } from './SuiteList';
import { voyagesTexts as texts } from './voyages.texts';

export interface VoyagePageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly voyage: VoyageView;
  /** The chosen sailing; absent when none is open. */
  readonly sailing?: SailingView;
  /** Given when there is a choice of dates (VOY-19). */
  readonly dates?: DateSelectorView;
  readonly suites: readonly SuiteRowView[];
  readonly previous?: NeighbourVoyageView;
  readonly next?: NeighbourVoyageView;
}

export interface VoyageView {
  readonly title: string;
  readonly region: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
  readonly highlights: readonly string[];
  readonly hero: PictureView;
  readonly gallery: readonly PictureView[];
  /** Nights, Yacht, From, To, Fares: label and value. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly days: readonly ItineraryDayView[];
  /** An SVG document drawn at build time, with its own title. */
  readonly routeMapSvg?: string;
}

export interface SailingView {
  readonly itineraryId: string;
  readonly dates: string;
  /** "Per suite starting from $24,500.00", or "Waitlist Only". */
  readonly price: string;
  readonly reserveHref: string;
  readonly inquireHref: string;
}

export function VoyagePage({ frame, head, voyage, sailing, dates, suites, previous, next }: VoyagePageProps) {
  return (
    <SiteLayout frame={frame} headerOn="picture">
      <Head {...head} title={voyage.title} description={voyage.summary} />
      <Hero picture={voyage.hero} height="low" travelsAs={sailing && `voyage-${sailing.itineraryId}`}>
        <Eyebrow>{voyage.region}</Eyebrow>
        <h1 className="hero__title">{voyage.title}</h1>
        {sailing ? <p className="hero__standfirst">{sailing.dates}</p> : null}
      </Hero>
      <Opening voyage={voyage} sailing={sailing} />
      {voyage.gallery.length > 0 ? <Gallery pictures={voyage.gallery} /> : null}
      <Route voyage={voyage} />
      <div className="voyage-offer" id="suites">
        <div className="band band--section">
          {dates ? <DateSelector {...dates} /> : null}
          <SuiteList suites={suites} dates={sailing?.dates} />
        </div>
      </div>
      <NeighbourVoyages previous={previous} next={next} />
    </SiteLayout>
  );
}

function Opening({ voyage, sailing }: Pick<VoyagePageProps, 'voyage' | 'sailing'>) {
  return (
    <div className="band band--section voyage-opening">
      <div className="voyage-opening__words">
        <p className="voyage-opening__summary">{voyage.summary}</p>
        {voyage.paragraphs.map((paragraph) => <p key={paragraph} className="voyage-opening__paragraph">{paragraph}</p>)}
        {voyage.highlights.length > 0 ? <Highlights highlights={voyage.highlights} /> : null}
      </div>
      <aside className="voyage-facts" aria-label={texts.factsLabel}>
        <dl className="voyage-facts__list">
          {voyage.facts.map(({ label, value }) => (
            <div key={label} className="voyage-facts__fact"><dt>{label}</dt><dd>{value}</dd></div>
          ))}
        </dl>
        {sailing ? (
          <>
            <p className="voyage-facts__price">{sailing.price}</p>
            <ButtonLink href={sailing.reserveHref}>{texts.reserve}</ButtonLink>
            <ButtonLink variant="quiet" href={sailing.inquireHref}>{texts.inquire}</ButtonLink>
          </>
        ) : <Notice tone="info">{texts.noSailing}</Notice>}
      </aside>
    </div>
  );
}

function Highlights({ highlights }: Pick<VoyageView, 'highlights'>) {
  return (
    <div className="voyage-highlights">
      <h2 className="eyebrow">{texts.highlights}</h2>
      <ul className="voyage-highlights__list">{highlights.map((highlight) => <li key={highlight}>{highlight}</li>)}</ul>
    </div>
  );
}

function Gallery({ pictures }: { readonly pictures: readonly PictureView[] }) {
  return (
    <section className="band voyage-gallery" aria-label={texts.gallery}>
      {pictures.map((picture) => <Picture key={picture.src} className="voyage-gallery__picture" picture={picture} sizes="(min-width: 45rem) 56vw, 92vw" />)}
    </section>
  );
}

function Route({ voyage: { routeMapSvg, days } }: Pick<VoyagePageProps, 'voyage'>) {
  return (
    <section className="band band--section voyage-route" aria-labelledby="route-title">
      <div className="voyage-route__head">
        <Eyebrow>{texts.route}</Eyebrow>
        <h2 className="voyage-route__title" id="route-title">{texts.routeTitle}</h2>
      </div>
      {routeMapSvg ? (
        // On a narrow screen the map keeps a size that can be read, and is moved sideways; so it must take the focus.
        <div className="voyage-route__map" role="group" aria-label={texts.map} tabIndex={0} dangerouslySetInnerHTML={{ __html: routeMapSvg }} />
      ) : null}
      <ItineraryDays days={days} />
    </section>
  );
}
