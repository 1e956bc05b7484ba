import type { HomeCard } from '../../src/core/content/home';
import { ExperienceHighlights, type ExperienceHighlightView } from '../content/ExperienceHighlights';
import { HeroCarousel, type HeroSlideView } from '../content/HeroCarousel';
import { QuoteCard } from '../content/QuoteCard';
import { RelatedArticles, type RelatedArticleView } from '../content/RelatedArticles';
import { type Stat, StatsBlock } from '../content/StatsBlock';
import { TextCtaCard } from '../content/TextCtaCard';
import { FavouriteButton } from '../favourites/FavouriteButton';
import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { QuietLink, SecondaryLink } from '../ui/Button';
import { Eyebrow } from '../ui/Eyebrow';
import { Picture, type PictureView } from '../ui/Picture';
import { VoyageCard, type VoyageCardView } from '../voyages/VoyageCard';
import { homeTexts as texts } from './home.texts';
import { RegionTiles, type RegionTileView } from './RegionTiles';
import { SectionTitle } from '../ui/SectionTitle';

export interface HomePageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly title: string;
  readonly description: string;
  readonly slides: readonly HeroSlideView[];
  readonly opening: { readonly title: string; readonly text: string };
  readonly voyages: readonly VoyageCardView[];
  readonly regions: readonly RegionTileView[];
  readonly yacht: {
    readonly eyebrow: string;
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly picture: PictureView;
    readonly detail: PictureView;
    readonly stats: readonly Stat[];
    readonly vessel: string;
  };
  readonly highlights: {
    readonly eyebrow: string;
    readonly title: string;
    readonly text: string;
    readonly picture: PictureView;
    readonly experiences: readonly ExperienceHighlightView[];
  };
  readonly table: {
    readonly eyebrow: string;
    readonly title: string;
    readonly text: string;
    readonly picture: PictureView;
    readonly quote: string;
    readonly name?: string;
    readonly role?: string;
  };
  readonly stories: {
    readonly eyebrow: string;
    readonly title: string;
    readonly articles: readonly RelatedArticleView[];
  };
  readonly cards: readonly HomeCard[];
}

export function HomePage({
  frame,
  head,
  title,
  description,
  slides,
  opening,
  voyages,
  regions,
  yacht,
  highlights,
  table,
  stories,
  cards,
}: HomePageProps) {
  return (
    <SiteLayout frame={frame} headerOn="picture">
      <Head {...head} title={title} description={description} />
      <HeroCarousel label={texts.slides} slides={slides} headingLevel="h1" />
      <section className="band home-opening" aria-labelledby="opening-title">
        <h2 className="home-opening__title" id="opening-title">
          {opening.title}
        </h2>
        <p className="home-opening__text">{opening.text}</p>
      </section>
      {voyages.length > 0 ? <NextVoyages voyages={voyages} /> : null}
      {regions.length > 0 ? <RegionTiles regions={regions} /> : null}
      <Yacht {...yacht} />
      {highlights.title === '' ? null : <Highlights {...highlights} />}
      {table.title === '' ? null : <Table {...table} />}
      <Stories {...stories} />
      <Cards frame={frame} cards={cards} />
    </SiteLayout>
  );
}

function NextVoyages({ voyages }: Pick<HomePageProps, 'voyages'>) {
  return (
    <section className="band band--section" aria-labelledby="next-title">
      <div className="section-head">
        <div>
          <SectionTitle eyebrow={texts.nextEyebrow} title={texts.nextTitle} id="next-title" />
        </div>
        <QuietLink href={siteLinks.voyages}>{texts.allVoyages}</QuietLink>
      </div>
      <ul className="card-grid">
        {voyages.map((voyage) => (
          <li key={voyage.itineraryId}>
            <VoyageCard voyage={voyage} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Yacht({ eyebrow, title, paragraphs, picture, detail, stats, vessel }: HomePageProps['yacht']) {
  const address = `/vessels/${vessel}`;
  return (
    <section className="home-yacht" aria-labelledby="yacht-title">
      <div className="home-yacht__grid">
        <Picture className="home-yacht__picture" picture={picture} sizes="(min-width: 1024px) 58vw, 100vw" />
        <div className="home-yacht__words">
          <Eyebrow>{eyebrow}</Eyebrow>
          <h2 className="home-yacht__title" id="yacht-title">
            {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="home-yacht__ways">
            <SecondaryLink href={address}>{texts.meetTheYacht}</SecondaryLink>
            <QuietLink href={`${address}/suites`}>{texts.seeSuites}</QuietLink>
          </p>
        </div>
        <Picture className="home-yacht__detail" picture={detail} sizes="(min-width: 1024px) 33vw, 92vw" />
        <div className="home-yacht__stats">
          <StatsBlock stats={stats} />
        </div>
      </div>
    </section>
  );
}

function Highlights({ eyebrow, title, text, picture, experiences }: HomePageProps['highlights']) {
  return (
    <section className="home-highlights on-deep" aria-labelledby="highlights-title">
      <Picture className="home-highlights__picture" picture={picture} sizes="100vw" />
      <div className="home-highlights__words">
        <Eyebrow>{eyebrow}</Eyebrow>
        <h2 className="home-highlights__title" id="highlights-title">
          {title}
        </h2>
        <p className="home-highlights__text">{text}</p>
        <div className="home-highlights__ways">
          {experiences.length > 0 ? (
            <ExperienceHighlights id="home-highlights" eyebrow={eyebrow} title={title} experiences={experiences} />
          ) : null}
          <QuietLink href={siteLinks.experiences}>{texts.allExperiences}</QuietLink>
        </div>
      </div>
    </section>
  );
}

function Table({ eyebrow, title, text, picture, quote, name, role }: HomePageProps['table']) {
  return (
    <section className="band band--section home-table" aria-labelledby="table-title">
      <div className="home-table__words">
        <Eyebrow>{eyebrow}</Eyebrow>
        <h2 className="home-table__title" id="table-title">
          {title}
        </h2>
        <p>{text}</p>
        <QuietLink href={siteLinks.culinary}>{texts.atTheTable}</QuietLink>
      </div>
      <Picture className="home-table__picture" picture={picture} sizes="(min-width: 1024px) 50vw, 92vw" />
      <div className="home-table__quote">
        <QuoteCard quote={quote} name={name} role={role} />
      </div>
    </section>
  );
}

function Stories({ eyebrow, title, articles }: HomePageProps['stories']) {
  if (articles.length === 0) return null;
  return (
    <div className="band home-stories">
      <Eyebrow>{eyebrow}</Eyebrow>
      <RelatedArticles
        id="stories"
        title={title}
        articles={articles}
        favouriteButton={(article) => <FavouriteButton type="STORY" value={article.slug} title={article.title} />}
      />
      <p>
        <QuietLink href={siteLinks.stories}>{texts.allStories}</QuietLink>
      </p>
    </div>
  );
}

/** Visitors and guests see different cards (CNT-11). */
function Cards({ frame, cards }: Pick<HomePageProps, 'frame' | 'cards'>) {
  return (
    <div className="home-cards">
      <div className="band home-cards__grid">
        {cards.map((card) => (
          <TextCtaCard key={card.title} {...card} isSignedIn={frame.guest !== undefined} />
        ))}
      </div>
    </div>
  );
}
