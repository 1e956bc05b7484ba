import type { Inquiry } from '../../core/inquiries/inquiry';
import { type InquiryType, inquiryTypes } from '../../core/inquiries/inquiry-tabs';
import { formatDateRange, formatLongDate, isBefore, todayIn } from '../../core/shared/plain-date';
import type { Picture } from '../../core/shared/picture';
import { parseItineraryId } from '../../core/voyages/itinerary-id';
import { voyageOfItinerary } from '../../core/voyages/voyage-of-itinerary';
import type { Suite, Voyage } from '../../core/voyages/voyage';
import { inquiriesTexts as texts } from '../../../views/inquiries/inquiries.texts';
import type { InquiryCardView } from '../../../views/inquiries/InquiryCard';
import type { Tab } from '../../../views/ui/Tabs';
import { hrefExtensionInquiry, hrefInquireNow, hrefInquiries, hrefSuite, hrefVoyage } from '../hrefs';

/** Empty when the content does not answer: cards then show what the inquiry itself contains. */
export interface InquiryContent {
  readonly voyages: readonly Voyage[];
  readonly suites: readonly Suite[];
}

interface InquiryContext extends InquiryContent {
  readonly vessel: string;
  readonly timeZone: string;
  readonly now: Date;
}

type InquiryWithPictures = { readonly card: InquiryCardView; readonly pictures: readonly Picture[] };

/** Maps an inquiry to its card. A withdrawn voyage keeps its name, without a link (H52). */
export function toInquiryCard(inquiry: Inquiry, context: InquiryContext): InquiryWithPictures {
  const { id, madeAt, itineraryId, suite, extension } = inquiry;
  const sailing = itineraryId === undefined ? undefined : parseItineraryId(itineraryId);
  const voyage = itineraryId === undefined ? undefined : voyageOfItinerary(context.voyages, itineraryId);
  const knownSuite = context.suites.find(({ suiteId }) => suiteId === suite?.suiteId);
  // The name is empty where the catalogue could not be asked for it when the form was sent.
  const suiteName = knownSuite?.title ?? (suite?.name === '' ? undefined : suite?.name);
  const voyageTitle = itineraryId === undefined ? undefined : (voyage?.title ?? texts.voyageGone);
  const title = extension?.name ?? voyageTitle ?? suiteName ?? texts.general;
  const href = voyage?.isPublished
    ? hrefVoyage(voyage.slug, itineraryId)
    : voyageTitle === undefined && knownSuite
      ? hrefSuite(context.vessel, knownSuite.slug)
      : undefined;
  return {
    card: {
      id,
      title,
      ...(href === undefined ? {} : { href }),
      lines: [
        ...(sailing?.kind === 'itinerary' ? [formatDateRange(sailing.start, sailing.end)] : []),
        ...(suiteName !== undefined && suiteName !== title ? [suiteName] : []),
        ...(sailing?.kind === 'itinerary' && isBefore(sailing.start, todayIn(context.timeZone, context.now))
          ? [texts.sailed]
          : []),
      ],
      date: formatLongDate(todayIn(context.timeZone, madeAt)),
      madeAt: madeAt.toISOString(),
      quoteHref: extension
        ? hrefExtensionInquiry(extension.slug)
        : hrefInquireNow({
            ...(itineraryId === undefined ? {} : { itineraryId }),
            ...(suite?.suiteId ? { suiteId: suite.suiteId } : {}),
          }),
      engraving: { seed: itineraryId ?? suite?.suiteId ?? id, subject: 'sea', title },
    },
    pictures: [...(voyage?.pictures ?? []), ...(knownSuite?.pictures ?? [])],
  };
}

export const inquiryTabViews = (current: InquiryType | undefined): readonly Tab[] => [
  { label: texts.all, href: hrefInquiries(), isCurrent: current === undefined },
  ...inquiryTypes.map((type) => ({
    label: texts.types[type],
    href: hrefInquiries({ tab: type }),
    isCurrent: type === current,
  })),
];
