import type { OpenParty } from '../../core/party/open-party';
import type { PartyView } from '../../core/party/party-view';
import { itemDefinitions } from '../../core/preparation/preparation-item';
import { type PreparationRow, progressOf } from '../../core/preparation/preparation-list';
import type { Clock } from '../../core/shared/clock.port';
import { compareDates, formatLongDate, todayIn } from '../../core/shared/plain-date';
import { bookedTrips, tripEnd } from '../../core/trips/trip-order';
import type { TripRepository } from '../../core/trips/trip-repository.port';
import type { PreparationSummaryView } from '../../../views/preparation/PreparationSummary';
import { preparationTexts as texts } from '../../../views/preparation/preparation.texts';
import { hrefPreparation } from '../hrefs';
import type { PartyTrips } from '../party/party-trips';
import type { FailureLog } from '../trips/trip-contents';
import type { PreparationLists } from './preparation.pages';
import { ownerText } from './preparation-view';

const maxRows = 5;

interface PreparationSummariesParts {
  readonly trips: Pick<TripRepository, 'findTrips'>;
  readonly parties: Pick<OpenParty, 'run' | 'findShared'>;
  readonly partyTrips: Pick<PartyTrips, 'describe'>;
  readonly lists: Pick<PreparationLists, 'rows'>;
  readonly clock: Clock;
  readonly officeTimeZone: string;
}

/** What is missing for a guest's next trip, their own or one that they take part in; undefined where nothing is. */
export class PreparationSummaries {
  constructor(private readonly parts: PreparationSummariesParts) {}

  async of(contactId: string, log: FailureLog): Promise<PreparationSummaryView | undefined> {
    const view = await this.nextTrip(contactId);
    if (!view) return undefined;
    const rows = await this.parts.lists.rows(view);
    const missing = rows
      .filter(({ state }) => state !== 'given')
      .toSorted((one, other) => compareDates(one.dueOn, other.dueOn));
    if (missing.length === 0) return undefined;
    const { given, all, overdue } = progressOf(rows);
    const { title } = await this.parts.partyTrips.describe(view, log);
    return {
      voyage: title,
      progress: texts.progress(given, all),
      ...(overdue > 0 ? { overdue: texts.overdue(overdue) } : {}),
      href: hrefPreparation(view.trip.reservationId),
      missing: missing.slice(0, maxRows).map(toMissing),
      ...(missing.length > maxRows ? { more: texts.summary.more(missing.length - maxRows) } : {}),
    };
  }

  private async nextTrip(contactId: string): Promise<PartyView | undefined> {
    const { trips, parties, clock, officeTimeZone } = this.parts;
    const today = todayIn(officeTimeZone, clock.now());
    const own = bookedTrips(await trips.findTrips({ contactId })).find(
      (trip) => !trip.isUnconfirmed && (tripEnd(trip) ?? today) >= today,
    );
    if (own) return parties.run({ contactId, reservationId: own.reservationId });
    return (await parties.findShared(contactId)).find(({ trip }) => trip.status === 'BK');
  }
}

const toMissing = ({ item, traveller, owner, dueOn, isOverdue }: PreparationRow) => ({
  title: itemDefinitions[item].title,
  of: owner.isViewer && owner.kind === 'traveller' ? texts.owner.you : `${traveller.fullName}. ${ownerText(owner)}`,
  due: (isOverdue ? texts.wasDue : texts.due)(formatLongDate(dueOn)),
  isOverdue,
});
