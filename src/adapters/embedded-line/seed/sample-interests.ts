import type { FavouriteItem } from '../../../core/favourites/favourite';
import { addDays, formatDateRange, plainDate, type PlainDate } from '../../../core/shared/plain-date';
import type { OpenTransaction } from '../../sql/line-database';
import { eleanor } from './sample-guests';

const dayMs = 86_400_000;

interface SampleFavourite extends FavouriteItem {
  readonly description: string;
}

/**
 * Eleanor's favourites among the sample line's pages, latest first; a line with other pages shows them as no longer
 * offered.
 */
const pages: readonly SampleFavourite[] = [
  { type: 'STORY', value: 'lights-out-off-stromboli', description: 'Lights out off Stromboli' },
  { type: 'SUITE', value: 'BR-I,GS', description: 'Grand Ocean Suite' },
  { type: 'EXPERIENCE', value: 'the-third-cave', description: 'The Third Cave' },
  { type: 'ONBOARD', value: 'the-library', description: 'The library' },
  { type: 'VOYAGE-EXTENSION', value: 'three-nights-on-hydra', description: 'Three nights on Hydra' },
];

interface Day {
  readonly today: PlainDate;
  readonly at: Date;
}

export async function addSampleInterests(transaction: OpenTransaction, { today, at }: Day): Promise<void> {
  const sailings = await transaction
    .selectFrom('sailings')
    .select(['itinerary_id', 'title', 'start_on', 'end_on'])
    .where('start_on', '>=', addDays(today, 240))
    .orderBy('start_on')
    .limit(2)
    .execute();
  const voyages = sailings.map((sailing): SampleFavourite => ({
    type: 'VOYAGE',
    value: sailing.itinerary_id,
    description: `${sailing.title}, ${formatDateRange(plainDate(sailing.start_on), plainDate(sailing.end_on))}`,
  }));
  await transaction
    .insertInto('favourites')
    .values(
      [...voyages.slice(0, 1), ...pages].map(({ type, value, description }, index) => ({
        favourite_id: `favourite-eleanor-${index + 1}`,
        contact_id: eleanor.contactId,
        item_type: type,
        item_value: value,
        description,
        added_at: at.getTime() - (index + 1) * dayMs,
        removed_at: null,
      })),
    )
    .execute();
  await addConsents(transaction, at);
  await addInquiries(
    transaction,
    sailings.map(({ itinerary_id }) => itinerary_id),
    at,
  );
}

async function addInquiries(transaction: OpenTransaction, [first, second]: readonly string[], at: Date): Promise<void> {
  const inquiries = [
    { itinerary_id: first ?? null, suite_id: 'BR-I,GS', suite_name: 'Grand Ocean Suite', daysAgo: 6 },
    { itinerary_id: null, suite_id: 'BR-I,LS', suite_name: 'Loft Suite', daysAgo: 33 },
    { itinerary_id: second ?? null, suite_id: null, suite_name: null, daysAgo: 61 },
  ];
  await transaction
    .insertInto('inquiries')
    .values(
      inquiries.map(({ daysAgo, ...about }, index) => ({
        ...about,
        submission_id: `sample-inquiry-${index + 1}`,
        inquiry_id: `00Q00000000000000${index + 1}`,
        contact_id: eleanor.contactId,
        address: null,
        extension: null,
        extension_name: null,
        made_at: at.getTime() - daysAgo * dayMs,
      })),
    )
    .execute();
}

async function addConsents(transaction: OpenTransaction, at: Date): Promise<void> {
  const consents = [
    { subject: 'yachtConsent', is_given: 1, wording: 'Write to me about voyages, suites and what is new on board.' },
    { subject: 'hotelConsent', is_given: 0, wording: 'Write to me about the hotels of the group as well.' },
  ];
  await transaction
    .insertInto('consents')
    .values(
      consents.map((one) => ({
        ...one,
        consent_id: `sample-inquiry-1:${one.subject}`,
        contact_id: eleanor.contactId,
        source: 'enquire-now-itinerary',
        given_at: at.getTime() - 6 * dayMs,
      })),
    )
    .execute();
}
