import {
  contentfulKeys,
  type ContentfulSimulator,
  createContentful,
} from '../../../test/simulators/contentful/contentful-simulator';
import { smallLine } from '../../../test/builders/small-line';
import { openContentfulContent, type ContentfulUnderTest } from '../../../test/builders/contentful-content';
import { describeContent } from '../../../test/contracts/content.contract';
import { problemsOfContent } from '../../../test/contracts/problems-of-content';
import { until } from '../../../test/support/until';
import { Unavailable } from '../../core/shared/unavailable';
import {
  hrefExperience,
  hrefExtension,
  hrefOnboard,
  hrefPort,
  hrefRegion,
  hrefStory,
  hrefSuite,
  hrefVenue,
  hrefVoyage,
} from '../../web/hrefs';
import { paths } from '../../web/paths';
import { contentHref } from '../../web/content/content-href';
import { readSampleLine } from '../../../test/builders/sample-line';
import { documentNames, documents } from './documents';
import { entryKinds } from './text-targets';

const whole = readSampleLine();
/** As much of it as a failure needs: every test asks for all of it. */
const line = smallLine(whole);
const day = 24 * 3_600_000;
let simulator: ContentfulSimulator;
let opened: ContentfulUnderTest[] = [];
let access: Parameters<typeof openContentfulContent>[0]['access'];

beforeAll(async () => {
  simulator = createContentful({ line });
  access = { url: await simulator.listen(), ...contentfulKeys };
});
afterAll(() => simulator.close());
beforeEach(() => {
  simulator.breakDown('none');
  simulator.reset();
  simulator.tokens.length = 0;
});
afterEach(async () => {
  await Promise.all(opened.map((one) => one.close()));
  opened = [];
});

const open = async (options: Omit<Parameters<typeof openContentfulContent>[0], 'access'> = {}) => {
  const under = await openContentfulContent({ access, ...options });
  opened.push(under);
  return under;
};

/** Asks again, until that was refused. */
const refusedRefresh = async (under: ContentfulUnderTest) => {
  await under.content.announce();
  await until(async () => under.logged.join().includes('content stays as it was'), true);
};

