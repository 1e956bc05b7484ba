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
  readonly carried: Readonly<
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
const unanswered = 'unanswered' as const;

/** Finds the subject of an inquiry. Unknown ids are ignored, because the form accepts all questions (ROU-32). */
export class LeadSubjects {
  constructor(private readonly parts: LeadSubjectsParts) {}

  async find(ids: Ids): Promise<LeadSubject> {
    const [sailing, suite, extension] = await Promise.all([
      this.findSailing(ids.itineraryId),
      this.findSuite(ids.suiteId),
      this.findExtension(ids.extension),
    ]);
    const { carried, ...shown } = this.toView({
      sailing: sailing === unanswered ? undefined : sailing,
      suite: suite === unanswered ? undefined : suite,
      extension,
    });
    return {
      ...shown,
      carried: {
        ...(sailing === unanswered ? itineraryIn(ids) : {}),
        ...(suite === unanswered ? suiteIn(ids) : {}),
        ...carried,
      },
    };
  }

  /** When the catalogue does not answer, neither the lead nor its subject is lost (reliability D1). */
  private async findSailing(itineraryId: unknown): Promise<SubjectParts['sailing'] | typeof unanswered> {
    if (typeof itineraryId !== 'string' || itineraryId === '') return undefined;
    const outcome = await this.parts.getSailing.run({ itineraryId }).catch(() => unanswered);
    if (outcome === unanswered) return unanswered;
    return outcome.kind === 'sailing' ? outcome : undefined;
  }

  private async findSuite(suiteId: unknown): Promise<Suite | undefined | typeof unanswered> {
    if (typeof suiteId !== 'string' || suiteId === '') return undefined;
    const suites = await this.parts.content.findSuites().catch(() => unanswered);
    return suites === unanswered ? unanswered : suiteOf(suites, suiteId);
  }

  private async findExtension(slug: unknown): Promise<VoyageExtension | undefined> {
    if (typeof slug !== 'string' || slug === '') return undefined;
    const extensions = await this.parts.library.findExtensions().catch(() => []);
    return extensions.find((extension) => extension.slug === slug);
  }

  private toView({ sailing: found, suite, extension }: SubjectParts): LeadSubject {
    const carried = {
      ...(found && {
        itineraryId: found.sailing.itineraryId,
        webUrl: `${this.parts.hosts.origin}${hrefVoyage(found.voyage.slug, found.sailing.itineraryId)}`,
      }),
      ...(suite ? { suiteId: suite.suiteId, suiteName: suite.title } : {}),
      ...(extension && {
        extension: extension.slug,
        extensionName: extension.title,
        webUrl: `${this.parts.hosts.origin}${hrefExtension(extension.slug)}`,
      }),
    };
    const [picture] = extension?.pictures ?? suite?.pictures ?? found?.voyage.pictures ?? [];
    if (!picture) return { carried };
    return {
      carried,
      view: {
        ...titles({ sailing: found, suite, extension }),
        picture: this.parts.assets.picture(picture.name, picture.alt),
      },
    };
  }
}

function titles({ sailing: found, suite, extension }: SubjectParts): { readonly title: string; readonly line: string } {
  if (extension) return { title: extension.title, line: extension.summary };
  if (!found) return { title: suite?.title ?? '', line: suite?.summary ?? '' };
  const dates = formatDateRange(found.sailing.start, found.sailing.end);
  return { title: found.voyage.title, line: suite ? `${dates} · ${suite.title}` : dates };
}

const itineraryIn = ({ itineraryId }: Ids) =>
  typeof itineraryId === 'string' && parseItineraryId(itineraryId).kind === 'itinerary' ? { itineraryId } : {};
const suiteIn = ({ suiteId }: Ids) =>
  typeof suiteId === 'string' && parseSuiteId(suiteId).kind === 'suite' ? { suiteId } : {};
