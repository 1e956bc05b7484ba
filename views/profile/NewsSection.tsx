import type { DeferrableSection } from '../../src/core/profile/with-deadline';
import { NewsCard, type NewsCardView } from '../content/NewsCard';
import { FailedSection } from './FailedSection';
import { DeferredFragment } from './DeferredFragment';
import { NewsSkeleton } from './OverviewSkeletons';
import { overviewTexts } from './overview.texts';

const texts = overviewTexts.news;

export function NewsSection({
  section,
  retryHref,
}: {
  readonly section: DeferrableSection<readonly NewsCardView[]>;
  readonly retryHref: string;
}) {
  if (section.kind === 'deferred') return <DeferredFragment name="news" skeleton={<NewsSkeleton />} />;
  if (section.kind === 'failed') return <FailedSection subject={texts.subject} retryHref={retryHref} />;
  if (section.value.length === 0) return <p className="overview__empty">{texts.empty}</p>;
  return (
    <ul className="card-grid overview__news">
      {section.value.map((news) => (
        <li key={news.href}>
          <NewsCard news={news} />
        </li>
      ))}
    </ul>
  );
}
