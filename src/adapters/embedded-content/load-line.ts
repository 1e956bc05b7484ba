import { loadSearch } from './search-file';
import { join } from 'node:path';
import { atItsLine } from './at-its-line';
import { buildSuite } from './build-suite';
import { ContentError } from './content-error';
import { loadChefs, loadVenues } from './dining';
import { loadExperienceCategories, loadExperiences } from './experiences';
import { buildForms, readForms } from './load-forms';
import { loadExtensions } from './extensions';
import { loadFareFacts } from './fare-facts';
import { loadFaq } from './faq';
import { loadGuests } from './guests';
import { loadHome } from './home';
import { lineSchema, scheduleSchema } from './line-schemas';
import { loadMessages } from './messages';
import { loadNavigation } from './navigation';
import { loadNews } from './news';
import { loadOnboardPages } from './onboard-pages';
import { loadPages } from './pages';
import { picturesSchema } from './picture-ledger';
import { loadPlaces } from './places';
import { loadClimate } from './climate';
import { loadFlights } from './flights';
import { loadPreparation } from './preparation';
import { loadPreferences } from './preferences';
import { leavingOutUnknown, type OnBroken, readTerms, readYaml } from './read-content';
import { lookUp, type References, referencesTo } from './references';
import type { SampleLine, SampleSuite } from './sample-line';
import { loadStories } from './stories';
import { suitesSchema } from './suite-schema';
import { loadVessel } from './vessel';
import { readSchedule, withGaps } from './schedule-file';
import { loadVoyages } from './voyages';

/**
 * Reads a line's content folder (YAML and Markdown) once, at start. An unusable document is reported to `report` and
 * left out; without `report`, and for documents that no line can do without, it throws. @throws ContentError naming the
 * file, its line and the field.
 */
export function loadLine(folder: string, report?: OnBroken): SampleLine {
  try {
    return report ? leavingOutUnknown(report, () => readLine(folder, report)) : readLine(folder, refuse);
  } catch (error) {
    throw error instanceof ContentError ? atItsLine(error) : error;
  }
}

function readLine(folder: string, report: OnBroken): SampleLine {
  const onBroken: OnBroken = (error) => report(atItsLine(error));
  const facts = readTerms(join(folder, 'line.yaml'), lineSchema);
  const pictures = readYaml(join(folder, 'pictures.yaml'), picturesSchema);
  const { regions, ports } = loadPlaces({ folder, pictures, onBroken });
  const scheduleFile = readTerms(join(folder, 'schedule.yaml'), scheduleSchema);
  const forms = readForms(folder);
  const references = referencesTo({
    folder,
    vessel: facts.vessel,
    currency: facts.currency,
    regions,
    ports,
    pictures,
    // The year is that of choices in fields, and the country that of a telephone number: no id of a form depends on them.
    formIds: buildForms(forms, { folder, defaultCountry: 'US' })
      .formsIn(0)
      .map(({ id }) => id),
    onBroken,
  });
  const sequence = readSchedule(scheduleFile);
  const voyages = loadVoyages(join(folder, 'voyages'), { references, schedule: sequence, onBroken });
  const schedule = withGaps(sequence, { folder, file: scheduleFile, voyages, onBroken });
  const suites = loadSuites(folder, references);
  return {
    facts,
    regions,
    ports,
    voyages,
    suites,
    schedule,
    farePeriods: scheduleFile.fares,
    vessel: loadVessel(folder, { references, suites: suites.map(({ suite }) => suite), onBroken }),
    ...loadExcursions(folder, references, onBroken),
    home: loadHome(join(folder, 'home.yaml'), references),
    pages: loadPages(join(folder, 'pages'), references, onBroken),
    stories: loadStories(join(folder, 'stories'), references, onBroken),
    news: loadNews(join(folder, 'news'), references, onBroken),
    venues: loadVenues(join(folder, 'venues'), references, onBroken),
    chefs: loadChefs(join(folder, 'chefs'), references, onBroken),
    onboardPages: loadOnboardPages(join(folder, 'life-onboard'), references, onBroken),
    extensions: loadExtensions(join(folder, 'extensions'), references, onBroken),
    faq: loadFaq(join(folder, 'faq.yaml'), onBroken),
    preferences: loadPreferences(join(folder, 'preferences.yaml'), references, onBroken),
    fareFacts: loadFareFacts(join(folder, 'fare-facts.yaml')),
    preparation: loadPreparation(join(folder, 'preparation.yaml')),
    climate: loadClimate(join(folder, 'climate.yaml')),
    flights: loadFlights(join(folder, 'flights.yaml')),
    messages: loadMessages(join(folder, 'messages.yaml')),
    search: loadSearch(join(folder, 'search.yaml')),
    forms,
    guests: loadGuests(join(folder, 'guests.yaml')),
    navigation: { ...loadNavigation(join(folder, 'navigation.yaml'), references), regions },
  };
}

function refuse(error: ContentError): never {
  throw error;
}

function loadExcursions(
  folder: string,
  references: References,
  onBroken: OnBroken,
): Pick<SampleLine, 'experiences' | 'experienceCategories'> {
  const experienceCategories = loadExperienceCategories(join(folder, 'experience-categories.yaml'), references);
  const categoryOf = lookUp('experience category', new Map(experienceCategories.map(({ slug }) => [slug, slug])));
  return {
    experienceCategories,
    experiences: loadExperiences(
      join(folder, 'experiences'),
      { ...references, experienceCategory: categoryOf },
      onBroken,
    ),
  };
}

function loadSuites(folder: string, references: References): readonly SampleSuite[] {
  const file = join(folder, 'suites.yaml');
  const suites = readYaml(file, suitesSchema).map((fields) => buildSuite(file, fields, references));
  const numbers = suites.flatMap(({ cabins }) => cabins.map(({ number }) => number));
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice) throw new ContentError(file, `cabin ${twice} belongs to two categories`);
  return suites;
}
