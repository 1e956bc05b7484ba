import { PrintShare } from '../content/PrintShare';
import { FavouriteButton } from '../favourites/FavouriteButton';
import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { Eyebrow } from '../ui/Eyebrow';
import { Hero } from '../ui/Hero';
import type { PictureView } from '../ui/picture-view';
import { ChefMedallion } from './ChefMedallion';
import type { ChefView, VenueView } from './culinary-views';
import { culinaryTexts as texts } from './culinary.texts';
import { Dish, MenuCard } from './MenuCard';
import { PlacePicture } from './PlacePictures';
import { VenueCards } from './VenueCards';
import { TermGroup } from '../ui/TermGroup';

interface VenuePageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly venue: Omit<VenueView, 'picture' | 'href'> & {
    readonly dress: string;
    readonly html: string;
    readonly dishes: readonly string[];
    readonly hero: PictureView;
    readonly gallery: readonly PictureView[];
  };
  readonly chef?: Pick<ChefView, 'slug' | 'fullName' | 'monogram' | 'role' | 'summary' | 'href'> | undefined;
  readonly others: readonly VenueView[];
}

export function VenuePage({ frame, head, venue, chef, others }: VenuePageProps) {
  return (
    <SiteLayout frame={frame} headerOn="picture">
      <Head
        {...head}
        title={`${venue.name}, ${venue.deck.charAt(0).toLowerCase()}${venue.deck.slice(1)}`}
        description={venue.summary}
      />
      <Hero picture={venue.hero} height="low" transitionName={`venue-${venue.slug}`}>
        <Eyebrow>{venue.kind}</Eyebrow>
        <h1 className="hero__title">{venue.name}</h1>
        <p className="hero__standfirst">{venue.summary}</p>
      </Hero>
      <div className="band place">
        <div className="place__words prose" dangerouslySetInnerHTML={{ __html: venue.html }} />
        <aside className="place__beside">
          <Facts {...venue} />
          <FavouriteButton type="CULINARY VENUE" value={venue.slug} title={venue.name} look="page" />
          <PrintShare />
        </aside>
      </div>
      <div className="place-table">
        <PlacePicture className="place-table__picture" of={venue.name} hero={venue.hero} gallery={venue.gallery} />
        <MenuCard eyebrow={texts.dishesEyebrow} title={venue.name} note={texts.dishesNote}>
          {venue.dishes.map((dish) => (
            <li key={dish}>
              <Dish dish={dish} />
            </li>
          ))}
        </MenuCard>
      </div>
      {chef ? <LedBy chef={chef} /> : null}
      <Others venues={others} />
    </SiteLayout>
  );
}

function Facts({ deck, hours, seats, dress }: VenuePageProps['venue']) {
  return (
    <dl className="place-facts">
      <TermGroup term={texts.deck}>{deck}</TermGroup>
      <TermGroup term={texts.hoursAboard}>{hours}</TermGroup>
      <TermGroup term={texts.seats}>{seats}</TermGroup>
      <TermGroup term={texts.dress}>{dress}</TermGroup>
    </dl>
  );
}

function LedBy({ chef }: { readonly chef: NonNullable<VenuePageProps['chef']> }) {
  return (
    <section className="band led-by" aria-labelledby="led-by-title">
      <ChefMedallion className="led-by__medallion" monogram={chef.monogram} seed={chef.slug} />
      <div className="led-by__words">
        <Eyebrow>{texts.ledBy}</Eyebrow>
        <h2 className="led-by__name" id="led-by-title">
          <a className="led-by__link" href={chef.href}>
            {chef.fullName}
          </a>
        </h2>
        <p className="led-by__role">{chef.role}</p>
        <p className="led-by__summary">{chef.summary}</p>
      </div>
    </section>
  );
}

function Others({ venues }: { readonly venues: readonly VenueView[] }) {
  if (venues.length === 0) return null;
  return (
    <section className="band place-others no-print" aria-labelledby="others-title">
      <div className="section-head">
        <h2 className="section-head__title" id="others-title">
          {texts.otherVenues}
        </h2>
        <a className="button button--quiet" href={siteLinks.culinary}>
          <span className="button__text">{texts.allVenues}</span>
        </a>
      </div>
      <VenueCards venues={venues} />
    </section>
  );
}
