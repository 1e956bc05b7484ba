import { atLeast } from '../../core/party/access-matrix';
import type { PartyView } from '../../core/party/party-view';
import { momentText } from '../../core/shared/moment-text';
import { formatLongDate, todayIn } from '../../core/shared/plain-date';
import { isMissed } from '../../core/trip-changes/is-missed';
import { afterText, beforeText, changeTitle } from '../../core/trip-changes/change-text';
import { changesOf, isDayChange, type TripChange } from '../../core/trip-changes/trip-change';
import type { TripChanges } from '../../core/trip-changes/trip-changes.port';
import type { DatedDay } from '../../core/trip-day/dated-days';
import type { ProgrammeEntry } from '../../core/trip-day/day-programme';
import type { TripChangesView, TripChangeView } from '../../../views/trip-changes/TripChanges';
import { tripChangesTexts as texts } from '../../../views/trip-changes/trip-changes.texts';
import { paths } from '../paths';
import type { TripPlans } from '../trip-day/trip-plans';

interface TripChangeListsParts {
  readonly changes: Pick<TripChanges, 'findAll' | 'findAcknowledged'>;
  readonly plans: Pick<TripPlans, 'days' | 'programme'>;
  readonly officeTimeZone: string;
}

/**
 * Changes that the line has made to a trip, as far as a person's roles show them, and whether the person has
 * acknowledged them.
 */
export class TripChangeLists {
  constructor(private readonly parts: TripChangeListsParts) {}

  /**
   * Changes of days are shown to roles that see the voyage, changes of the cabin to roles that see the suite (role
   * matrix).
   */
  async changes(view: PartyView): Promise<readonly TripChange[]> {
    const { trip } = view;
    const foundChanges = changesOf(
      await this.parts.changes.findAll(),
      trip.packages.map(({ packageCode }) => packageCode),
      trip.reservationId,
    );
    return foundChanges.filter((change) => atLeast(view.ofTrip(isDayChange(change) ? 'voyage' : 'suite'), 'see'));
  }

  async of(view: PartyView): Promise<TripChangesView | undefined> {
    const { changes, plans } = this.parts;
    const tripChanges = await this.changes(view);
    if (tripChanges.length === 0) return undefined;
    const { reservationId } = view.trip;
    const [acknowledgements, days, programme] = await Promise.all([
      changes.findAcknowledged({ reservationId, contactId: view.contactId }),
      plans.days(view),
      plans.programme(view),
    ]);
    const views = tripChanges.toReversed().map((change) => {
      const seenAt = acknowledgements.get(change.changeId);
      return { ...this.toView(change, days, programme), ...(seenAt ? { seenOn: this.dayOf(seenAt) } : {}) };
    });
    return {
      action: paths.trips.changes,
      reservationId,
      open: views.filter(({ seenOn }) => seenOn === undefined),
      seenChanges: views.filter(({ seenOn }) => seenOn !== undefined),
    };
  }

  private toView(change: TripChange, days: readonly DatedDay[], programme: readonly ProgrammeEntry[]): TripChangeView {
    return {
      id: change.changeId,
      title: changeTitle(change),
      was: beforeText(change),
      is: afterText(change),
      why: change.reason,
      changedOn: momentText(change.changedAt, this.parts.officeTimeZone),
      effects: effectsOf(change, days, programme),
    };
  }

  private dayOf(at: Date): string {
    return formatLongDate(todayIn(this.parts.officeTimeZone, at));
  }
}

/** Compared with the day as it is now, because a later change may have undone the effect of an earlier one. */
function effectsOf(
  change: TripChange,
  days: readonly DatedDay[],
  programme: readonly ProgrammeEntry[],
): readonly string[] {
  if (!isDayChange(change)) return [];
  const day = days.find((one) => one.tripPackage.packageCode === change.itineraryId && one.day.day === change.day);
  const dayEntries = day ? programme.filter(({ date }) => date === day.date) : [];
  return [
    ...(day && dayEntries.length > 0
      ? dayEntries.map((entry) => (isMissed(entry, day) ? texts.missed(entry.title) : texts.stays(entry.title)))
      : [texts.none]),
    texts.calendar,
  ];
}
