import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { lineMessages } from '../../src/core/content/line-messages';
import { PagePartsContext } from '../ui/page-parts';
import { sampleStoriesPage, sampleStoryCards, sampleStoryPage } from './sample-stories';
import { StoriesPage } from './StoriesPage';
import { storiesTexts as texts } from './stories.texts';
import { StoryPage } from './StoryPage';
import { attributesIn, hrefOf, parseHtml, partOf, textsIn } from '../../test/support/parse-html';
import { aPictureView } from '../../test/builders/a-picture-view';

const picture = (name: string) => aPictureView(name, name);
const show = (page: ReactElement) => renderToStaticMarkup(<HelmetProvider>{page}</HelmetProvider>);
const mainOf = (html: string) => partOf(html, 'main');
const story = sampleStoryPage(picture);

describe('the front page of the magazine', () => {
  it('sets one story large and first, the rest in a list, each a heading that leads to it', () => {
    const html = mainOf(show(<StoriesPage {...sampleStoriesPage(picture)} />));
    expect(parseHtml(html).querySelectorAll('h1')).toHaveLength(1);
    expect(html.indexOf('lead-story')).toBeLessThan(html.indexOf('magazine__grid'));
    for (const { href, title } of sampleStoryCards(picture))
      expect(textsIn(html, `h2 > a.card__link[href="${href}"]`)).toEqual([title]);
    expect(attributesIn(html, 'img', 'fetchpriority').filter((priority) => priority === 'high')).toHaveLength(1);
  });

  it('asks for pictures as wide as they stand in rows of two and three, and in a last row that is not full', () => {
    const widths = (count: number) => {
      const [card] = sampleStoryCards(picture);
      const stories = Array.from({ length: count }, (_, index) => ({ ...card, slug: `story-${index}` }));
      const html = mainOf(show(<StoriesPage {...sampleStoriesPage(picture)} stories={stories} />));
      return attributesIn(html, '.magazine__grid img', 'sizes').map((sizes) =>
        Number(/\(min-width: 1024px\) (\d+)vw/.exec(sizes)?.[1]),
      );
    };
    expect(widths(7)).toEqual([54, 54, 30, 30, 30, 54, 54]);
    expect(widths(8)).toEqual([54, 54, 30, 30, 30, 54, 54, 54]);
    expect(widths(9)).toEqual([54, 54, 30, 30, 30, 54, 54, 46, 46]);
  });

  it('CNT-39 leads on to more by an address, and not when all is shown', () => {
    const page = sampleStoriesPage(picture);
    expect(attributesIn(show(<StoriesPage {...page} />), 'main a', 'href')).toContain('/stories?show=21#story-12');
    expect(show(<StoriesPage {...page} more={undefined} />)).not.toContain('See More');
  });

  it('CNT-30 H53 has the words of the line where a guest has no favourite story', () => {
    const page = sampleStoriesPage(picture);
    const messages = lineMessages({ noFavouriteStories: 'Nothing kept yet.' });
    const favourites = { signInHref: '/login', guest: { returnUrl: '/stories', savedIds: new Map<string, string>() } };
    const html = show(
      <PagePartsContext.Provider value={{ favourites }}>
        <StoriesPage {...page} frame={{ ...page.frame, messages }} />
      </PagePartsContext.Provider>,
    );
    expect(textsIn(html, '.favourite-stories__empty')).toEqual(['Nothing kept yet.']);
  });

  it('stands without a single story', () => {
    const html = show(<StoriesPage {...sampleStoriesPage(picture)} lead={undefined} stories={[]} />);
    expect(textsIn(html, 'main h1')).toHaveLength(1);
    expect(parseHtml(html).querySelector('main article')).toBeNull();
  });
});

describe('a story', () => {
  it('ROU-05 opens with title and standfirst, and names author, role and day', () => {
    const html = mainOf(show(<StoryPage {...story} />));
    expect(textsIn(html, 'h1')).toEqual(['Where no anchor reaches']);
    expect(textsIn(html, '.story__standfirst')).toEqual([story.excerpt]);
    const author = parseHtml(html).querySelector('strong');
    expect([author?.text, author?.parentNode?.text]).toEqual([
      'Captain Andrés Villalonga',
      expect.stringContaining('Captain Andrés Villalonga relief master'),
    ]);
    expect(textsIn(html, 'time')[attributesIn(html, 'time', 'datetime').indexOf('2026-06-11')]).toBe('11 June 2026');
  });

  it('ROU-05 leads to its chapters, its voyages and its ports', () => {
    const html = mainOf(show(<StoryPage {...story} />));
    for (const { id } of story.chapters) {
      const link = parseHtml(html).querySelectorAll(`a[href="#${id}"], h2[id="${id}"]`);
      expect(link.map(({ tagName }) => tagName)).toEqual(['A', 'H2']);
    }
    expect(attributesIn(html, '.card__link', 'href')).toContain('/voyages/cyclades-in-seven-nights');
    expect(hrefOf(html, 'Santorini')).toBe('/ports/santorini');
  });

  it('FAV-02 can be kept as STORY and its slug', () => {
    expect(show(<StoryPage {...story} />)).toContain('favorite=STORY%3Awhere-no-anchor-reaches');
  });

  it('CNT-31 ends with related stories: title, excerpt, categories, picture, at most three', () => {
    const html = mainOf(
      show(
        <StoryPage
          {...story}
          relatedArticles={[
            ...story.relatedArticles,
            ...story.relatedArticles.map((one) => ({ ...one, slug: `${one.slug}-2` })),
          ]}
        />,
      ),
    );
    const related = html.slice(html.indexOf(texts.relatedTitle));
    expect(parseHtml(related).querySelectorAll('article')).toHaveLength(3);
    expect(related).toContain('Seamanship, Nature');
    expect(attributesIn(related, 'img', 'src')).toContain('/tyrrhenian-stacks.webp');
  });

  it('leaves out what it does not have', () => {
    const html = mainOf(show(<StoryPage {...story} voyages={[]} ports={[]} relatedArticles={[]} chapters={[]} />));
    const whole = mainOf(show(<StoryPage {...story} />));
    for (const words of [texts.relatedTitle, texts.placesTitle, texts.chapters])
      expect([whole.includes(words), html.includes(words)]).toEqual([true, false]);
  });

  it('tells search engines and chats that it is an article, and when it came out', () => {
    const html = show(<StoryPage {...story} />);
    expect(attributesIn(html, 'meta[property="og:type"]', 'content')).toEqual(['article']);
    expect(attributesIn(html, 'meta[property="article:published_time"]', 'content')).toEqual(['2026-06-11']);
  });
});
