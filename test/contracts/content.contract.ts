import type { ContentLibrary } from '../../src/core/content/content-library.port';
import type { SiteNavigation } from '../../src/core/content/site-navigation.port';
import type { ExcursionContent } from '../../src/core/excursions/excursion-content.port';
import type { Newsroom } from '../../src/core/news/newsroom.port';
import type { PreferenceQuestions } from '../../src/core/preferences/preference-questions.port';
import { allQuestions } from '../../src/core/preferences/question-set';
import { compareDates } from '../../src/core/shared/plain-date';
import type { Picture } from '../../src/core/shared/picture';
import type { VesselContent } from '../../src/core/vessel/vessel-content.port';
import type { VoyageContent } from '../../src/core/voyages/voyage-content.port';
import { attributesIn } from '../support/parse-html';

/** The seven ports behind which a line's words and pictures are. */
export interface ContentUnderTest {
  readonly library: ContentLibrary;
  readonly navigation: SiteNavigation;
  readonly newsroom: Newsroom;
  readonly excursions: ExcursionContent;
  readonly questions: PreferenceQuestions;
  readonly vessel: VesselContent;
  readonly voyages: VoyageContent;
  close(): Promise<void>;
}

/** What every source of content has to be, whatever it says: `open` may give any line that is complete. */
export function describeContent(name: string, open: () => Promise<ContentUnderTest>): void {
  describe(`the content on ${name}`, () => {
    let content: ContentUnderTest;
    beforeAll(async () => {
      content = await open();
    });
    afterAll(() => content.close());

    it('ROU-21 finds a page by its slug, and none where there is none', async () => {
      const page = await content.library.getPage('terms');
      expect(page).toMatchObject({ slug: 'terms' });
      expect(page?.html).toMatch(/^<(p|h2)/);
      for (const slug of ['no-such-page', '', '../terms', '" } #', 'constructor'])
        expect(await content.library.getPage(slug)).toBeUndefined();
    });

    it('ROU-05 PRO-09 gives stories and news with the newest first, each slug once', async () => {
      for (const items of [await content.library.findStories(), await content.newsroom.findNews()]) {
        expect(items.length).toBeGreaterThan(0);
        expect(new Set(items.map(({ slug }) => slug)).size).toBe(items.length);
        for (const [index, item] of items.slice(1).entries())
          expect(compareDates(items[index]?.publishedOn ?? item.publishedOn, item.publishedOn)).toBeGreaterThanOrEqual(
            0,
          );
      }
    });

    it('VOY-02 CNT-12 gives voyages whose days fit their nights, begin and end in a port, and lead along known ports', async () => {
      const [voyages, ports, regions] = await Promise.all([
        content.voyages.findVoyages(),
        content.voyages.findPorts(),
        content.voyages.findRegions(),
      ]);
      const known = {
        ports: new Set(ports.map(({ slug }) => slug)),
        regions: new Set(regions.map(({ slug }) => slug)),
      };
      expect(voyages.length).toBeGreaterThan(0);
      for (const voyage of voyages) {
        expect({ slug: voyage.slug, days: voyage.days.length }).toEqual({ slug: voyage.slug, days: voyage.nights + 1 });
        expect(known.regions.has(voyage.regionSlug)).toBe(true);
        expect(voyage.route.every(({ portSlug }) => known.ports.has(portSlug))).toBe(true);
        expect(voyage.days.every(({ type, portSlug }) => (type === 'At Sea') === (portSlug === undefined))).toBe(true);
        expect([voyage.embarkPort, voyage.debarkPort].every((port) => port !== '')).toBe(true);
      }
    });

    it('VOY-33 gives each category of suites once, with its cabins counted', async () => {
      const suites = await content.voyages.findSuites();
      expect(new Set(suites.map(({ category }) => category)).size).toBe(suites.length);
      for (const suite of suites) expect(suite.cabinCount).toBe(suite.cabins.length);
    });

    it('ROU-31 gives experiences by title, each at a port and below a heading that is there', async () => {
      const [experiences, categories, ports] = await Promise.all([
        content.excursions.findExperiences(),
        content.excursions.findCategories(),
        content.voyages.findPorts(),
      ]);
      const [categorySlugs, portSlugs] = [categories.map(({ slug }) => slug), ports.map(({ slug }) => slug)];
      expect(experiences.map(({ title }) => title)).toEqual(
        experiences.map(({ title }) => title).toSorted((one, other) => one.localeCompare(other)),
      );
      for (const one of experiences) {
        expect(categorySlugs).toContain(one.categorySlug);
        expect(portSlugs).toContain(one.portSlug);
        expect(one.price === undefined || (Number.isSafeInteger(one.price.amount) && one.price.amount > 0)).toBe(true);
      }
    });

    it('C14 hands out no markup but what a text may hold, and no link that could run something', async () => {
      const { library, newsroom, excursions } = content;
      const texts = [
        ...(await library.findStories()),
        ...(await newsroom.findNews()),
        ...(await excursions.findExperiences()),
        ...(await library.findVenues()),
        ...(await library.findChefs()),
        ...(await library.findOnboardPages()),
        ...(await library.findExtensions()),
        ...(await library.findFaq()).flatMap(({ questions }) => questions),
      ].map(({ html }) => html);
      const tags = new Set(texts.flatMap((html) => [...html.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, tag]) => tag)));
      const allowed = [
        'p',
        'h2',
        'h3',
        'h4',
        'h5',
        'h6',
        'ul',
        'ol',
        'li',
        'blockquote',
        'hr',
        'table',
        'thead',
        'tbody',
        'tr',
        'th',
        'td',
        'a',
        'em',
        'strong',
        'code',
        'u',
        's',
        'sub',
        'sup',
        'br',
        'figure',
        'img',
      ];
      expect([...tags].filter((tag) => !allowed.includes(tag ?? ''))).toEqual([]);
      const links = texts.flatMap((html) => attributesIn(html, '[href]', 'href'));
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((href) => !/^(\/(?![/\\])|#|https:\/\/|mailto:|tel:)/.test(href))).toEqual([]);
    });

    it('CNT-31 lists chapters whose ids stand in the text', async () => {
      const stories = await content.library.findStories();
      expect(stories.flatMap(({ chapters }) => chapters).length).toBeGreaterThan(0);
      for (const { html, chapters } of stories)
        expect(attributesIn(html, 'h2[id]', 'id')).toEqual(expect.arrayContaining(chapters.map(({ id }) => id)));
    });

    it('CNT-04 ROU-32 mentions only who and what is there: chefs, venues, rooms, experiences', async () => {
      const { library, vessel, excursions } = content;
      const [venues, chefs, onboard, home, yacht, experiences] = await Promise.all([
        library.findVenues(),
        library.findChefs(),
        library.findOnboardPages(),
        library.getHome(),
        vessel.getVessel(),
        excursions.findExperiences(),
      ]);
      const slugs = {
        venue: venues.map(({ slug }) => slug),
        onboard: onboard.map(({ slug }) => slug),
        chef: chefs.map(({ slug }) => slug),
      };
      for (const { chefSlug } of venues) if (chefSlug !== undefined) expect(slugs.chef).toContain(chefSlug);
      for (const { venueSlugs } of chefs) for (const slug of venueSlugs) expect(slugs.venue).toContain(slug);
      for (const { page } of yacht.decks.flatMap(({ rooms }) => rooms))
        if (page) expect(slugs[page.kind]).toContain(page.slug);
      for (const slug of home.highlights.experienceSlugs) expect(experiences.map((one) => one.slug)).toContain(slug);
    });

    it('SUR-13 asks no question twice', async () => {
      const keys = allQuestions((await content.questions.getQuestions()).quizQuestions).map(
        ({ questionKey }) => questionKey,
      );
      expect(new Set(keys).size).toBe(keys.length);
    });

    it('NAV-06 CNT-32 has a menu with addresses of this site, and a home page with pictures', async () => {
      const { menu, foot } = content.navigation.getNavigation();
      const links = [
        ...menu,
        ...menu.flatMap(({ subMenu = [] }) => subMenu),
        ...foot.columns.flatMap((column) => column.links),
        ...foot.legal,
      ];
      expect(links.filter(({ path }) => !/^\/(?!\/)/.test(path))).toEqual([]);
      const pictures: readonly Picture[] = (await content.library.getHome()).slides.map(({ picture }) => picture);
      expect(pictures.every(({ name: picture }) => picture !== '')).toBe(true);
    });
  });
}
