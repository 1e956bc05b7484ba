import { PrintShare } from '../content/PrintShare';
import { Prose } from '../content/Prose';
import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { QuietLink } from '../ui/Button';
import { MainPicture } from '../ui/MainPicture';
import type { PictureView } from '../ui/picture-view';
import { newsTexts as texts } from './news.texts';
import type { NewsRowView } from './NewsRow';
import { CardLink } from '../ui/Card';

export interface NewsItemPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly category: { readonly label: string; readonly href: string };
  readonly publishedOn: string;
  readonly date: string;
  readonly picture: PictureView;
  readonly html: string;
  readonly earlier?: NewsRowView | undefined;
  readonly later?: NewsRowView;
}

export function NewsItemPage({
  frame,
  head,
  slug,
  title,
  summary,
  category,
  publishedOn,
  date,
  picture,
  html,
  earlier,
  later,
}: NewsItemPageProps) {
  return (
    <SiteLayout frame={frame}>
      <Head {...head} title={title} description={summary} />
      <article className="band report">
        <header className="report__head">
          <p className="report__meta">
            <a href={category.href}>{category.label}</a> <time dateTime={publishedOn}>{date}</time>
          </p>
          <h1 className="report__title">{title}</h1>
          <p className="report__summary">{summary}</p>
        </header>
        <div className="report__picture">
          <MainPicture picture={picture} sizes="(min-width: 1024px) 56vw, 100vw" transitionName={`news-${slug}`} />
        </div>
        <div className="report__text">
          <Prose html={html} />
          <PrintShare />
        </div>
      </article>
      <nav className="band report-around no-print" aria-label={texts.around}>
        <ul className="report-around__list">
          {earlier ? <Neighbour label={texts.earlier} item={earlier} /> : null}
          {later ? <Neighbour label={texts.later} item={later} /> : null}
        </ul>
        <QuietLink href={siteLinks.news}>{texts.back}</QuietLink>
      </nav>
    </SiteLayout>
  );
}

function Neighbour({ label, item }: { readonly label: string; readonly item: NewsRowView }) {
  return (
    <li className="report-around__item">
      <p className="eyebrow">
        {label}, <time dateTime={item.publishedOn}>{item.date}</time>
      </p>
      <p className="report-around__title">
        <CardLink href={item.href}>{item.title}</CardLink>
      </p>
    </li>
  );
}
