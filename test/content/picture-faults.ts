import { atPort, type IllustratedPage, illustratedPagesOf } from './illustrated-pages';
import type { PictureLedger } from '../../src/adapters/embedded-content/picture-ledger';
import type { SampleLine } from '../../src/adapters/embedded-content/sample-line';

interface PictureFindings {
  /** These subjects have no true picture. The ledger must list exactly these as awaited. */
  readonly missing: readonly string[];
  /** Pages that open with no picture of their own. The ledger must list exactly these as borrowed. */
  readonly borrowed: readonly string[];
  readonly faults: readonly string[];
}

/** Pages of these kinds open with a picture that no other of them opens with, the first kinds before the last. */
const KINDS_WITH_OWN_PICTURES = ['life-onboard', 'experiences', 'venues', 'ports', 'voyages'];

/** Pages whose first picture is missing, shows something else, or is that of a page before them. */
function borrowersAmong(pages: readonly IllustratedPage[], showing: (name: string) => readonly string[]) {
  const owners = new Map<string, string>();
  return KINDS_WITH_OWN_PICTURES.flatMap((kind) => pages.filter(({ subject }) => subject.startsWith(`${kind}/`)))
    .filter(({ subject, pictures: [first] }) => {
      if (first === undefined || !showing(first.name).includes(subject)) return true;
      const owner = owners.get(first.name);
      if (owner === undefined) owners.set(first.name, subject);
      return owner !== undefined;
    })
    .map(({ subject }) => subject);
}

/** Pages that name ports and open with a picture that is true of none of them, without standing among the exceptions. */
function openingElsewhere(
  line: SampleLine,
  pages: readonly IllustratedPage[],
  { entries, exceptions }: PictureLedger,
): readonly string[] {
  const elsewhere = new Map(
    pages.flatMap(({ subject, portSlugs = [], pictures: [first] }): [string, string][] => {
      const subjects = new Set(portSlugs.flatMap((portSlug) => atPort(portSlug, line)));
      const isTrue = first === undefined || entries[first.name]?.shows.some((one) => subjects.has(one));
      return portSlugs.length === 0 || isTrue
        ? []
        : [[subject, `${portSlugs.join(', ')} and opens with ${first.name}`]];
    }),
  );
  return [
    ...[...elsewhere].flatMap(([subject, namedSubject]) =>
      subject in exceptions ? [] : [`${subject} names ${namedSubject}`],
    ),
    ...Object.keys(exceptions).flatMap((subject) =>
      elsewhere.has(subject) ? [] : [`${subject} is an exception without need`],
    ),
  ];
}

/** Stories that open with the picture of a story before them. */
function storiesWithSharedPictures({ stories }: SampleLine): readonly string[] {
  const owners = new Map<string, string>();
  return stories.flatMap(({ slug, pictures: [first] }) => {
    const owner = owners.get(first.name);
    if (owner === undefined) owners.set(first.name, slug);
    return owner === undefined ? [] : [`stories/${slug} opens with ${first.name}, as stories/${owner} does`];
  });
}

/** Returns the page of the line at a path of the site, as a subject of the ledger. */
function subjectAt(path: string): string {
  const [first, second, third, ...others] = path.split('/').slice(1);
  if (first === 'vessels' && second !== undefined) {
    if (third === undefined) return 'vessel';
    return third === 'suites' && others.length === 1 ? `suites/${others.join('')}` : path;
  }
  if (second === undefined || third !== undefined) return path;
  return first === 'destinations' ? `regions/${second}` : `${first}/${second}`;
}

/** Tiles of the menu that show another picture than the page that they lead to opens with. */
function tilesBesideTheirPages(line: SampleLine): readonly string[] {
  const opening = new Map<string, string>([
    ...illustratedPagesOf(line).flatMap(({ subject, pictures: [first] }): [string, string][] =>
      first ? [[subject, first.name]] : [],
    ),
    ...line.suites.map(({ suite }): [string, string] => [`suites/${suite.slug}`, suite.pictures[0].name]),
    ...line.experienceCategories.map(({ slug, picture }): [string, string] => [
      `shore-and-sea-experiences/${slug}`,
      picture.name,
    ]),
    ...line.vessel.pictures.slice(0, 1).map(({ name }): [string, string] => ['vessel', name]),
  ]);
  return line.navigation.menu
    .flatMap(({ tiles = [] }) => tiles)
    .flatMap(({ path, picture }) => {
      const first = opening.get(subjectAt(path));
      return first === undefined || first === picture.name
        ? []
        : [`the tile to ${path} shows ${picture.name}, and its page opens with ${first}`];
    });
}

