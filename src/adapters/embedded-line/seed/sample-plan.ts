import type { Consultant } from '../../../core/meetings/consultant';
import type { PlainDate } from '../../../core/shared/plain-date';
import type { Voyage } from '../../../core/voyages/voyage';
import type { SampleLine } from '../../embedded-content/sample-line';
import { type PricedSailing, sailingFare } from '../sailing-fare';
import { generateSailings, sailingOf, type ScheduledSailing } from '../schedule';
import type { LinePlan, PlannedFare, PlannedSailing } from './line-plan';
import { soldCabins } from './occupancy';

const minExperiences = 3;

export function planLine(line: SampleLine): LinePlan {
  const voyages = line.voyages.map(({ voyage }) => voyage);
  const titles = new Map(voyages.map((voyage) => [voyage.voyageId, voyage.title]));
  const cabins = line.suites.flatMap((suite) =>
    suite.cabins.map(({ number, category, deck }) => ({ cabinNumber: number, category, deck })),
  );
  return {
    currency: line.facts.currency,
    timeZone: line.facts.timeZone,
    terms: line.facts.booking,
    cabins,
    consultants: line.facts.consultants.map(toConsultant),
    guests: line.guests,
    tourCodes: line.experiences.map(({ tourCode }) => tourCode),
    privateVoyageIds: line.voyages.flatMap(({ voyage }) => (voyage.isPublished ? [] : [voyage.voyageId])),
    quietVoyageIds: findQuietVoyages(line),
    findSailings: (from, to) =>
      generateSailings({ schedule: line.schedule, voyages, from, to }).map((sailing) =>
        planSailing(line, sailing, titles.get(sailing.voyageId) ?? sailing.voyageId),
      ),
    findSoldCabins: (itineraryId) => soldCabins(itineraryId, cabins),
  };
}

/** Finds none in a line whose voyages are all like that: its sample trips are on any of them. */
function findQuietVoyages({ voyages, experiences }: SampleLine): readonly string[] {
  const countExperiences = ({ days }: Voyage) =>
    experiences.filter(({ portSlug }) => days.some((day) => day.portSlug === portSlug)).length;
  const quiet = voyages.filter(({ voyage }) => countExperiences(voyage) < minExperiences);
  return quiet.length === voyages.length ? [] : quiet.map(({ voyage }) => voyage.voyageId);
}

export function planExtraSailing(line: SampleLine, voyageId: string, start: PlainDate): PlannedSailing | undefined {
  const voyage = line.voyages.find((one) => one.voyage.voyageId === voyageId)?.voyage;
  return voyage && planSailing(line, sailingOf(voyage, start, line.schedule), voyage.title);
}

function planSailing(line: SampleLine, sailing: ScheduledSailing, title: string): PlannedSailing {
  const { itineraryId, voyageId, start, end, nights } = sailing;
  return {
    itineraryId,
    voyageId,
    title,
    start,
    end,
    nights,
    fares: planFares(line, sailing),
  };
}

export const planFares = (line: SampleLine, sailing: PricedSailing): readonly PlannedFare[] =>
  line.suites.flatMap(({ suite }) => planFare(line, sailing, suite.category));

function planFare(line: SampleLine, sailing: PricedSailing, category: string): readonly PlannedFare[] {
  const fare = sailingFare({ line, sailing, category });
  if (!fare) return [];
  return [
    {
      category,
      suiteFare: fare.suiteFare.amount,
      portChargesPerGuest: fare.portChargesPerGuest.amount,
      taxesPerGuest: fare.taxesPerGuest.amount,
      feesPerGuest: fare.feesPerGuest.amount,
      maxGuests: fare.maxGuests,
    },
  ];
}

function toConsultant({ slug, name, email, phone, picture }: SampleLine['facts']['consultants'][number]): Consultant {
  const [firstName = name, ...others] = name.split(' ');
  return {
    firstName,
    lastName: others.join(' '),
    email,
    phone: phone.replaceAll(' ', ''),
    resourceId: consultantResourceId(slug),
    userId: `user-${slug}`,
    ...(picture === undefined ? {} : { profileImage: picture }),
  };
}

export const consultantResourceId = (slug: string) => `resource-${slug}`;
