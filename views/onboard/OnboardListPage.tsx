import { FavouriteButton } from '../favourites/FavouriteButton';
import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { Hero } from '../ui/Hero';
import { Picture } from '../ui/Picture';
import type { PictureView } from '../ui/picture-view';
import { DeckElevation } from './DeckElevation';
import type { DeckReach, DeckView, OnboardItemView } from './onboard-views';
import { onboardTexts as texts } from './onboard.texts';

interface OnboardListPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly hero: PictureView;
  readonly decks: readonly DeckView[];
  readonly reaches: readonly DeckReach[];
  readonly allOver: readonly OnboardItemView[];
}

export function OnboardListPage({ frame, head, hero, decks, reaches, allOver }: OnboardListPageProps) {
  return (
    <SiteLayout frame={frame} headerOn="picture">
      <Head {...head} title={texts.title} description={texts.description} />
      <Hero picture={hero} height="low">
        <h1 className="hero__title">{texts.headline}</h1>
        <p className="hero__standfirst">{texts.standfirst}</p>
      </Hero>
      <div className="band aboard">
        <nav className="aboard__lift no-print" aria-label={texts.decksLabel}>
          <ul className="aboard__buttons">
            {decks.map(({ number }) => (
              <li key={number}>
                <a className="aboard__button" href={`#deck-${number}`} aria-label={texts.deck(number)}>
                  {number}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="aboard__decks">
          {decks.map((deck) => (
            <Deck key={deck.number} deck={deck} reaches={reaches} />
          ))}
        </div>
      </div>
      {allOver.length > 0 ? (
        <section className="aboard-all" aria-labelledby="all-over">
          <div className="aboard-all__inner">
            <h2 className="aboard-all__title" id="all-over">
              {texts.allOver}
            </h2>
            <p className="aboard-all__lead">{texts.allOverLead}</p>
            <ul className="aboard-all__list">
              {allOver.map((item) => (
                <li key={item.slug}>
                  <Item item={item} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      ) : null}
    </SiteLayout>
  );
}

function Deck({
  deck: { number, name, text, items, venues },
  reaches,
}: {
  readonly deck: DeckView;
  readonly reaches: readonly DeckReach[];
}) {
  const id = `deck-${number}`;
  return (
    <section className="deck" id={id} aria-labelledby={`${id}-title`}>
      <header className="deck__head">
        <DeckElevation decks={reaches} here={number} />
        <p className="deck__number">{texts.deck(number)}</p>
        <h2 className="deck__title" id={`${id}-title`}>
          {name}
        </h2>
        <p className="deck__text">{text}</p>
      </header>
      <div className="deck__body">
        {items.length > 0 ? (
          <ul className="deck__list">
            {items.map((item) => (
              <li key={item.slug}>
                <Item item={item} />
              </li>
            ))}
          </ul>
        ) : null}
        {venues.length > 0 ? (
          <div className="deck__tables">
            <h3 className="deck__tables-label">{texts.alsoHere}</h3>
            <ul className="deck__venues">
              {venues.map(({ name: venue, href, kind, hours }) => (
                <li key={href} className="deck__venue">
                  <a href={href}>{venue}</a>
                  <span className="deck__venue-hours">
                    {kind}. {hours}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </section>
  );
}

function Item({ item: { slug, title, href, deck, hours, summary, picture } }: { readonly item: OnboardItemView }) {
  return (
    <article className={picture ? 'aboard-item aboard-item--pictured' : 'aboard-item'}>
      {picture ? (
        <div className="aboard-item__frame">
          <Picture
            className="aboard-item__picture"
            picture={picture}
            sizes="(min-width: 1024px) 24vw, (min-width: 768px) 35vw, 92vw"
            transitionName={`onboard-${slug}`}
          />
        </div>
      ) : null}
      <div className="aboard-item__words">
        <h3 className="aboard-item__title">
          <a className="aboard-item__link" href={href}>
            {title}
          </a>
        </h3>
        <p className="aboard-item__summary">{summary}</p>
        <p className="aboard-item__place">
          {deck}
          <span className="aboard-item__hours">{hours}</span>
        </p>
      </div>
      <FavouriteButton type="ONBOARD" value={slug} title={title} />
    </article>
  );
}
