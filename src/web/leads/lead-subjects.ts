import type { ContentLibrary } from '../../core/content/content-library.port';
import type { VoyageExtension } from '../../core/content/voyage-extension';
import { parseSuiteId, suiteOf } from '../../core/reserve/suite-id';
import { formatDateRange } from '../../core/shared/plain-date';
import type { GetSailing } from '../../core/voyages/get-sailing';
import { parseItineraryId } from '../../core/voyages/itinerary-id';
import type { Sailing } from '../../core/voyages/sailing';
import type { Suite, Voyage } from '../../core/voyages/voyage';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import type { LeadFormPageProps } from '../../../views/leads/lead-page-props';
import { hrefExtension, hrefVoyage } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';

/** Subject of an inquiry: existing ids, with the line's names for them (FRM-32, H41). */
export interface LeadSubject {
  readonly carriedFields: Readonly<
    Partial<Record<'itineraryId' | 'suiteId' | 'suiteName' | 'extension' | 'extensionName' | 'webUrl', string>>
  >;
  readonly view?: NonNullable<LeadFormPageProps['subject']>;
}

interface LeadSubjectsParts {
  readonly getSailing: Pick<GetSailing, 'run'>;
  readonly content: Pick<VoyageContent, 'findSuites'>;
  readonly library: Pick<ContentLibrary, 'findExtensions'>;
  readonly assets: Pick<BuiltAssets, 'picture'>;
  readonly hosts: { readonly origin: string };
}

interface Ids {
  readonly itineraryId: unknown;
  readonly suiteId: unknown;
  readonly extension: unknown;
}

interface SubjectParts {
  readonly sailing?: { readonly sailing: Sailing; readonly voyage: Voyage } | undefined;
  readonly suite?: Suite | undefined;
  readonly extension?: VoyageExtension | undefined;
}

/** The catalogue does not answer, so that it is unknown whether the id exists. */
const noAnswer = 'unanswered' as const;

/** Finds the subject of an inquiry. Unknown ids are ignored, because the form accepts all questions (ROU-32). */
export class LeadSubjects {
  constructor(private readonly parts: LeadSubjectsParts) {}

  async find(ids: Ids): Promise<LeadSubject> {
    const [sailing, suite, extension] = await Promise.all([
      this.findSailing(ids.itineraryId),
      this.findSuite(ids.suiteId),
      this.findExtension(ids.extension),
    ]);
    const { carriedFields, ...subject } = this.toView({
      sailing: sailing === noAnswer ? undefined : sailing,
      suite: suite === noAnswer ? undefined : suite,
      extension,
    });
    return {
      ...subject,
      carriedFields: {
        ...(sailing === noAnswer ? itineraryIn(ids) : {}),
        ...(suite === noAnswer ? suiteIn(ids) : {}),
        ...carriedFields,
      },
    };
  }

  /** When the catalogue does not answer, neither the lead nor its subject is lost (reliability D1). */
  private async findSailing(itineraryId: unknown): Promise<SubjectParts['sailing'] | typeof noAnswer> {
    if (typeof itineraryId !== 'string' || itineraryId === '') return undefined;
    const outcome = await this.parts.getSailing.run({ itineraryId }).catch(() => noAnswer);
    if (outcome === noAnswer) return noAnswer;
    return outcome.kind === 'sailing' ? outcome : undefined;
  }

  private async findSuite(suiteId: unknown): Promise<Suite | undefined | typeof noAnswer> {
    if (typeof suiteId !== 'string' || suiteId === '') return undefined;
    const suites = await this.parts.content.findSuites().catch(() => noAnswer);
    return suites === noAnswer ? noAnswer : suiteOf(suites, suiteId);
  }

  private async findExtension(slug: unknown): Promise<VoyageExtension | undefined> {
    if (typeof slug !== 'string' || slug === '') return undefined;
    const extensions = await this.parts.library.findExtensions().catch(() => []);
    return extensions.find((extension) => extension.slug === slug);
  }

  private toView({ sailing: voyageSailing, suite, extension }: SubjectParts): LeadSubject {
    const carriedFields = {
      ...(voyageSailing && {
        itineraryId: voyageSailing.sailing.itineraryId,
        webUrl: `${this.parts.hosts.origin}${hrefVoyage(voyageSailing.voyage.slug, voyageSailing.sailing.itineraryId)}`,
      }),
      ...(suite ? { suiteId: suite.suiteId, suiteName: suite.title } : {}),
      ...(extension && {
        extension: extension.slug,
        extensionName: extension.title,
        webUrl: `${this.parts.hosts.origin}${hrefExtension(extension.slug)}`,
      }),
    };
    const [picture] = extension?.pictures ?? suite?.pictures ?? voyageSailing?.voyage.pictures ?? [];
    if (!picture) return { carriedFields };
    return {
      carriedFields,
      view: {
        ...titles({ sailing: voyageSailing, suite, extension }),
        picture: this.parts.assets.picture(picture.name, picture.alt),
      },
    };
  }
}

function titles({ sailing: voyageSailing, suite, extension }: SubjectParts): {
  readonly title: string;
  readonly line: string;
} {
  if (extension) return { title: extension.title, line: extension.summary };
  if (!voyageSailing) return { title: suite?.title ?? '', line: suite?.summary ?? '' };
  const dates = formatDateRange(voyageSailing.sailing.start, voyageSailing.sailing.end);
  return { title: voyageSailing.voyage.title, line: suite ? `${dates} · ${suite.title}` : dates };
}

const itineraryIn = ({ itineraryId }: Ids) =>
  typeof itineraryId === 'string' && parseItineraryId(itineraryId).kind === 'itinerary' ? { itineraryId } : {};
const suiteIn = ({ suiteId }: Ids) =>
  typeof suiteId === 'string' && parseSuiteId(suiteId).kind === 'suite' ? { suiteId } : {};
