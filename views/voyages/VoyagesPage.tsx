import { favouritesPart } from '../favourites/favourites-part';
import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { ButtonLink, SecondaryLink } from '../ui/Button';
import { CachedFragment } from '../ui/CachedFragment';
import { Icon } from '../ui/Icon';
import { Notice } from '../ui/Notice';
import { type Tab, Tabs } from '../ui/Tabs';
import { facetsTexts } from './facets.texts';
import { FareStrip, type FareStripView } from './FareStrip';
import { type NearItemView, NearList } from './NearAlternatives';
import { nearTexts } from './near.texts';
import { VoyageCard, type VoyageCardView } from './VoyageCard';
import type { AskedView } from './voyage-facets-view';
import { VoyageFilter, type VoyageFilterView } from './VoyageFilter';
import { VoyageGroups, type VoyageGroupView } from './VoyageGroups';
import { VoyageTable } from './VoyageTable';
import { voyagesTexts as texts } from './voyages.texts';

export interface UnknownView {
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

interface VoyagesPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly filter: VoyageFilterView;
  readonly askedFilters: readonly AskedView[];
  readonly unknown: readonly UnknownView[];
  /** Why the visitor was redirected here from a reservation: its voyage is unavailable (RES-13). */
  readonly problems: readonly string[];
  readonly resultText: string;
  readonly form: 'cards' | 'list' | 'voyages';
  readonly views: readonly Tab[];
  readonly orders: readonly Tab[];
  readonly strip?: FareStripView;
  readonly voyages: readonly VoyageCardView[];
  readonly groups: readonly VoyageGroupView[];
  readonly near?: readonly NearItemView[];
  readonly more?: { readonly href: string; readonly label: string; readonly note: string };
}

export function VoyagesPage({ frame, head, ...page }: VoyagesPageProps) {
  const {
    filter,
    askedFilters,
    unknown,
    problems,
    resultText,
    form,
    views,
    orders,
    strip,
    voyages,
    groups,
    more,
    near,
  } = page;
  const isEmpty = voyages.length === 0 && groups.length === 0;
  return (
    <SiteLayout frame={frame}>
      <Head {...head} title={texts.listTitle} description={texts.listDescription} />
      <div className="band voyages" data-finder="">
        <header className="voyages__head">
          <h1 className="voyages__title">{texts.listHeadline}</h1>
          <p className="voyages__standfirst">{texts.listStandfirst}</p>
        </header>
        <div className="voyages__notices">
          {problems.length > 0 ? (
            <Notice tone="error" className="voyages__problems">
              {problems.map((problem) => (
                <p key={problem}>{problem}</p>
              ))}
            </Notice>
          ) : null}
          <Unknown unknown={unknown} />
        </div>
        <VoyageFilter {...filter} />
        <AskedFilters askedFilters={askedFilters} />
        <div className="voyages__strip">{strip ? <FareStrip strip={strip} /> : null}</div>
        <div className="voyages__bar" id="voyages-found" tabIndex={-1}>
          <p className="voyages__count" role="status">
            {resultText}
          </p>
          <div className="voyages__tabs">
            {isEmpty ? null : <Orders orders={orders} />}
            {isEmpty ? null : <Tabs label={texts.viewAs} tabs={views} />}
          </div>
        </div>
        <div className="voyages__found">
          {isEmpty ? <NoVoyages isNarrowed={filter.isNarrowed} nearSailings={near} /> : null}
          {voyages.length > 0 && form === 'list' ? <VoyageTable voyages={voyages} /> : null}
          {voyages.length > 0 && form === 'cards' ? <VoyageCards voyages={voyages} /> : null}
          {groups.length > 0 ? <VoyageGroups groups={groups} /> : null}
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
      </div>
    </SiteLayout>
  );
}

const partsOfCard = [favouritesPart];

const VoyageCards = ({ voyages }: Pick<VoyagesPageProps, 'voyages'>) => (
  <ul className="card-grid voyages__list" id="voyage-list">
    {voyages.map((voyage, index) => (
      <CachedFragment key={voyage.itineraryId} from={texts} by={voyage} parts={partsOfCard}>
        <li id={`voyage-${index + 1}`}>
          <VoyageCard voyage={voyage} headingLevel="h2" />
        </li>
      </CachedFragment>
    ))}
  </ul>
);

/** Precedes the filter, because the list ignores these values of the address. */
const Unknown = ({ unknown }: Pick<VoyagesPageProps, 'unknown'>) =>
  unknown.length > 0 ? (
    <Notice tone="error" className="voyages__problems voyages__unknown">
      {unknown.map(({ text, links }) => (
        <p key={text}>
          {text} {links.length > 0 ? `${facetsTexts.didYouMean} ` : ''}
          {links.map(({ label, href }, index) => (
            <span key={href}>
              {index > 0 ? ', ' : ''}
              <a href={href}>{label}</a>
            </span>
          ))}
        </p>
      ))}
      <p>{facetsTexts.shownWithout}</p>
    </Notice>
  ) : null;

const AskedFilters = ({ askedFilters }: Pick<VoyagesPageProps, 'askedFilters'>) => (
  <div className="asked">
    {askedFilters.length > 0 ? (
      <ul className="asked__list" aria-label={facetsTexts.asked}>
        {askedFilters.map(({ label, href }) => (
          <li key={href}>
            <a
              className="asked__link"
              href={href}
              aria-label={facetsTexts.remove(label)}
              data-control="facet-link"
              rel="nofollow"
            >
              {label}
              <Icon name="close" className="asked__mark" />
            </a>
          </li>
        ))}
      </ul>
    ) : null}
  </div>
);

const Orders = ({ orders }: Pick<VoyagesPageProps, 'orders'>) => (
  <nav className="orders" aria-label={facetsTexts.sortBy}>
    <span className="orders__label" aria-hidden="true">
      {facetsTexts.sortBy}
    </span>
    <ul className="orders__list">
      {orders.map(({ label, href, isCurrent }) => (
        <li key={label}>
          <a
            className="orders__link"
            href={href}
            aria-current={isCurrent ? 'true' : undefined}
            data-control="facet-link"
            rel="nofollow"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

function NoVoyages({
  isNarrowed: isAsked,
  nearSailings = [],
}: {
  readonly isNarrowed: boolean;
  readonly nearSailings?: readonly NearItemView[] | undefined;
}) {
  const { title, body, action } = isAsked ? texts.noneLikeThis : texts.noneAtAll;
  return (
    <div className="empty">
      <h2 className="empty__title">{title}</h2>
      <p className="empty__body">{body}</p>
      {nearSailings.length > 0 ? (
        <div className="near__relaxed">
          <h3 className="near__gone">{nearTexts.relaxTitle}</h3>
          <NearList items={nearSailings} />
        </div>
      ) : null}
      {/* The filter above has the one filled button of the page. */}
      <SecondaryLink href={isAsked ? siteLinks.voyages : siteLinks.contact}>{action}</SecondaryLink>
    </div>
  );
}
