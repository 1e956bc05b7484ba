import type { Picture } from '../../src/core/shared/picture';
import type { Voyage } from '../../src/core/voyages/voyage';
import { SUITE_PARTS } from '../../src/adapters/embedded-content/picture-ledger';
import type { SampleLine } from '../../src/adapters/embedded-content/sample-line';

/** A page of the line whose pictures are compared with the ledger. */
export interface IllustratedPage {
  readonly subject: string;
  readonly pictures: readonly Picture[];
  /** What further pictures may show: the port of an excursion, for example, or the yacht in a region where it sails. */
  readonly around: readonly string[];
  /** The page's text, which may name ports; absent where its pictures need not show what its text names. */
  readonly words?: string;
  /** The first picture must show the subject itself, not its surroundings. */
  readonly mustShowSubject: boolean;
  /** A page that names ports needs a first picture that shows one of them. */
  readonly portSlugs?: readonly string[];
}

const plain = (html: string) => html.replace(/<[^>]+>/g, ' ');

function regionsOf(portSlug: string | undefined, voyages: readonly Voyage[]): readonly string[] {
  const calling = voyages.filter(({ route }) => route.some((call) => call.portSlug === portSlug));
  return [...new Set(calling.map(({ regionSlug }) => `regions/${regionSlug}`))];
}

/** All that pictures of a voyage may show: its ports, their excursions, its region, and the yacht with its suites. */
function alongVoyage(voyage: Voyage, line: SampleLine): readonly string[] {
  const ports = new Set(voyage.route.map(({ portSlug }) => portSlug));
  return [
    `regions/${voyage.regionSlug}`,
    'vessel',
    ...[...ports].map((slug) => `ports/${slug}`),
    ...line.experiences.filter(({ portSlug }) => ports.has(portSlug)).map(({ slug }) => `experiences/${slug}`),
    ...suitePartsOf(line),
  ];
}

/** All that pictures of the yacht may show. */
const aboard = (line: SampleLine) => [
  'vessel',
  ...line.venues.map(({ slug }) => `venues/${slug}`),
  ...line.onboardPages.map(({ slug }) => `life-onboard/${slug}`),
  ...suitePartsOf(line),
];

/** What pictures of a port may show: the port itself and its excursions. */
export const atPort = (portSlug: string, { experiences }: SampleLine) => [
  `ports/${portSlug}`,
  ...experiences.filter((one) => one.portSlug === portSlug).map(({ slug }) => `experiences/${slug}`),
];

/** Ports whose name, or its part in parentheses, stands in the words. A suite named after a port does not name it. */
function portsNamedIn(words: string, { ports }: SampleLine): readonly string[] {
  return ports
    .filter(({ name }) =>
      name.split(/ \(|\)/).some((part) => part !== '' && words.replaceAll(`${part} Suite`, '').includes(part)),
    )
    .map(({ slug }) => slug);
}

const suitePartsOf = ({ suites }: SampleLine) =>
  suites.flatMap(({ suite }) => SUITE_PARTS.map((part) => `suites/${suite.slug}/${part}`));

export function illustratedPagesOf(line: SampleLine): readonly IllustratedPage[] {
  const voyages = line.voyages.map(({ voyage }) => voyage);
  const portAround = (portSlug: string) => [`ports/${portSlug}`, ...regionsOf(portSlug, voyages)];
  const alongStory = (slugs: readonly string[]) =>
    voyages.filter(({ slug }) => slugs.includes(slug)).flatMap((voyage) => alongVoyage(voyage, line));
  return [
    ...line.experiences.map((one) => ({
      subject: `experiences/${one.slug}`,
      pictures: one.pictures,
      around: [`ports/${one.portSlug}`],
      words: [one.title, one.subtitle, plain(one.html)].join(' '),
      mustShowSubject: true,
    })),
    ...line.venues.map((one) => ({
      subject: `venues/${one.slug}`,
      pictures: one.pictures,
      around: ['vessel'],
      words: [one.name, one.kind, one.summary, plain(one.html)].join(' '),
      mustShowSubject: true,
    })),
    ...line.onboardPages.map((one) => ({
      subject: `life-onboard/${one.slug}`,
      pictures: one.pictures,
      around: ['vessel'],
      words: [one.title, one.summary, plain(one.html)].join(' '),
      mustShowSubject: true,
    })),
    ...line.stories.map((one) => ({
      subject: `stories/${one.slug}`,
      pictures: one.pictures,
      around: [...one.portSlugs.flatMap((slug) => portAround(slug)), ...alongStory(one.voyageSlugs), 'vessel'],
      words: [one.title, one.excerpt, plain(one.html)].join(' '),
      mustShowSubject: true,
      portSlugs: one.portSlugs,
    })),
    ...line.extensions.map((one) => ({
      subject: `extensions/${one.slug}`,
      pictures: one.pictures,
      around: portAround(one.portSlug),
      words: [one.title, one.summary, plain(one.html)].join(' '),
      mustShowSubject: true,
      portSlugs: [one.portSlug],
    })),
    ...line.news.map(({ slug, title, summary, picture, html }) => {
      const words = [title, summary, plain(html)].join(' ');
      return {
        subject: `news/${slug}`,
        pictures: [picture],
        around: [...portsNamedIn(words, line).flatMap((portSlug) => atPort(portSlug, line)), ...aboard(line)],
        words,
        mustShowSubject: false,
        portSlugs: portsNamedIn(`${title} ${summary}`, line),
      };
    }),
    ...voyages.map((voyage) => ({
      subject: `voyages/${voyage.slug}`,
      pictures: voyage.pictures,
      around: alongVoyage(voyage, line),
      mustShowSubject: true,
    })),
    ...line.ports.map(({ slug, picture }) => ({
      subject: `ports/${slug}`,
      pictures: picture ? [picture] : [],
      around: [],
      mustShowSubject: true,
    })),
    ...line.regions.map(({ slug, picture }) => ({
      subject: `regions/${slug}`,
      pictures: picture ? [picture] : [],
      around: voyages
        .filter(({ regionSlug }) => regionSlug === slug)
        .flatMap(({ route }) => route.map(({ portSlug }) => `ports/${portSlug}`)),
      mustShowSubject: false,
    })),
    ...line.suites.flatMap(({ suite }) =>
      SUITE_PARTS.map((part) => ({
        subject: `suites/${suite.slug}/${part}`,
        pictures: suite.pictures,
        around: SUITE_PARTS.map((other) => `suites/${suite.slug}/${other}`),
        words: [
          suite.title,
          suite.summary,
          suite.body,
          ...[...suite.primaryFeatures, ...suite.secondaryFeatures].flatMap(({ title, body }) => [title, body]),
        ].join(' '),
        mustShowSubject: true,
      })),
    ),
  ];
}
