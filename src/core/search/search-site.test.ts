import { MiniSearchIndex } from '../../adapters/minisearch/search-index';
import { readSampleLine } from '../../../test/builders/sample-line';
import { ContentPorts } from '../../adapters/content-in-memory/content-ports';
import { EmbeddedContent } from '../../adapters/embedded-content/embedded-content';
import { FOUND_AT_ONCE, SearchSite } from './search-site';
import type { SearchWords } from './search-words';
import { searchDocuments } from './search-documents';
import { searchKinds } from './searchable';

const line = readSampleLine();
const content = new ContentPorts(new EmbeddedContent(line));
const sources = {
  voyages: content,
  excursions: content,
  library: content,
  newsroom: content,
  pages: ['terms'],
  forms: [{ id: 'call-back', title: 'Shall we call you?', standfirst: 'Choose a half hour.' }],
};

function open(changes: Partial<typeof sources> = {}, words?: SearchWords) {
  let now = new Date('2026-11-21T12:00:00Z');
  const site = new SearchSite({ ...sources, ...changes }, new MiniSearchIndex(), { now: () => now }, words);
  return {
    site,
    wait: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

/** That many stories whose text, and nothing else, speaks of a walrus. */
function manyStories(count: number): ContentPorts {
  const [story] = line.stories;
  if (!story) throw new Error('The sample line has stories.');
  const library = new ContentPorts(new EmbeddedContent(line));
  library.findStories = async () =>
    Array.from({ length: count }, (_, position) => ({
      ...story,
      slug: `story-${position}`,
      html: '<p>Then a walrus.</p>',
    }));
  return library;
}

const { site } = open();
const find = async (text: string) => {
  const outcome = await site.run(text);
  if (outcome.kind !== 'found') throw new Error(outcome.kind);
  return { ...outcome, titles: outcome.kinds.flatMap(({ found }) => found.map(({ document }) => document.title)) };
};

describe('the search of the site', () => {
  it('ROU-31 finds voyages, ports, suites, experiences, stories, news and questions', async () => {
    const words = [
      line.voyages[0]?.voyage.title,
      line.ports[0]?.name,
      line.suites[0]?.suite.title,
      line.experiences[0]?.title,
      line.stories[0]?.title,
      line.news[0]?.title,
      line.faq[0]?.questions[0]?.question,
      line.venues[0]?.name,
      line.onboardPages[0]?.title,
      line.extensions[0]?.title,
      line.regions[0]?.name,
      line.pages.find(({ slug }) => slug === 'terms')?.title,
      sources.forms[0]?.title,
    ];
    const kinds = new Set<string>();
    for (const word of words) {
      const [best] = (await find(word ?? '')).kinds;
      expect(best?.found[0]?.document.title).toBe(word);
      kinds.add(best?.kind ?? '');
    }
    expect([...kinds].sort()).toEqual([...searchKinds].sort());
  });

  it('ROU-31 finds what is on board by its facts', async () => {
    const [page] = line.onboardPages;
    if (!page) throw new Error('The sample line has pages of what is on board.');
    const library = new ContentPorts(new EmbeddedContent(line));
    library.findOnboardPages = async () => [{ ...page, facts: [{ label: 'Zithers', value: 'Xylophones' }] }];
    for (const word of ['zithers', 'xylophones']) {
      const outcome = await open({ library }).site.run(word);
      expect(outcome).toMatchObject({ kind: 'found', kinds: [{ found: [{ document: { title: page.title } }] }] });
    }
  });

  it('ROU-31 finds an extension by the title and the text of its days', async () => {
    const [extension] = line.extensions;
    const [day] = extension?.days ?? [];
    if (!extension || !day) throw new Error('The sample line has extensions with days.');
    const library = new ContentPorts(new EmbeddedContent(line));
    library.findExtensions = async () => [
      { ...extension, days: [{ ...day, title: 'Zithers', text: 'Xylophones play.' }] },
    ];
    for (const word of ['zithers', 'xylophones']) {
      const outcome = await open({ library }).site.run(word);
      expect(outcome).toMatchObject({ kind: 'found', kinds: [{ found: [{ document: { title: extension.title } }] }] });
    }
  });

  it('puts the port itself before what merely mentions it', async () => {
    const { kinds } = await find('hydra');
    expect(kinds[0]?.found[0]?.document).toMatchObject({ kind: 'port', slug: 'hydra' });
    expect(kinds.length).toBeGreaterThan(2);
  });

  it('forgives accents, case, an unfinished word and a slip', async () => {
    for (const text of ['MÁLAGA', 'malaga', 'mala', 'malagha']) expect((await find(text)).titles).toContain('Málaga');
  });

  it('wants all the words, and takes some of them where no page has all', async () => {
    expect((await find('deposit cabin')).count).toBeGreaterThan(0);
    expect((await find('hydra submarine xylophone')).titles).toContain('Hydra');
  });

  it('VOY-03 H52 never finds a voyage that is not published', async () => {
    const hidden = line.voyages.find(({ voyage }) => !voyage.isPublished)?.voyage;
    const { kinds } = await find(hidden?.title ?? '');
    expect(
      kinds
        .flatMap(({ found }) => found)
        .filter(({ document }) => document.kind === 'voyage' && document.slug === hidden?.slug),
    ).toEqual([]);
  });

  it('H52 never finds a port at which no published voyage calls: it has no page', async () => {
    const voyages = new ContentPorts(
      new EmbeddedContent({
        ...line,
        voyages: line.voyages.map((loaded) => ({ ...loaded, voyage: { ...loaded.voyage, isPublished: false } })),
      }),
    );
    const outcome = await open({ voyages }).site.run('hydra');
    expect(outcome.kind === 'found' ? outcome.kinds.map(({ kind }) => kind) : []).not.toContain('port');
  });

  it('answers nothing for nothing, and says when a text is too short', async () => {
    expect(await site.run('  ')).toEqual({ kind: 'nothing-asked' });
    expect(await site.run(' x ')).toEqual({ kind: 'too-short', text: 'x' });
    expect(await site.run(' xy ')).toMatchObject({ kind: 'found', text: 'xy' });
    expect((await find('qqqqzzzz')).count).toBe(0);
    expect((await find('hydra '.repeat(100))).text.length).toBeLessThanOrEqual(100);
  });

  it('ROU-31 counts all that match, also where a kind shows only its best 24', async () => {
    const { count, kinds } = (await open({ library: manyStories(30) }).site.run('walrus')) as Awaited<
      ReturnType<typeof find>
    >;
    const [stories] = kinds;
    expect([count, stories?.kind, stories?.count, stories?.found.length]).toEqual([30, 'story', 30, 24]);
  });

  it('looks into the long texts only of what is read at once', async () => {
    const outcome = await open({ library: manyStories(30) }).site.run('walrus');
    const [stories] = outcome.kind === 'found' ? outcome.kinds : [];
    const hasMatch = stories?.found.map(({ excerpt }) => excerpt.some(({ isMatch }) => isMatch));
    expect(hasMatch).toEqual(Array.from({ length: 24 }, (_, position) => position < FOUND_AT_ONCE));
    expect(stories?.found.every(({ excerpt }) => excerpt.length > 0)).toBe(true);
  });

  it('ROU-31 knows new content after five minutes or a word of it, and keeps the old when the content system fails', async () => {
    let title = 'A pelican called Petros';
    let isDown = false;
    const library = new ContentPorts(new EmbeddedContent(line));
    library.findStories = async () => {
      if (isDown) throw new Error('down');
      return line.stories.slice(0, 1).map((story) => ({ ...story, title }));
    };
    const { site: changing, wait } = open({ library });
    const counts = async (text: string) => {
      const outcome = await changing.run(text);
      return outcome.kind === 'found' ? outcome.kinds.filter(({ kind }) => kind === 'story').length : undefined;
    };
    expect(await counts('petros')).toBe(1);
    title = 'A walrus called Zyzzyva';
    expect(await counts('zyzzyva')).toBe(0);
    wait(5 * 60_000);
    expect(await counts('zyzzyva')).toBe(1);
    title = 'A pelican again';
    changing.expire();
    expect(await counts('zyzzyva')).toBe(0);
    title = 'A walrus called Zyzzyva';
    changing.expire();
    expect(await counts('zyzzyva')).toBe(1);
    isDown = true;
    wait(5 * 60_000);
    expect(await counts('zyzzyva')).toBe(1);
  });

  it('asks a content system that failed again only after half a minute, and answers from what it has', async () => {
    let asked = 0;
    let isDown = false;
    const library = new ContentPorts(new EmbeddedContent(line));
    library.findStories = async () => {
      asked += 1;
      if (isDown) throw new Error('down');
      return line.stories;
    };
    const { site: failing, wait } = open({ library });
    await failing.run('hydra');
    isDown = true;
    wait(5 * 60_000);
    for (let times = 0; times < 3; times += 1) expect(await failing.run('hydra')).toMatchObject({ kind: 'found' });
    expect(asked).toBe(2);
    wait(29_999);
    await failing.run('hydra');
    expect(asked).toBe(2);
    wait(1);
    await failing.run('hydra');
    expect(asked).toBe(3);
  });

  it('lets nobody but the first wait for new content while there is old', async () => {
    let hangs = false;
    const library = new ContentPorts(new EmbeddedContent(line));
    library.findStories = async () => (hangs ? new Promise<never>(() => undefined) : line.stories);
    const { site: slow, wait } = open({ library });
    await slow.run('hydra');
    hangs = true;
    wait(5 * 60_000);
    void slow.run('hydra');
    expect(await slow.run('hydra')).toMatchObject({ kind: 'found' });
  });

  it('ROU-31 puts the answer to a question first, once, also where its page is not among the hits', async () => {
    const answers = [
      { asks: ['hydra'], kind: 'port', slug: 'hydra' },
      { asks: ['hydra island'], kind: 'port', slug: 'venice' },
      { asks: ['hydra terms'], kind: 'page', slug: 'terms' },
      { asks: ['hydra nowhere'], kind: 'port', slug: 'nowhere' },
    ] as const;
    const { site: answering } = open({}, { synonyms: [], answers });
    const foundFor = async (text: string) => {
      const [plain, outcome] = [await find(text), await answering.run(text)];
      if (outcome.kind !== 'found') throw new Error(outcome.kind);
      const documents = outcome.kinds.flatMap((each) => each.found.map(({ document }) => document));
      return { ...outcome, documents, plain };
    };
    const hit = await foundFor('hydra');
    expect([hit.documents[0]?.slug, hit.count]).toEqual(['hydra', hit.plain.count]);
    expect(hit.documents.filter(({ kind, slug }) => kind === 'port' && slug === 'hydra')).toHaveLength(1);
    const other = await foundFor('hydra island');
    expect(other.documents[0]).toMatchObject({ kind: 'port', slug: 'venice' });
    expect(other.documents.filter(({ kind, slug }) => kind === 'port' && slug === 'venice')).toHaveLength(1);
    const page = await foundFor('hydra terms');
    expect(page.kinds[0]).toMatchObject({ kind: 'page', found: [{ document: { slug: 'terms' } }] });
    const nothing = await foundFor('hydra nowhere');
    expect([nothing.count, nothing.kinds]).toEqual([nothing.plain.count, nothing.plain.kinds]);
  });
});

describe('the documents of the search', () => {
  it('H52 have a region only with a published voyage, and a page only where it is written', async () => {
    const [region] = line.regions;
    if (!region) throw new Error('The sample line has regions.');
    const voyages = new ContentPorts(
      new EmbeddedContent({
        ...line,
        voyages: line.voyages.map((loaded) =>
          loaded.voyage.regionSlug === region.slug
            ? { ...loaded, voyage: { ...loaded.voyage, isPublished: false } }
            : loaded,
        ),
      }),
    );
    const documents = await searchDocuments({ ...sources, voyages, pages: ['terms', 'no-such-page'] });
    const slugs = (wanted: string) => documents.flatMap(({ kind, slug }) => (kind === wanted ? [slug] : []));
    expect(slugs('region')).toEqual(line.regions.slice(1).map(({ slug }) => slug));
    expect(slugs('page')).toEqual(['terms']);
    const withRegion = await searchDocuments(sources);
    expect(withRegion.filter(({ kind }) => kind === 'region')).toHaveLength(line.regions.length);
  });

  it('have the title and the text of each day of a voyage', async () => {
    const voyage = line.voyages.find(({ voyage: { isPublished } }) => isPublished)?.voyage;
    const found = (await searchDocuments(sources)).find(({ slug }) => slug === voyage?.slug);
    expect(voyage?.days.length).toBeGreaterThan(0);
    for (const { title, description } of voyage?.days ?? []) {
      expect(found?.words).toContain(title);
      expect(found?.words).toContain(description);
    }
  });

  it('ROU-31 have labels apart from the sentences of an excerpt: kinds, ports, subjects, authors', async () => {
    const documents = await searchDocuments(sources);
    const one = (wanted: string) => documents.find(({ kind }) => kind === wanted);
    for (const kind of ['experience', 'story', 'news', 'question', 'port', 'voyage']) {
      const { words = '', labels = '' } = one(kind) ?? {};
      expect([kind, labels !== '', words.endsWith(labels) && words !== '']).toEqual([kind, true, false]);
    }
  });

  it('have the title and the text of each feature of a suite', async () => {
    const [suite] = line.suites.map((loaded) => loaded.suite);
    const found = (await searchDocuments(sources)).find(({ kind, slug }) => kind === 'suite' && slug === suite?.slug);
    const features = [...(suite?.primaryFeatures ?? []), ...(suite?.secondaryFeatures ?? [])];
    expect(features.length).toBeGreaterThan(0);
    for (const { title, body } of features) {
      expect(found?.words).toContain(title);
      expect(found?.words).toContain(body);
    }
  });

  it('have their first picture, and none where there is none', async () => {
    const documents = await searchDocuments(sources);
    const [story] = line.stories;
    const picture = documents.find(({ kind, slug }) => kind === 'story' && slug === story?.slug)?.picture;
    expect(picture).toEqual(story?.pictures[0]);
    const library = new ContentPorts(new EmbeddedContent(line));
    library.findStories = async () => (story ? [{ ...story, pictures: [] as never }] : []);
    const regions = line.regions.map(({ slug, name, summary, waters }) => ({
      slug,
      name,
      summary,
      ...(waters === undefined ? {} : { waters }),
    }));
    const bare = await searchDocuments({
      ...sources,
      library,
      voyages: new ContentPorts(new EmbeddedContent({ ...line, regions })),
    });
    for (const wanted of ['story', 'region'])
      expect(bare.filter(({ kind, picture: its }) => kind === wanted && its !== undefined)).toEqual([]);
    expect(documents.find(({ kind }) => kind === 'region')?.picture).toEqual(line.regions[0]?.picture);
  });

  it('are read once for all who ask before there are any, and again where that failed', async () => {
    const { reads, state, site: failing } = countingReads();
    state.isDown = true;
    const both = await Promise.allSettled([failing.run('hydra'), failing.run('hydra')]);
    expect([both.map(({ status }) => status), reads()]).toEqual([['rejected', 'rejected'], 1]);
    state.isDown = false;
    expect((await failing.run('hydra')).kind).toBe('found');
    expect(reads()).toBe(2);
  });

  it('are read again five minutes after or before, in case that the clock was set back', async () => {
    const { reads, state, site: changing } = countingReads();
    const readsAt = async (seconds: number) => {
      state.now = new Date(Date.UTC(2026, 10, 21, 12, 0, seconds));
      await changing.run('hydra');
      return reads();
    };
    expect([await readsAt(0), await readsAt(-299), await readsAt(299), await readsAt(-300)]).toEqual([1, 1, 1, 2]);
  });
});

/** A search of which only the reading of its content matters. */
function countingReads() {
  const state = { isDown: false, now: new Date('2026-11-21T12:00:00Z') };
  let reads = 0;
  const library = new ContentPorts(new EmbeddedContent(line));
  library.findStories = async () => {
    reads += 1;
    if (state.isDown) throw new Error('down');
    return [];
  };
  const index = { replace: () => undefined, find: () => [] };
  const counting = new SearchSite({ ...sources, library }, index, { now: () => state.now });
  return { site: counting, state, reads: () => reads };
}
