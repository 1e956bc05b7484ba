import { attributesIn } from '../../../test/support/parse-html';
import { StoppedClock } from '../../../test/builders/a-clock';
import { allFeatures } from '../../../test/support/features';
import { ContentLibrary } from '../../core/content/content-library.port';
import { ExcursionContent } from '../../core/excursions/excursion-content.port';
import { LeadForms } from '../../core/leads/lead-forms.port';
import { Newsroom } from '../../core/news/newsroom.port';
import { FindVoyages } from '../../core/voyages/find-voyages';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { SiteAddresses } from '../../web/sitemap/site-addresses';
import { paths } from '../../web/paths';
import { ContentPorts } from '../content-in-memory/content-ports';
import { EmbeddedLeadForms } from './lead-forms';
import { loadForms } from './load-forms';
import { readSampleLine } from '../../../test/builders/sample-line';
import { EmbeddedContent } from './embedded-content';

// The content check: every address that a document of the folder names leads to a page, and to a place on it.
const folder = 'config/sample-line';
const vessel = 'the-yacht';
const line = readSampleLine();
const content = new ContentPorts(new EmbeddedContent(line));
const forms = new EmbeddedLeadForms(loadForms(folder, 'US'), new StoppedClock());
const addresses = new SiteAddresses(
  allFeatures(
    new Map<unknown, unknown>([
      [VoyageContent, content],
      [FindVoyages, { run: async () => ({ sailings: [], regions: line.regions }) }],
      [ExcursionContent, content],
      [ContentLibrary, content],
      [Newsroom, content],
      [LeadForms, forms],
    ]),
  ),
);

interface ContentEntry {
  readonly name: string;
  readonly html: string;
  readonly chapters?: readonly { readonly id: string }[];
}

const written: readonly ContentEntry[] = [
  ...line.pages.map((page) => ({ name: `pages/${page.slug}`, ...page })),
  ...line.stories.map((story) => ({ name: `stories/${story.slug}`, ...story })),
  ...line.news.map((item) => ({ name: `news/${item.slug}`, ...item })),
  ...line.venues.map((venue) => ({ ...venue, name: `venues/${venue.slug}` })),
  ...line.chefs.map((chef) => ({ ...chef, name: `chefs/${chef.slug}` })),
  ...line.onboardPages.map((page) => ({ name: `life-onboard/${page.slug}`, ...page })),
  ...line.extensions.map((extension) => ({ name: `extensions/${extension.slug}`, ...extension })),
  ...line.experiences.map((experience) => ({ name: `experiences/${experience.slug}`, ...experience })),
  ...line.faq.flatMap(({ slug, questions }) =>
    questions.map(({ id, html }) => ({ name: `faq.yaml (${slug}/${id})`, html })),
  ),
];

const linksOf = ({ html }: ContentEntry) => attributesIn(html, '[href]', 'href');
const hrefsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'href' || key === 'path') && typeof inner === 'string'
      ? [inner.replaceAll('{vessel}', vessel)]
      : hrefsIn(inner),
  );
};

describe('the links of the content', () => {
  let known: ReadonlySet<string>;
  beforeAll(async () => {
    const listed = (await addresses.sections()).flatMap(({ pages }) => pages.map(({ href }) => href));
    const own = [
      paths.home,
      paths.signIn.login,
      paths.profile.home,
      paths.trips.list,
      paths.signIn.sessions,
      paths.sitemap.page,
      paths.shortlist.list,
      paths.extensions.inquire,
      paths.leads.reserveInquireNow,
    ];
    known = new Set([...listed, ...own, ...forms.formIds().map((id) => `/forms/${id}`)]);
  });

  const isDead = (href: string) => href.startsWith('/') && !known.has(href.replace(/[?#].*$/, ''));

  it('ROU-31 lead to pages that there are', () => {
    expect(written.flatMap(linksOf).length).toBeGreaterThan(20);
    expect(
      written.flatMap((one) =>
        linksOf(one)
          .filter(isDead)
          .map((href) => `${one.name}: ${href}`),
      ),
    ).toEqual([]);
  });

  it('ROU-31 lead to pages that exist, from the home page, the menu, the footer and the actions of pages', () => {
    const hrefs = [line.home, line.navigation, line.pages.map(({ actions }) => actions)].flatMap(hrefsIn);
    expect(hrefs.length).toBeGreaterThan(30);
    expect(hrefs.filter(isDead)).toEqual([]);
  });

  it('lead to chapters that their own page has', () => {
    const lost = written.flatMap((one) =>
      linksOf(one)
        .filter((href) => href.startsWith('#') && !one.chapters?.some(({ id }) => `#${id}` === href))
        .map((href) => `${one.name}: ${href}`),
    );
    expect(lost).toEqual([]);
  });
});
