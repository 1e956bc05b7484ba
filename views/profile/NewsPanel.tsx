import type { SoonPanel } from '../../src/core/profile/soon';
import { NewsCard, type NewsCardView } from '../content/NewsCard';
import { FailedPanel } from './FailedPanel';
import { LatePart } from './LatePart';
import { NewsSkeleton } from './OverviewSkeletons';
import { overviewTexts } from './overview.texts';

const texts = overviewTexts.news;

/** The latest three reports (PRO-08), whatever their system answers. */
export function NewsPanel({
  panel,
  retryHref,
}: {
  readonly panel: SoonPanel<readonly NewsCardView[]>;
  readonly retryHref: string;
}) {
  if (panel.kind === 'late') return <LatePart name="news" skeleton={<NewsSkeleton />} />;
  if (panel.kind === 'failed') return <FailedPanel what={texts.what} retryHref={retryHref} />;
  if (panel.value.length === 0) return <p className="overview__empty">{texts.empty}</p>;
  return (
    <ul className="card-grid overview__news">
      {panel.value.map((news) => (
        <li key={news.href}>
          <NewsCard news={news} />
        </li>
      ))}
    </ul>
  );
}
