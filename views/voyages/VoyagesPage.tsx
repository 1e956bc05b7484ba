import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { ButtonLink } from '../ui/Button';
import { CachedFragment } from '../ui/CachedFragment';
import { Notice } from '../ui/Notice';
import { type Tab, Tabs } from '../ui/Tabs';
import { VoyageCard, type VoyageCardView } from './VoyageCard';
import { isNarrowed, VoyageFilter, type VoyageFilterView } from './VoyageFilter';
import { VoyageTable } from './VoyageTable';
import { voyagesTexts as texts } from './voyages.texts';

interface VoyagesPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly filter: VoyageFilterView;
  /** Why a reservation was redirected here: its voyage is unavailable (RES-13). */
  readonly problems: readonly string[];
  /** Such as "27 voyages" or "1 voyage in the Adriatic"; announced when it changes. */
  readonly resultText: string;
  readonly form: 'cards' | 'list';
  readonly views: readonly Tab[];
  readonly voyages: readonly VoyageCardView[];
  readonly more?: { readonly href: string; readonly label: string; readonly note: string };
}

export function VoyagesPage({
  frame,
  head,
  filter,
  problems,
  resultText,
  form,
  views,
  voyages,
  more,
}: VoyagesPageProps) {
  return (
    <SiteLayout frame={frame}>
      <Head {...head} title={texts.listTitle} description={texts.listDescription} />
      <div className="band voyages">
        <header className="voyages__head">
          <h1 className="voyages__title">{texts.listHeadline}</h1>
          <p className="voyages__standfirst">{texts.listStandfirst}</p>
        </header>
        {problems.length > 0 ? (
          <Notice tone="error" className="voyages__problems">
            {problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Notice>
        ) : null}
        <VoyageFilter {...filter} />
        <div className="voyages__bar">
          <p className="voyages__count" role="status">
            {resultText}
          </p>
          {voyages.length > 0 ? <Tabs label={texts.viewAs} tabs={views} /> : null}
        </div>
        {voyages.length === 0 ? <NoVoyages isNarrowed={isNarrowed(filter)} /> : null}
        {voyages.length > 0 && form === 'list' ? <VoyageTable voyages={voyages} /> : null}
        {voyages.length > 0 && form === 'cards' ? (
          <ul className="card-grid voyages__list" id="voyage-list">
            {voyages.map((voyage, index) => (
              <CachedFragment key={voyage.itineraryId} from={texts} by={JSON.stringify(voyage)} hasFavouriteButtons>
                <li id={`voyage-${index + 1}`}>
                  <VoyageCard voyage={voyage} headingLevel="h2" />
                </li>
              </CachedFragment>
            ))}
          </ul>
        ) : null}
        {more ? (
          <div className="voyages__more no-print" data-more-of="voyage-list">
            <p className="voyages__shown" role="status">
              {more.note}
            </p>
            <ButtonLink variant="secondary" href={more.href} data-control="load-more" rel="nofollow">
              {more.label}
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </SiteLayout>
  );
}

function NoVoyages({ isNarrowed: isAsked }: { readonly isNarrowed: boolean }) {
  const { title, body, action } = isAsked ? texts.noneLikeThis : texts.noneAtAll;
  return (
    <div className="empty">
      <h2 className="empty__title">{title}</h2>
      <p className="empty__body">{body}</p>
      <ButtonLink href={isAsked ? siteLinks.voyages : siteLinks.contact}>{action}</ButtonLink>
    </div>
  );
}
