import { NewsCard, type NewsCardView } from '../content/NewsCard';
import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { ButtonLink } from '../ui/Button';
import { type Tab, Tabs } from '../ui/Tabs';
import { newsTexts as texts } from './news.texts';
import { NewsRow, type NewsRowView } from './NewsRow';

export interface NewsPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  /** The category that is looked at; absent on the whole list. */
  readonly category?: string;
  readonly tabs: readonly Tab[];
  readonly latest: readonly NewsCardView[];
  /** The rest, the newest year first. */
  readonly years: readonly { readonly year: string; readonly items: readonly NewsRowView[] }[];
  readonly countText: string;
  /** Absent when everything is shown. */
  readonly more?: { readonly href: string; readonly note: string } | undefined;
}

/** News: the latest three with pictures, the rest as an archive that can be read down its dates. */
export function NewsPage({ frame, head, category, tabs, latest, years, countText, more }: NewsPageProps) {
  return (
    <SiteLayout frame={frame}>
      <Head
        {...head}
        title={category ? texts.categoryTitle(category) : texts.title}
        description={category ? texts.categoryDescription(category) : texts.description}
      />
      <div className="band magazine">
        <header className="magazine__head">
          <h1 className="magazine__title">{category ? texts.categoryTitle(category) : texts.headline}</h1>
          <p className="magazine__standfirst">{texts.standfirst}</p>
        </header>
        <Tabs label={texts.categoriesLabel} tabs={tabs} />
        <p className="hidden-to-the-eye">{countText}</p>
        {latest.length > 0 ? <Latest items={latest} /> : null}
        <div id="news-years">
          {years.map((year) => (
            <Year key={year.year} {...year} />
          ))}
        </div>
        <p className="magazine__foot" data-more-of="news-years">
          {more ? (
            <span className="hidden-to-the-eye" role="status">
              {more.note}
            </span>
          ) : null}
          {more ? (
            <ButtonLink variant="secondary" href={more.href} data-control="load-more">
              {texts.more}
            </ButtonLink>
          ) : null}
          {head.feed ? (
            <a className="magazine__feed" href={head.feed.href}>
              {texts.feed}
            </a>
          ) : null}
        </p>
      </div>
    </SiteLayout>
  );
}

function Latest({ items }: { readonly items: readonly NewsCardView[] }) {
  return (
    <section className="news-latest" aria-labelledby="latest-title">
      <h2 className="hidden-to-the-eye" id="latest-title">
        {texts.latest}
      </h2>
      <ul className="card-grid">
        {items.map((item) => (
          <li key={item.href}>
            <NewsCard news={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Year({ year, items }: NewsPageProps['years'][number]) {
  return (
    <section className="news-year" aria-labelledby={`year-${year}`}>
      <h2 className="news-year__title" id={`year-${year}`}>
        {year}
      </h2>
      <ul className="news-year__list" data-goes-on="">
        {items.map((item) => (
          <li key={item.slug} id={`news-${item.slug}`}>
            <NewsRow item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
