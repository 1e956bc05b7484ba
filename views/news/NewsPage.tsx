import { CategoryListPage, type CategoryListView } from '../content/CategoryListPage';
import { NewsCard, type NewsCardView } from '../content/NewsCard';
import type { Frame } from '../layout/frame';
import type { PageHead } from '../layout/Head';
import { newsTexts as texts } from './news.texts';
import { NewsRow, type NewsRowView } from './NewsRow';

export interface NewsPageProps extends CategoryListView {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly latest: readonly NewsCardView[];
  readonly years: readonly { readonly year: string; readonly items: readonly NewsRowView[] }[];
}

export function NewsPage({ frame, head, latest, years, ...view }: NewsPageProps) {
  return (
    <CategoryListPage frame={frame} head={head} view={view} texts={texts} listId="news-years">
      {latest.length > 0 ? <Latest items={latest} /> : null}
      <div id="news-years">
        {years.map((year) => (
          <Year key={year.year} {...year} />
        ))}
      </div>
    </CategoryListPage>
  );
}

function Latest({ items }: { readonly items: readonly NewsCardView[] }) {
  return (
    <section className="news-latest" aria-labelledby="latest-title">
      <h2 className="hidden-to-the-eye" id="latest-title">
        {texts.latest}
      </h2>
      <ul className="card-grid">
        {items.map((item, index) => (
          <li key={item.href}>
            <NewsCard news={item} isFirst={index === 0} />
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
