import { join } from 'node:path';
import { plainDate } from '../../../core/shared/plain-date';
import { buildSuite } from './build-suite';
import { buildVoyage } from './build-voyage';
import { ContentError } from './content-error';
import { loadChefs, loadVenues } from './dining';
import { loadExperienceCategories, loadExperiences } from './experiences';
import { loadExtensions } from './extensions';
import { loadFaq } from './faq';
import { loadHome } from './home';
import type { ScheduleFile } from './line-schemas';
import { lineSchema, picturesSchema, portsSchema, regionsSchema, scheduleSchema } from './line-schemas';
import { loadNavigation } from './navigation';
import { loadNews } from './news';
import { loadOnboardPages } from './onboard-pages';
import { loadPages } from './pages';
import { type OnBroken, readFolder, readYaml } from './read-content';
import { lookUp, type References, referencesTo } from './references';
import type { SampleLine, SampleSuite, SampleVoyage, Schedule } from './sample-line';
import { loadStories } from './stories';
import { suitesSchema } from './suite-schema';
import { loadVessel } from './vessel';
import { voyageSchema } from './voyage-schema';

/**
 * Reads a line's content folder (YAML and Markdown) once, at the start of the program. A document that cannot be used goes
 * to `onBroken` and is left out; without one, and for what no line can do without, it throws.
 * @throws ContentError naming the file, its line and the field when something is missing, wrong or refers to nothing.
 */
export function loadLine(folder: string, onBroken: OnBroken = refuse): SampleLine {
  const facts = readYaml(join(folder, 'line.yaml'), lineSchema);
  const regions = readYaml(join(folder, 'regions.yaml'), regionsSchema);
  const ports = readYaml(join(folder, 'ports.yaml'), portsSchema);
  const pictures = readYaml(join(folder, 'pictures.yaml'), picturesSchema);
  const scheduleFile = readYaml(join(folder, 'schedule.yaml'), scheduleSchema);
  const references = referencesTo({ folder, vessel: facts.vessel, currency: facts.currency, regions, ports, pictures, onBroken });
  const schedule = readSchedule(scheduleFile);
  const voyages = inOrderOf(schedule, loadVoyages(join(folder, 'voyages'), references, onBroken));
  checkSchedule(join(folder, 'schedule.yaml'), schedule, voyages);
  const suites = loadSuites(folder, references);
  return {
    facts, regions, ports, voyages, suites, schedule, farePeriods: scheduleFile.fares,
    vessel: loadVessel(folder, { references, suites: suites.map(({ suite }) => suite), onBroken }),
    ...loadExcursions(folder, references, onBroken),
    home: loadHome(join(folder, 'home.yaml'), references),
    pages: loadPages(join(folder, 'pages'), onBroken),
    stories: loadStories(join(folder, 'stories'), references, onBroken),
    news: loadNews(join(folder, 'news'), references, onBroken),
    venues: loadVenues(join(folder, 'venues'), references, onBroken),
    chefs: loadChefs(join(folder, 'chefs'), references, onBroken),
    onboardPages: loadOnboardPages(join(folder, 'life-onboard'), references, onBroken),
    extensions: loadExtensions(join(folder, 'extensions'), references, onBroken),
    faq: loadFaq(join(folder, 'faq.yaml')),
    navigation: { ...loadNavigation(join(folder, 'navigation.yaml'), references), regions },
  };
}

function refuse(error: ContentError): never {
  throw error;
}

function loadExcursions(folder: string, references: References, onBroken: OnBroken): Pick<SampleLine, 'experiences' | 'experienceCategories'> {
  const experienceCategories = loadExperienceCategories(join(folder, 'experience-categories.yaml'), references);
  const categoryOf = lookUp('experience category', new Map(experienceCategories.map(({ slug }) => [slug, slug])));
  return { experienceCategories, experiences: loadExperiences(join(folder, 'experiences'), { ...references, experienceCategory: categoryOf }, onBroken) };
}

function loadVoyages(folder: string, references: References, onBroken: OnBroken): readonly SampleVoyage[] {
  const voyages = readFolder(folder, onBroken, {
    schema: voyageSchema,
    build: (file, article) => {
      const built = buildVoyage(file, article, references);
      if (built.voyage.slug !== article.slug) throw new ContentError(file, 'slug: differs from the name of the file');
      return built;
    },
  });
  const ids = voyages.map(({ voyage }) => voyage.voyageId);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new ContentError(folder, `voyageId ${twice} is used by two files`);
  return voyages;
}

function loadSuites(folder: string, references: References): readonly SampleSuite[] {
  const file = join(folder, 'suites.yaml');
  const suites = readYaml(file, suitesSchema).map((fields) => buildSuite(file, fields, references));
  const numbers = suites.flatMap(({ cabins }) => cabins.map(({ number }) => number));
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice) throw new ContentError(file, `cabin ${twice} belongs to two categories`);
  return suites;
}

function readSchedule(file: ScheduleFile): Schedule {
  const { anchor, idPrefix, leapWeek, sequence } = file;
  return { anchor: plainDate(anchor), idPrefix, leapWeek, sequence: sequence.flatMap(({ voyages }) => voyages) };
}

function checkSchedule(file: string, schedule: Schedule, voyages: readonly SampleVoyage[]): void {
  const known = new Set(voyages.map(({ voyage }) => voyage.voyageId));
  const unknown = [...schedule.sequence, schedule.leapWeek].find((id) => !known.has(id));
  if (unknown) throw new ContentError(file, `sequence: no voyage ${unknown}`);
}

function inOrderOf({ sequence }: Schedule, voyages: readonly SampleVoyage[]): readonly SampleVoyage[] {
  const place = ({ voyage }: SampleVoyage) => {
    const index = sequence.indexOf(voyage.voyageId);
    return index < 0 ? sequence.length : index;
  };
  return [...voyages].sort((one, other) => place(one) - place(other));
}
