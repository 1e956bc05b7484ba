import { classNames } from '../ui/class-names';
import { Engraving } from '../ui/Engraving';
import { Picture, type PictureView } from '../ui/Picture';
import { CardLink } from '../ui/Card';

export interface NewsRowView {
  readonly slug: string;
  readonly href: string;
  readonly title: string;
  readonly category: string;
  readonly summary: string;
  readonly publishedOn: string;
  readonly date: string;
  readonly picture?: PictureView;
}

interface NewsRowProps {
  readonly item: NewsRowView;
  readonly isPictured?: boolean;
  readonly headingLevel?: 'h2' | 'h3';
}

export function NewsRow({ item, isPictured = false, headingLevel: Heading = 'h3' }: NewsRowProps) {
  return (
    <article className={classNames('news-row', isPictured && 'news-row--pictured')}>
      {isPictured ? (
        <div className="news-row__picture">
          <RowPicture item={item} />
        </div>
      ) : null}
      <p className="news-row__date">
        <time dateTime={item.publishedOn}>{item.date}</time>
      </p>
      <div className="news-row__words">
        <Heading className="news-row__title">
          <CardLink href={item.href}>{item.title}</CardLink>
        </Heading>
        <p className="news-row__summary">{item.summary}</p>
      </div>
      <p className="news-row__category">{item.category}</p>
    </article>
  );
}

function RowPicture({ item: { picture, slug } }: Pick<NewsRowProps, 'item'>) {
  return picture ? (
    <Picture picture={picture} sizes="(min-width: 768px) 12rem, 30vw" />
  ) : (
    <Engraving engraving={{ seed: slug, subject: 'sea', title: '' }} />
  );
}
