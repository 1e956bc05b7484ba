import { openContentfulContent } from '../../../test/builders/contentful-content';
import { readSampleLine } from '../../../test/builders/sample-line';
import { smallLine } from '../../../test/builders/small-line';
import { problemsOfContent } from '../../../test/contracts/problems-of-content';
import { contentfulKeys, createContentful } from '../../../test/simulators/contentful/contentful-simulator';

const line = smallLine(readSampleLine());
const simulator = createContentful({ line });
let url: string;
beforeAll(async () => {
  url = await simulator.listen();
});
afterAll(() => simulator.close());
beforeEach(() => simulator.reset());

it.each(['slug', 'voyageId', 'tourCode'] as const)(
  'E1 VOY-02 counts the first of two entries with one %s, and names the other',
  async (field) => {
    const { kind, ids } = {
      slug: { kind: 'news', ids: line.news.map(({ slug }) => `newsItem-${slug}`.slice(0, 64)) },
      voyageId: { kind: 'voyages', ids: line.voyages.map(({ voyage }) => `voyage-${voyage.slug}`.slice(0, 64)) },
      tourCode: { kind: 'experiences', ids: line.experiences.map(({ slug }) => `experience-${slug}`.slice(0, 64)) },
    }[field];
    const [first = '', second = ''] = ids.toSorted();
    const entry = simulator.entry(second);
    entry.published = { ...entry.published, [field]: simulator.entry(first).published?.[field] };
    const under = await openContentfulContent({ access: { url, ...contentfulKeys } });
    try {
      const counts = {
        slug: (await under.newsroom.findNews()).length,
        voyageId: (await under.voyages.findVoyages()).length,
        tourCode: (await under.excursions.findExperiences()).length,
      };
      expect(counts[field]).toBe(ids.length - 1);
      expect(problemsOfContent(under.logged).join()).toMatch(
        new RegExp(`left out of the site .*${kind}/${second}: ${field} \\S+ is used by two entries, also by ${first}`),
      );
    } finally {
      await under.close();
    }
  },
);