/** Matches singular and plural forms of a word with each other. */
const isIn = (words: string, thing: string) =>
  words.toLowerCase().includes(thing.toLowerCase().replace(/(?<=\w{3})(es|s)$/, ''));

/** Pages of these kinds name the ports at which they are: a region's picture of another port is not true of them. */
const namesPorts = (subject: string) => /^(experiences|voyages|stories|extensions)\//.test(subject);

/** What pictures of nearly all pages show: it proves no claim, except of a suite, whose view may be the sea alone. */
const EVERYWHERE: ReadonlySet<string> = new Set(['sea', 'water', 'sky', 'horizon', 'sun', 'yacht']);

/**
 * Compares the pictures of pages with the ledger of what each picture shows. Reports a picture whose subject the page's
 * text does not mention, a further picture of an unrelated subject or of another port, a tile that differs from its page, a subject without
 * a true picture, a page that opens with the picture of another one, and a story, an extension or a piece of news that
 * opens with a picture of another place than the ports that it names.
 */
export function findPictureFaults(line: SampleLine, ledger: PictureLedger): PictureFindings {
  const { entries, awaited } = ledger;
  const pages = illustratedPagesOf(line);
  const pagesBySubject = new Map(pages.map((page) => [page.subject, page]));
  const showing = (name: string) => entries[name]?.shows ?? [];
  const unknownSubjects = Object.entries(entries).flatMap(([name, { alt, shows, sees }]) => [
    ...sees
      .filter((thing) => !alt.toLowerCase().includes(thing.toLowerCase()))
      .map((thing) => `${name}: its words say nothing of ${thing}`),
    ...shows
      .filter((subject) => subject !== 'vessel' && !pagesBySubject.has(subject))
      .map((subject) => `${name}: there is no ${subject}`),
    ...shows.flatMap((subject) => {
      const words = pagesBySubject.get(subject)?.words;
      const proves = (thing: string) => subject.startsWith('suites/') || !EVERYWHERE.has(thing.toLowerCase());
      return words === undefined || sees.some((thing) => proves(thing) && isIn(words, thing))
        ? []
        : [`${name}: the words of ${subject} name nothing that it shows`];
    }),
  ]);
  const missing = pages.filter(({ subject, pictures, around, mustShowSubject }) => {
    const shownPictures = subject.startsWith('suites/') ? pictures : pictures.slice(0, 1);
    return !shownPictures.some(({ name }) =>
      showing(name).some((one) => one === subject || (!mustShowSubject && around.includes(one))),
    );
  });
  const isAwaited = new Set(awaited);
  const strangers = pages.flatMap(({ subject, pictures, around }) =>
    pictures
      .slice(isAwaited.has(subject) && !subject.startsWith('suites/') ? 1 : 0)
      .filter(({ name }) => !showing(name).some((one) => one === subject || around.includes(one)))
      .map(({ name }) => `${subject} shows ${name}, which is a picture of something else`),
  );
  const otherPorts = pages.flatMap(({ subject, pictures, around }) =>
    pictures.flatMap(({ name }) => {
      const shown = showing(name);
      const ports = shown.filter((one) => one.startsWith('ports/'));
      const isElsewhere = ports.length > 0 && !shown.includes(subject) && !ports.some((port) => around.includes(port));
      return isElsewhere && namesPorts(subject)
        ? [`${subject} shows ${name}, which is a picture of ${ports.join(' and ')}`]
        : [];
    }),
  );
  const panoramas = [
    { of: 'vessel', panorama: line.vessel.panorama, isOf: (one: string) => one === 'vessel' },
    ...line.suites.map(({ suite: { slug, panorama } }) => ({
      of: `suites/${slug}`,
      panorama,
      isOf: (one: string) => one.startsWith(`suites/${slug}/`),
    })),
  ].flatMap(({ of, panorama, isOf }) =>
    !panorama || showing(panorama.name).some(isOf)
      ? []
      : [`${of} has ${panorama.name}, which is a panorama of something else`],
  );
  return {
    missing: missing.map(({ subject }) => subject),
    borrowed: borrowersAmong(pages, showing),
    faults: [
      ...new Set([
        ...unknownSubjects,
        ...strangers,
        ...otherPorts,
        ...panoramas,
        ...tilesBesideTheirPages(line),
        ...openingElsewhere(line, pages, ledger),
        ...storiesWithSharedPictures(line),
      ]),
    ],
  };
}
