import { Engraving } from '../ui/Engraving';
import { Picture, type PictureView } from '../ui/Picture';
import { CardLink } from '../ui/Card';

export interface CategoryTileView {
  readonly slug: string;
  readonly href: string;
  readonly title: string;
  readonly count: string;
  readonly picture?: PictureView | undefined;
}

export function ExperienceCategories({ categories }: { readonly categories: readonly CategoryTileView[] }) {
  return (
    <ul className="kinds">
      {categories.map(({ slug, href, title, count, picture }) => (
        <li key={slug} className="kind">
          <div className="kind__picture">
            {picture ? (
              <Picture
                picture={{ ...picture, alt: '' }}
                sizes="(min-width: 1024px) 40vw, (min-width: 768px) 38vw, 80vw"
                waits
                transitionName={`kind-${slug}`}
              />
            ) : (
              <Engraving engraving={{ seed: slug, subject: 'sea', title: '' }} />
            )}
          </div>
          <h3 className="kind__title">
            <CardLink href={href}>{title}</CardLink>
          </h3>
          <p className="kind__count">{count}</p>
        </li>
      ))}
    </ul>
  );
}
