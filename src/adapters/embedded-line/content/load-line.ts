import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { plainDate } from '../../../core/shared/plain-date';
import { buildSuite } from './build-suite';
import type { References } from './build-voyage';
import { buildVoyage } from './build-voyage';
import { ContentError } from './content-error';
import type { ScheduleFile } from './line-schemas';
import { lineSchema, picturesSchema, portsSchema, regionsSchema, scheduleSchema } from './line-schemas';
import { loadPages } from './pages';
import { readArticle, readYaml } from './read-content';
import type { SampleLine, SampleSuite, SampleVoyage, Schedule } from './sample-line';
import { suitesSchema } from './suite-schema';
import { voyageSchema } from './voyage-schema';

/**
 * Reads a line's content folder (YAML and Markdown) once, at the start of the program.
 * @throws ContentError naming the file and the field when something is missing, wrong or refers to nothing.
 */
export function loadLine(folder: string): SampleLine {
  const facts = readYaml(join(folder, 'line.yaml'), lineSchema);
  const regions = readYaml(join(folder, 'regions.yaml'), regionsSchema);
  const ports = readYaml(join(folder, 'ports.yaml'), portsSchema);
  const pictures = readYaml(join(folder, 'pictures.yaml'), picturesSchema);
  const scheduleFile = readYaml(join(folder, 'schedule.yaml'), scheduleSchema);
  const references: References = {
    vessel: facts.vessel,
    region: lookUp('region', new Map(regions.map((region) => [region.slug, region]))),
    port: lookUp('port', new Map(ports.map((port) => [port.slug, port]))),
    pictures: pictureLookUp(new Map(Object.entries(pictures))),
  };
  const schedule = readSchedule(scheduleFile);
  const voyages = inOrderOf(schedule, loadVoyages(join(folder, 'voyages'), references));
  checkSchedule(join(folder, 'schedule.yaml'), schedule, voyages);
  return { facts, regions, ports, voyages, suites: loadSuites(folder, references), schedule, farePeriods: scheduleFile.fares, pages: loadPages(join(folder, 'pages')) };
}

function loadVoyages(folder: string, references: References): readonly SampleVoyage[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md')).sort();
  const voyages = files.map((name) => {
    const file = join(folder, name);
    const built = buildVoyage(file, readArticle(file, voyageSchema), references);
    if (built.voyage.slug !== basename(name, '.md')) throw new ContentError(file, 'slug: differs from the name of the file');
    return built;
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

function lookUp<T>(kind: string, known: ReadonlyMap<string, T>) {
  return (slug: string, file: string): T => {
    const found = known.get(slug);
    if (found === undefined) throw new ContentError(file, `no ${kind} ${slug}`);
    return found;
  };
}

function pictureLookUp(alternatives: ReadonlyMap<string, string>): References['pictures'] {
  const alternativeOf = lookUp('picture', alternatives);
  return (names, file) => {
    const [first, ...others] = names.map((name) => ({ name, alt: alternativeOf(name, file) }));
    if (!first) throw new ContentError(file, 'pictures: at least one is needed');
    return [first, ...others];
  };
}
