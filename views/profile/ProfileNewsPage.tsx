import type { IsolatedSection } from '../../src/core/profile/isolated-section';
import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { siteLinks } from '../layout/site-links';
import { NewsRow, type NewsRowView } from '../news/NewsRow';
import { QuietLink, SecondaryLink } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { Skeleton } from '../ui/Skeleton';
import { type Tab, Tabs } from '../ui/Tabs';
import { profileNewsTexts as texts } from './news.texts';
import { ProfileFrame, type ProfileSideView } from './ProfileFrame';
import { BackLink } from './BackLink';

export interface ProfileNewsView {
  readonly tabs: readonly Tab[];
  readonly items: readonly NewsRowView[];
  readonly count: number;
  readonly more?: MoreNews;
}

export interface MoreNews {
  readonly href: string;
  /** Address of `/api/news` for the next page; each answer names the one after it. */
  readonly api: string;
}

interface ProfileNewsPageProps {
  readonly frame: Frame;
  readonly side: ProfileSideView;
  readonly news: IsolatedSection<ProfileNewsView>;
}

export function ProfileNewsPage({ frame, side, news }: ProfileNewsPageProps) {
  return (
    <ProfileFrame frame={frame} side={side}>
      <Head title={texts.pageTitle} isPrivate />
      <BackLink href={siteLinks.overview}>{texts.back}</BackLink>
      <h1 className="overview__title">{texts.title}</h1>
      {news.kind === 'ready' ? <News news={news.value} /> : <FailureNotice retryHref={frame.path} />}
    </ProfileFrame>
  );
}

function FailureNotice({ retryHref }: { readonly retryHref: string }) {
  return (
    <Notice tone="error" className="profile-news__failed">
      <p>{texts.failed}</p>
      <p>
        <QuietLink href={retryHref}>{texts.retry}</QuietLink>
      </p>
    </Notice>
  );
}

function News({ news: { tabs, items, count, more } }: { readonly news: ProfileNewsView }) {
  return (
    <div className="profile-news" data-news-list>
      <Tabs label={texts.categoriesLabel} tabs={tabs} />
      <p className="profile-news__count" role="status" data-news-shown={items.length} data-news-count={count}>
        {texts.shown(items.length, count)}
      </p>
      {items.length === 0 ? (
        <p className="overview__empty">{texts.empty}</p>
      ) : (
        <ul className="profile-news__list" aria-label={texts.list}>
          {items.map((item) => (
            <li key={item.slug} id={`news-${item.slug}`}>
              <NewsRow item={item} headingLevel="h2" isPictured />
            </li>
          ))}
        </ul>
      )}
      {more ? <More more={more} /> : null}
    </div>
  );
}

/** Loads the next reports when it scrolls into view; a plain link without script. */
function More({ more }: { readonly more: MoreNews }) {
  return (
    <>
      <ul className="profile-news__coming" aria-hidden="true" data-news-coming hidden>
        {[0, 1].map((index) => (
          <li key={index}>
            <ComingRow />
          </li>
        ))}
      </ul>
      <div className="notice notice--error profile-news__failed" role="alert" data-news-failed hidden>
        <p />
      </div>
      <p className="profile-news__more no-print" data-news-more={more.api}>
        <SecondaryLink href={more.href}>{texts.more}</SecondaryLink>
      </p>
      <template data-news-row="pictured">
        <li>
          <NewsRow item={{ ...emptyRow, picture: emptyPicture }} headingLevel="h2" isPictured />
        </li>
      </template>
      <template data-news-row="plain">
        <li>
          <NewsRow item={emptyRow} headingLevel="h2" isPictured />
        </li>
      </template>
    </>
  );
}

function ComingRow() {
  return (
    <div className="news-row news-row--pictured">
      <div className="news-row__picture">
        <Skeleton shape="picture" />
      </div>
      <div className="news-row__date">
        <Skeleton shape="line" />
      </div>
      <div className="news-row__words">
        <Skeleton shape="title" />
        <Skeleton shape="line" />
      </div>
    </div>
  );
}

const emptyPicture = { src: '', srcSet: '', width: 3, height: 2, alt: '', placeholderClass: '' };
const emptyRow: NewsRowView = { slug: '', href: '', title: '', category: '', summary: '', publishedOn: '', date: '' };
