import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { ButtonLink } from '../ui/Button';
import { VoyageCard, type VoyageCardView } from './VoyageCard';
import { VoyageFilter, type VoyageFilterView } from './VoyageFilter';
import { voyagesTexts as texts } from './voyages.texts';

export interface VoyagesPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly filter: VoyageFilterView;
  /** "27 voyages", "1 voyage in the Adriatic": announced when it changes. */
  readonly resultText: string;
  readonly voyages: readonly VoyageCardView[];
}

export function VoyagesPage({ frame, head, filter, resultText, voyages }: VoyagesPageProps) {
  return (
    <SiteLayout frame={frame}>
      <Head {...head} title={texts.listTitle} description={texts.listDescription} />
      <div className="band voyages">
        <header className="voyages__head">
          <h1 className="voyages__title">{texts.listHeadline}</h1>
          <p className="voyages__standfirst">{texts.listStandfirst}</p>
        </header>
        <VoyageFilter {...filter} />
        <p className="voyages__count" role="status">{resultText}</p>
        {voyages.length === 0 ? <NoVoyages /> : (
          <ul className="card-grid voyages__list">
            {voyages.map((voyage) => <li key={voyage.itineraryId}><VoyageCard voyage={voyage} headingLevel="h2" /></li>)}
          </ul>
        )}
      </div>
    </SiteLayout>
  );
}

function NoVoyages() {
  return (
    <div className="empty">
      <h2 className="empty__title">{texts.emptyTitle}</h2>
      <p className="empty__body">{texts.emptyBody}</p>
      <ButtonLink href={siteLinks.voyages}>{texts.emptyAction}</ButtonLink>
    </div>
  );
}
