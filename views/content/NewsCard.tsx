import { Card, CardLink } from '../ui/Card';
import { Eyebrow } from '../ui/Eyebrow';
import type { PictureView } from '../ui/picture-view';

export interface NewsCardView {
  readonly href: string;
  readonly title: string;
  readonly category: string;
  readonly day: string;
  readonly date: string;
  readonly summary: string;
  readonly picture?: PictureView | undefined;
}

export function NewsCard({ news, isFirst = false }: { readonly news: NewsCardView; readonly isFirst?: boolean }) {
  return (
    <Card picture={news.picture} className="news-card" isFirst={isFirst}>
      <Eyebrow>{news.category}</Eyebrow>
      <h3 className="content-card__title">
        <CardLink href={news.href}>{news.title}</CardLink>
      </h3>
      <p className="content-card__body">{news.summary}</p>
      <p className="news-card__date">
        <time dateTime={news.day}>{news.date}</time>
      </p>
    </Card>
  );
}