describe('the sample line in Contentful', () => {
  const simulated = createContentful({ line: whole });
  let under: ContentfulUnderTest;
  beforeAll(async () => {
    under = await openContentfulContent({ access: { url: await simulated.listen(), ...contentfulKeys } });
  });
  afterAll(async () => {
    await under.close();
    await simulated.close();
  });

  describeContent('Contentful’s simulator', async () => ({ ...under, close: async () => undefined }));

  it('ROU-05 VOY-02 CNT-12 says word for word what the content folder says', async () => {
    const { library, voyages, vessel, newsroom, excursions, questions } = under;
    const bare = (value: unknown) =>
      JSON.parse(JSON.stringify(value).replace(/http:\/\/127[^"#]*\/([a-z0-9-]+)\.webp#\d+x\d+/g, '$1')) as unknown;
    expect(bare(await library.findStories())).toEqual(bare(whole.stories));
    expect(bare(await voyages.findVoyages())).toEqual(bare(whole.voyages.map(({ voyage }) => voyage)));
    expect(bare(await voyages.findSuites())).toEqual(bare(whole.suites.map(({ suite }) => suite)));
    expect(bare(await voyages.findPorts())).toEqual(bare(whole.ports));
    expect(bare(await vessel.getVessel())).toEqual(bare(whole.vessel));
    expect(bare(await newsroom.findNews())).toEqual(bare(whole.news));
    expect(bare(await excursions.findExperiences())).toEqual(bare(whole.experiences));
    expect(bare(await library.getHome())).toEqual(bare(whole.home));
    expect(bare(await library.findFaq())).toEqual(bare(whole.faq));
    expect(bare(await library.getPage('cookie-notice'))).toEqual(
      bare(whole.pages.find(({ slug }) => slug === 'cookie-notice')),
    );
    expect(bare(await questions.getQuestions())).toEqual(bare(whole.preferences));
  });

  it('E1 asks page after page until the total', async () => {
    const pages = simulated.tokens.length;
    expect(await under.voyages.findPorts()).toHaveLength(whole.ports.length);
    expect(whole.ports.length).toBeGreaterThan(documents.ports.limit);
    expect(pages).toBeGreaterThan(documentNames.length);
  });

  it('H39 names pages where the site has them', () => {
    const addresses = Object.fromEntries(
      Object.entries(entryKinds).map(([name, kind]) => [
        name,
        contentHref({ kind, slug: 'x', parentSlug: 'c' }, 'yacht'),
      ]),
    );
    expect(addresses).toEqual({
      regions: hrefRegion('x'),
      ports: hrefPort('x'),
      voyages: hrefVoyage('x'),
      suites: hrefSuite('yacht', 'x'),
      experiences: hrefExperience('c', 'x'),
      stories: hrefStory('x'),
      venues: hrefVenue('x'),
      onboardPages: hrefOnboard('x'),
      extensions: hrefExtension('x'),
      news: paths.news.item.replace(':slug', 'x'),
      chefs: paths.culinary.chef.replace(':slug', 'x'),
      experienceCategories: paths.excursions.category.replace(':categorySlug', 'x'),
      pages: '/x',
    });
  });
});

describe('what Contentful answers', () => {
  it('E1 leaves out a link to a draft, logs it, and fails nothing', async () => {
    const port = line.stories.find(({ portSlugs }) => portSlugs.length > 0)?.portSlugs[0] ?? '';
    simulator.entry(`port-${port}`).published = undefined;
    const { library, logged } = await open();
    expect((await library.findStories()).length).toBe(line.stories.length);
    expect((await library.findStories()).some(({ portSlugs }) => portSlugs.includes(port))).toBe(false);
    expect(logged.join()).toContain('UNRESOLVABLE_LINK');
    const problems = problemsOfContent(logged);
    expect(problems.join()).toContain('entries link to what cannot be shown');
    expect(problems.join()).toMatch(/"where":\["[^"]+ ports/);
  });

  it('E1 leaves out a broken entry and says which, and the others stay', async () => {
    const [first, second] = line.stories;
    simulator.entry(`story-${first?.slug}`).published = {
      ...simulator.entry(`story-${first?.slug}`).published,
      publishedOn: 'soon',
    };
    simulator.entry(`story-${second?.slug}`).published = {
      ...simulator.entry(`story-${second?.slug}`).published,
      pictures: [],
    };
    const { library, logged } = await open();
    expect((await library.findStories()).map(({ slug }) => slug)).toEqual(
      line.stories.slice(2).map(({ slug }) => slug),
    );
    expect(logged.join()).toContain(`stories/story-${first?.slug}`.slice(0, 60));
    // What a contract run lists for the editors: each entry by its id, and what is wrong with it.
    expect(problemsOfContent(logged)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/an entry is left out of the site .*publishedOn/),
        expect.stringMatching(/an entry is left out of the site .*pictures: at least one is needed/),
      ]),
    );
  });

  it('EXC-15 EXC-17 takes nobody under 18 along, at a price on request, where an experience names neither age nor price', async () => {
    const [first, second] = line.experiences;
    for (const [slug, fields] of [
      [first?.slug, { minAge: undefined, price: undefined }],
      [second?.slug, { price: 0 }],
    ] as const) {
      simulator.entry(`experience-${slug}`).published = {
        ...simulator.entry(`experience-${slug}`).published,
        ...fields,
      };
    }
    const found = await (await open()).excursions.findExperiences();
    expect(found).toHaveLength(line.experiences.length);
    expect(
      [first, second]
        .map((expected) => found.find(({ slug }) => slug === expected?.slug))
        .map((one) => [one?.minAge, one?.price]),
    ).toEqual([
      [18, undefined],
      [second?.minAge, undefined],
    ]);
  });

  it('E1 keeps a voyage back whose day is a draft: no hole in its days', async () => {
    const slug = line.voyages[0]?.voyage.slug;
    simulator.entry(`itineraryDay-${line.voyages[0]?.voyage.voyageId}-2`).published = undefined;
    const { voyages } = await open();
    expect((await voyages.findVoyages()).map((one) => one.slug)).not.toContain(slug);
    expect(await voyages.findVoyages()).toHaveLength(line.voyages.length - 1);
  });
});

