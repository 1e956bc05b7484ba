import type { Story } from '../../core/content/story';
import { storiesTexts } from '../../../views/stories/stories.texts';
import { hrefStory } from '../hrefs';
import { paths } from '../paths';
import { breadcrumbs } from '../rendering/breadcrumbs';
import { linePlaceholder } from '../rendering/line-placeholder';

export function storyJsonLd(story: Story, pictures: readonly string[], absolute: (path: string) => string): object[] {
  const url = absolute(hrefStory(story.slug));
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: story.title,
      description: story.excerpt,
      url,
      mainEntityOfPage: url,
      image: pictures,
      datePublished: story.publishedOn,
      dateModified: story.publishedOn,
      articleSection: story.categories,
      inLanguage: 'en-US',
      author: { '@type': 'Person', name: story.author.name, jobTitle: story.author.role },
      publisher: { '@type': 'Organization', name: linePlaceholder },
    },
    breadcrumbs(
      absolute,
      { name: storiesTexts.title, path: paths.stories.list },
      { name: story.title, path: hrefStory(story.slug) },
    ),
  ];
}
