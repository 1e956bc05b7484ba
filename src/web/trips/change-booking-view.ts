import { hoursOf } from '../../core/excursions/departure-times';
import type { BookingChange, ChangeObstacle } from '../../core/excursions/plan-booking-change';
import { positionOf } from '../../core/excursions/participants';
import { suitabilityDoubts } from '../../core/excursions/suitability';
import type { PreparationRow } from '../../core/preparation/preparation-list';
import { momentText } from '../../core/shared/moment-text';
import { formatMoney } from '../../core/shared/money';
import { formatLongDate } from '../../core/shared/plain-date';
import type { DatedDay } from '../../core/trip-day/dated-days';
import { changeBookingTexts as texts } from '../../../views/trips/change-booking.texts';

const namesOf = (guests: readonly { readonly fullName: string }[]): string =>
  guests.map(({ fullName }) => fullName).join(', ');

/** What the change will alter and cost; the message that confirms it repeats the same sentences. */
export function changeLines(change: BookingChange): readonly string[] {
  const { target, isMoved, addedGuests, removedBookings, areNotesChanged, price } = change;
  const { departure } = target;
  return [
    ...(isMoved ? [texts.moves(`${formatLongDate(departure.date)}, ${hoursOf(departure)}`)] : []),
    ...(addedGuests.length > 0 ? [texts.joins(namesOf(addedGuests))] : []),
    ...(removedBookings.length > 0 ? [texts.leaves(namesOf(removedBookings))] : []),
    ...(areNotesChanged ? [texts.newNote] : []),
    ...(price ? [texts.price(formatMoney(price))] : []),
    ...(isMoved || removedBookings.length > 0 ? [costText(change)] : []),
  ];
}

function costText({ isCharged, amountLost, freeUntil, party }: BookingChange): string {
  if (isCharged) return texts.lost(amountLost ? formatMoney(amountLost) : texts.thePrice);
  return freeUntil ? texts.free(momentText(freeUntil, party.departure.timeZone)) : texts.freeAnyway;
}

/**
 * Obstacles and doubts about a change. Of a traveller's health it mentions only what the viewer may see (role matrix).
 */
export function changeWarnings(
  { obstacles, chosenGuests, target }: BookingChange,
  { rows, days }: { readonly rows: readonly PreparationRow[]; readonly days: readonly DatedDay[] },
): readonly string[] {
  const { departure, experience } = target;
  const day = days.find(
    ({ tripPackage, date }) => tripPackage.packageCode === departure.itineraryId && date === departure.date,
  );
  const isByTender = day?.day.type === 'Anchored';
  const doubts = chosenGuests.flatMap(({ participantId, fullName }) => {
    const position = positionOf(participantId);
    const health = rows.find(({ item, traveller }) => item === 'health' && traveller.position === position);
    const suitability = suitabilityDoubts(health?.entry?.values['mobility'], {
      activityLevel: experience.activityLevel,
      isByTender,
    });
    return suitability
      ? [
          ...(suitability.isEffortHigh ? [texts.effort(fullName, experience.activityLevel)] : []),
          ...(suitability.isTenderHard ? [texts.tender(fullName)] : []),
        ]
      : [];
  });
  return [...obstacles.map(obstacleText), ...doubts];
}

function obstacleText(obstacle: ChangeObstacle): string {
  switch (obstacle.kind) {
    case 'no-guests':
    case 'nothing-changed':
    case 'closed':
      return texts.obstacle[obstacle.kind];
    case 'no-seats':
      return texts.obstacle['no-seats'](obstacle.left);
    case 'too-young':
      return texts.obstacle['too-young'](obstacle.names.join(', '), obstacle.minAge);
    case 'overlaps':
      return texts.obstacle.overlaps(obstacle.names.join(', '), obstacle.title);
  }
}
