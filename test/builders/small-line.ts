import type { SampleLine } from '../../src/adapters/embedded-content/sample-line';

/** A line with little of everything, and no mention of what it has not: for tests that read all of it many times. */
export function smallLine(line: SampleLine): SampleLine {
  const voyages = line.voyages.slice(0, 2);
  const stories = line.stories.slice(0, 4);
  const experiences = line.experiences.slice(0, 3);
  const [voyageSlugs, experienceSlugs] = [
    voyages.map(({ voyage }) => voyage.slug),
    experiences.map(({ slug }) => slug),
  ];
  return {
    ...line,
    voyages,
    experiences,
    stories: stories.map((story) => ({
      ...story,
      voyageSlugs: story.voyageSlugs.filter((slug) => voyageSlugs.includes(slug)),
    })),
    suites: line.suites.slice(0, 3),
    news: line.news.slice(0, 3),
    extensions: line.extensions.slice(0, 1),
    faq: line.faq.slice(0, 1),
    pages: line.pages.slice(0, 2),
    home: { ...line.home, highlights: { ...line.home.highlights, experienceSlugs } },
    vessel: { ...line.vessel, floorPlans: line.vessel.floorPlans.slice(0, 1) },
  };
}
