import type { ContentTarget } from '../../core/content/content-target';
import { BrokenEntry, type ReportBroken } from './broken-entry';
import type { ContentfulCopy } from './contentful-copy';
import type { LineContent } from '../content-in-memory/line-content';
import { readCategories, readExperiences } from './entries/experiences';
import { readHome } from './entries/home';
import { readNews, readStories } from './entries/magazine';
import { readNavigation } from './entries/navigation';
import { readDining, readOnboardPages } from './entries/on-board';
import { readPorts, readRegions } from './entries/places';
import { readQuestions } from './entries/questions';
import { readSuites } from './entries/suites';
import { readVessel } from './entries/vessel';
import { readVoyages } from './entries/voyages';
import { readExtensions, readFaq, readPages } from './entries/writings';
import { EntryReader } from './entry-reader';
import { targetsIn } from './text-targets';

/** Facts that Contentful does not contain and that the line's own configuration states. */
export interface LineBasics {
  readonly vesselName: string;
  readonly currency: string;
  readonly hrefOf: (target: ContentTarget) => string;
}

/**
 * Builds the line's content from a copy of Contentful's responses. Broken entries, and those that link to missing ones,
 * are reported and left out (ADR 0022). @throws BrokenEntry when home, navigation or vessel, which no line can do
 * without, is unusable.
 */
export function buildLine(
  copy: ContentfulCopy,
  { vesselName, currency, hrefOf }: LineBasics,
  report: ReportBroken,
): LineContent {
  const entries = new EntryReader(copy, targetsIn(copy, hrefOf), report);
  const regions = readRegions(entries);
  const ports = readPorts(entries);
  const voyages = readVoyages(entries, { regions, ports, vesselName });
  const experienceCategories = readCategories(entries);
  const experiences = readExperiences(entries, { categories: experienceCategories, ports, currency });
  const dining = readDining(entries);
  const onboardPages = readOnboardPages(entries);
  return {
    regions,
    ports,
    voyages,
    experienceCategories,
    experiences,
    onboardPages,
    ...dining,
    suites: readSuites(entries),
    stories: readStories(entries, { voyages, ports }),
    news: readNews(entries),
    extensions: readExtensions(entries, { regions, ports, currency }),
    faq: readFaq(entries),
    pages: readPages(entries),
    home: readHome(entries, { experiences, chefs: dining.chefs }),
    navigation: readNavigation(entries, regions),
    vessel: readVessel(entries, {
      name: vesselName,
      venues: dining.venues,
      onboardPages,
      reportPlans: (problem) => report(new BrokenEntry('vessel', problem)),
    }),
    questions: readQuestions(entries, report),
  };
}
