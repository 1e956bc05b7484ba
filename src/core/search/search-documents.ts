import type { ContentLibrary } from '../content/content-library.port';
import { shownPorts } from '../destinations/destinations';
import type { ExcursionContent } from '../excursions/excursion-content.port';
import type { FormDefinition } from '../leads/form-definition';
import type { Newsroom } from '../news/newsroom.port';
import type { Port, Region, Suite, Voyage } from '../voyages/voyage';
import type { VoyageContent } from '../voyages/voyage-content.port';
import { asSentences, plainText } from './plain-text';
import type { Searchable, SearchKind } from './searchable';

export interface SearchSources {
  readonly voyages: VoyageContent;
  readonly excursions: ExcursionContent;
  readonly library: ContentLibrary;
  readonly newsroom: Newsroom;
  /** The slugs are those of pages directly below the root of the site, such as the terms. */
  readonly pages?: readonly string[];
  readonly forms?: readonly Pick<FormDefinition, 'id' | 'title' | 'standfirst'>[];
}

export async function searchDocuments(sources: SearchSources): Promise<readonly Searchable[]> {
  return (
    await Promise.all([
      voyageDocuments(sources),
      excursionDocuments(sources),
      placesOnBoard(sources),
      readings(sources),
      writtenPages(sources),
    ])
  )
    .flat()
    .concat((sources.forms ?? []).map(ofForm));
}

async function voyageDocuments({ voyages: content }: SearchSources): Promise<readonly Searchable[]> {
  const [regions, voyages, ports, suites] = await Promise.all([
    content.findRegions(),
    content.findVoyages(),
    content.findPorts(),
    content.findSuites(),
  ]);
  return [
    ...voyages.filter(({ isPublished }) => isPublished).map(ofVoyage),
    ...shownPorts({ ports, voyages }).map(ofPort),
    ...suites.map(ofSuite),
    ...regions.filter(({ slug }) => voyages.some((one) => one.isPublished && one.regionSlug === slug)).map(ofRegion),
  ];
}

const ofVoyage = ({ slug, title, summary, region, body, highlights, days, pictures }: Voyage): Searchable => ({
  kind: 'voyage',
  slug,
  title,
  summary,
  picture: pictures[0],
  words: asSentences([body, ...highlights, ...days.flatMap((day) => [day.title, day.description])]),
  labels: asSentences([...new Set(days.map(({ country }) => country ?? '')), region]),
});

const ofRegion = ({ slug, name, summary, picture, waters }: Region): Searchable => ({
  kind: 'region',
  slug,
  title: name,
  summary,
  words: waters ?? '',
  ...(picture ? { picture } : {}),
});

const ofPort = ({ slug, name, country, description }: Port): Searchable => ({
  kind: 'port',
  slug,
  title: name,
  summary: description,
  words: '',
  labels: country,
});

const ofSuite = ({ slug, title, summary, body, pictures, primaryFeatures, secondaryFeatures }: Suite): Searchable => ({
  kind: 'suite',
  slug,
  title,
  summary,
  picture: pictures[0],
  words: asSentences([
    body,
    ...[...primaryFeatures, ...secondaryFeatures].flatMap((feature) => [feature.title, feature.body]),
  ]),
});

async function excursionDocuments({ excursions, voyages }: SearchSources): Promise<readonly Searchable[]> {
  const [experiences, categories, ports] = await Promise.all([
    excursions.findExperiences(),
    excursions.findCategories(),
    voyages.findPorts(),
  ]);
  const categoryOf = new Map(categories.map(({ slug, title }) => [slug, title]));
  const portOf = new Map(ports.map(({ slug, name }) => [slug, name]));
  return experiences.map(({ slug, categorySlug, portSlug, title, subtitle, interests, html, pictures }) => ({
    kind: 'experience',
    slug,
    parentSlug: categorySlug,
    title,
    summary: subtitle,
    picture: pictures[0],
    words: plainText(html),
    labels: asSentences([categoryOf.get(categorySlug) ?? '', portOf.get(portSlug) ?? '', ...interests]),
  }));
}

async function placesOnBoard({ library }: SearchSources): Promise<readonly Searchable[]> {
  const [extensions, venues, chefs, pages] = await Promise.all([
    library.findExtensions(),
    library.findVenues(),
    library.findChefs(),
    library.findOnboardPages(),
  ]);
  const chefOf = new Map(chefs.map(({ slug, fullName }) => [slug, fullName]));
  return [
    ...extensions.map((extension) =>
      searchableOf(
        'extension',
        extension,
        extension.days.flatMap((day) => [day.title, day.text]),
      ),
    ),
    ...venues.map((venue) =>
      searchableOf('venue', { ...venue, title: venue.name }, venue.dishes, [
        venue.kind,
        chefOf.get(venue.chefSlug ?? '') ?? '',
      ]),
    ),
    ...pages.map((page) =>
      searchableOf(
        'onboard',
        page,
        page.facts.flatMap(({ label, value }) => [label, value]),
      ),
    ),
  ];
}

async function readings({ library, newsroom }: SearchSources): Promise<readonly Searchable[]> {
  const [stories, news, faq] = await Promise.all([library.findStories(), newsroom.findNews(), library.findFaq()]);
  return [
    ...stories.map((story) =>
      searchableOf('story', { ...story, summary: story.excerpt }, [], [...story.categories, story.author.name]),
    ),
    ...news.map((item) => searchableOf('news', { ...item, pictures: [item.picture] }, [], [item.category])),
    ...faq.flatMap((group) =>
      group.questions.map(({ id, question, html }): Searchable => ({
        kind: 'question',
        slug: id,
        parentSlug: group.slug,
        title: question,
        summary: plainText(html),
        words: '',
        labels: group.title,
      })),
    ),
  ];
}

async function writtenPages({ library, pages = [] }: SearchSources): Promise<readonly Searchable[]> {
  const contentPages = await Promise.all(pages.map((slug) => library.getPage(slug)));
  return contentPages.flatMap((page) =>
    page
      ? [{ kind: 'page', slug: page.slug, title: page.title, summary: page.standfirst, words: plainText(page.html) }]
      : [],
  );
}

const ofForm = ({ id, title, standfirst }: Pick<FormDefinition, 'id' | 'title' | 'standfirst'>): Searchable => ({
  kind: 'form',
  slug: id,
  title,
  summary: standfirst,
  words: '',
});

type HtmlDocument = Pick<Searchable, 'slug' | 'title' | 'summary'> & {
  readonly html: string;
  readonly pictures: readonly NonNullable<Searchable['picture']>[];
};

function searchableOf(
  kind: SearchKind,
  { slug, title, summary, html, pictures: [picture] }: HtmlDocument,
  more: readonly string[],
  labels: readonly string[] = [],
): Searchable {
  return {
    kind,
    slug,
    title,
    summary,
    words: asSentences([plainText(html), ...more]),
    ...(labels.length > 0 ? { labels: asSentences(labels) } : {}),
    ...(picture ? { picture } : {}),
  };
}
