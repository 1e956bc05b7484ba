import type { ReactNode } from 'react';
import { Card, CardLink } from '../ui/Card';
import { Eyebrow } from '../ui/Eyebrow';
import type { PictureView } from '../ui/picture-view';
import { blocksTexts as texts } from './blocks.texts';

const maxArticles = 3;

export interface RelatedArticleView {
  readonly slug: string;
  readonly href: string;
  readonly title: string;
  readonly excerpt: string;
  readonly categories: readonly string[];
  readonly picture?: PictureView;
}

interface RelatedArticlesProps {
  readonly articles: readonly RelatedArticleView[];
  readonly title?: string;
  readonly id?: string;
  readonly favouriteButton?: (article: RelatedArticleView) => ReactNode;
}

export function RelatedArticles({
  articles,
  title = texts.related,
  id = 'related',
  favouriteButton,
}: RelatedArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <section className="related" aria-labelledby={`${id}-title`}>
      <h2 className="block-title" id={`${id}-title`}>
        {title}
      </h2>
      <ul className="card-grid">
        {articles.slice(0, maxArticles).map((article) => (
          <li key={article.slug}>
            <Card picture={article.picture} transitionName={article.slug} className="related__card">
              <Eyebrow>{article.categories.join(', ')}</Eyebrow>
              <h3 className="content-card__title">
                <CardLink href={article.href}>{article.title}</CardLink>
              </h3>
              <p className="content-card__body">{article.excerpt}</p>
              {favouriteButton?.(article)}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
