import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { Button, QuietLink, SecondaryLink } from '../ui/Button';
import { Picture } from '../ui/Picture';
import type { FoundKindView, FoundSailingsView, FoundView, SearchView } from './search-view';
import { searchTexts as texts } from './search.texts';

interface SearchPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly search: SearchView;
}

export function SearchPage({ frame, head, search }: SearchPageProps) {
  return (
    <SiteLayout frame={frame}>
      <Head {...head} title={texts.title} description={texts.description} isPrivate={search.kind !== 'nothing-asked'} />
      <div className="band search">
        <h1 className="search__title">{texts.heading}</h1>
        <form className="search__form" action={siteLinks.search} method="get" role="search">
          <label className="hidden-to-the-eye" htmlFor="search-words">
            {texts.label}
          </label>
          <input
            className="search__input"
            id="search-words"
            type="search"
            name="q"
            defaultValue={search.text}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit">{texts.submit}</Button>
        </form>
        <SearchAnswer search={search} />
      </div>
    </SiteLayout>
  );
}

function SearchAnswer({ search }: Pick<SearchPageProps, 'search'>) {
  switch (search.kind) {
    case 'nothing-asked':
      return <Suggestions />;
    case 'too-short':
      return (
        <>
          <p className="search__count" role="status">
            {texts.tooShort}
          </p>
          <Suggestions />
        </>
      );
    case 'found':
      return (
        <>
          <p className="search__count" role="status">
            {search.countText}
          </p>
          <Found {...search} />
        </>
      );
  }
}

function Found({ sailings, kinds }: Extract<SearchView, { readonly kind: 'found' }>) {
  const pages = kinds.map((kind) => <Kind key={kind.kind} {...kind} />);
  if (!sailings) return pages.length > 0 ? pages : <NothingFound />;
  return (
    <>
      <Sailings {...sailings} />
      {sailings.otherPagesText === undefined ? null : (
        <details className="search__others">
          <summary>{sailings.otherPagesText}</summary>
          {pages}
        </details>
      )}
    </>
  );
}

function Suggestions() {
  return (
    <section className="search__suggestions" aria-labelledby="suggestions-title">
      <h2 className="eyebrow" id="suggestions-title">
        {texts.suggestionsTitle}
      </h2>
      <ul className="search__words">
        {texts.suggestions.map((word) => (
          <li key={word}>
            <a href={`${siteLinks.search}?q=${encodeURIComponent(word)}`}>{word}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NothingFound() {
  return (
    <div className="search__nothing">
      <p>{texts.nothing}</p>
      <p className="search__ways">
        <SecondaryLink href={siteLinks.contact}>{texts.contact}</SecondaryLink>
        <QuietLink href={siteLinks.voyages}>{texts.voyages}</QuietLink>
      </p>
    </div>
  );
}

const Sailings = ({ href, action, sailings }: FoundSailingsView) => (
  <section className="found-kind" aria-labelledby="found-sailings">
    <h2 className="found-kind__title" id="found-sailings">
      {texts.sailingsTitle}
    </h2>
    <div>
      <ul className="found-sailings">
        {sailings.map((sailing) => (
          <li key={sailing.href} className="found-sailings__one">
            <a href={sailing.href}>{sailing.dates}</a>
            <span>{sailing.title}</span>
            <span className="found-sailings__price">{sailing.price}</span>
          </li>
        ))}
      </ul>
      <SecondaryLink href={href}>{action}</SecondaryLink>
    </div>
  </section>
);

function Kind({ kind, title, countText, matches, more }: FoundKindView) {
  return (
    <section className="found-kind" aria-labelledby={`found-${kind}`}>
      <h2 className="found-kind__title" id={`found-${kind}`}>
        {`${title} `}
        <span className="found-kind__count">{countText}</span>
      </h2>
      <div>
        <FoundList matches={matches} />
        {more.length > 0 ? (
          <details className="found-kind__more">
            <summary>{texts.more(more.length)}</summary>
            <FoundList matches={more} />
          </details>
        ) : null}
      </div>
    </section>
  );
}

function FoundList({ matches }: { readonly matches: readonly FoundView[] }) {
  return (
    <ul className="found-list">
      {matches.map(({ href, title, excerpt, picture }) => (
        <li key={href} className="found">
          {picture ? <Picture className="found__picture" picture={picture} sizes="8rem" /> : null}
          <div className="found__words">
            <h3 className="found__title">
              <a className="found__link" href={href}>
                {title}
              </a>
            </h3>
            <p className="found__excerpt">
              {excerpt.map((part, index) => (part.isMatch ? <mark key={index}>{part.text}</mark> : part.text))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