describe('while Contentful fails', () => {
  const faults = ['error-500', 'unavailable', 'garbage', 'truncated', 'reset', 'rate-limited', 'empty'] as const;

  it.each(faults)('E1 E5 keeps answering with the last content: %s', async (fault) => {
    const under = await open();
    simulator.breakDown(fault);
    await refusedRefresh(under);
    expect(await under.library.findStories()).toHaveLength(line.stories.length);
    expect((await under.library.getHome()).title).toBe(line.home.title);
    expect(under.logged.join()).not.toContain(contentfulKeys.token);
  });

  it('E1 lets neither another model nor an empty space replace good content, although the status is 200', async () => {
    const under = await open();
    for (const { slug } of line.stories)
      simulator.entry(`story-${slug}`.slice(0, 64)).published = { title: 'Only a title' };
    for (const { suite } of line.suites) simulator.entry(`suite-${suite.slug}`).published = undefined;
    await refusedRefresh(under);
    expect(await under.library.findStories()).toHaveLength(line.stories.length);
    expect(await under.voyages.findSuites()).toHaveLength(line.suites.length);
  });

  it('E1 starts without Contentful from the stored copy, and answers 503 where there is none', async () => {
    const snapshots = new Map<string, string>();
    await open({ snapshots });
    simulator.breakDown('unavailable');
    const again = await open({ snapshots });
    expect(await again.library.findStories()).toHaveLength(line.stories.length);
    const cold = await open({ limits: { startMs: 200 } });
    await expect(cold.library.getHome()).rejects.toMatchObject({ name: 'Unavailable', retryAfterSeconds: 30 });
    expect(() => cold.navigation.getNavigation()).toThrow(Unavailable);
    await expect(cold.content.check()).rejects.toThrow('no content yet');
    simulator.breakDown('none');
    await until(
      async () =>
        cold.library.getHome().then(
          () => true,
          () => false,
        ),
      true,
    );
  });

  it('E1 is stale for ten days and no longer', async () => {
    let now = Date.now();
    const { library } = await open({ now: () => new Date(now) });
    now += 9.9 * day;
    expect(await library.findStories()).toHaveLength(line.stories.length);
    now += 0.2 * day;
    await expect(library.findStories()).rejects.toMatchObject({ name: 'Unavailable', retryAfterSeconds: 30 });
  });

  it('E1 takes a refused token for a failure, by its code', async () => {
    const wrong = await openContentfulContent({
      access: { ...access, token: 'stolen-and-changed' },
      limits: { startMs: 1_000 },
    });
    opened.push(wrong);
    await expect(wrong.library.getHome()).rejects.toThrow(Unavailable);
    // Reading the answer may take longer than the start waits for it.
    await until(() => wrong.logged.join().includes('ACCESS_TOKEN_INVALID'), true);
    expect(wrong.logged.join()).not.toContain('stolen-and-changed');
  });
});

describe('changes', () => {
  it('E1 are read on every node within seconds of one node being notified', async () => {
    const snapshots = new Map<string, string>();
    const [one, other] = [await open({ snapshots }), await open({ snapshots })];
    const changed: string[] = [];
    other.content.onChange((tags) => changed.push(...tags));
    const slug = line.stories[0]?.slug ?? '';
    await simulator.publish(`story-${slug}`, { title: 'A new title' });
    await one.content.announce();
    const titleOn = async (node: ContentfulUnderTest) =>
      (await node.library.findStories()).find((story) => story.slug === slug)?.title;
    await until(async () => (await titleOn(one)) === 'A new title' && (await titleOn(other)) === 'A new title', true);
    expect(changed).toEqual(['cms:stories']);
  });

  it('C4 CNT-36 shows drafts to the editor alone, by the preview token, and keeps none of them', async () => {
    const snapshots = new Map<string, string>();
    const { scope, library, content } = await open({ snapshots });
    const published: string[] = [];
    content.onChange((tags) => published.push(...tags));
    const slug = line.stories[0]?.slug ?? '';
    simulator.change(`story-${slug}`, { title: 'Not yet for everybody' });
    expect(simulator.tokens).not.toContain(contentfulKeys.previewToken);
    const titles = () => library.findStories().then((stories) => stories.map(({ title }) => title));
    expect(await scope.run({ isEditing: true }, titles)).toContain('Not yet for everybody');
    expect(simulator.tokens).toContain(contentfulKeys.previewToken);
    expect(await scope.run({ isEditing: false }, titles)).not.toContain('Not yet for everybody');
    expect(await titles()).not.toContain('Not yet for everybody');
    expect([...snapshots.values()].join()).not.toContain('Not yet for everybody');
    expect(published).toEqual([]);
  });

  it('E1 reports to a request what it has read', async () => {
    const { scope, library, newsroom } = await open();
    const tags = await scope.run({ isEditing: false }, async () => {
      await library.findStories();
      await newsroom.findNews();
      return scope.tags();
    });
    expect(tags).toEqual(['cms:stories', 'cms:news']);
  });
});
