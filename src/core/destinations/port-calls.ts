import { addDays, type PlainDate } from '../shared/plain-date';
import type { VoyageSailing } from '../voyages/find-voyages';
import type { ItineraryDay, Voyage } from '../voyages/voyage';

export interface PortCall extends VoyageSailing {
  readonly days: readonly [ItineraryDay, ...ItineraryDay[]];
  readonly from: PlainDate;
  readonly to: PlainDate;
}

export function callsAt(portSlug: string, sailings: readonly VoyageSailing[]): readonly PortCall[] {
  return sailings.flatMap((voyageSailing) =>
    staysOf(voyageSailing.voyage, portSlug).map((days): PortCall => {
      const dateOf = ({ day }: ItineraryDay) => addDays(voyageSailing.sailing.start, day - 1);
      return { ...voyageSailing, days, from: dateOf(days[0]), to: dateOf(days.at(-1) ?? days[0]) };
    }),
  );
}

/** How many of these sailings call at a port: each counts once (CNT-15). */
export const countSailingsTo = (portSlug: string, sailings: readonly VoyageSailing[]): number =>
  sailings.filter(({ voyage }) => voyage.route.some((point) => point.portSlug === portSlug)).length;

function staysOf({ days }: Pick<Voyage, 'days'>, portSlug: string): readonly [ItineraryDay, ...ItineraryDay[]][] {
  const stays: [ItineraryDay, ...ItineraryDay[]][] = [];
  for (const day of days.filter((one) => one.portSlug === portSlug)) {
    const last = stays.at(-1);
    if (last?.at(-1)?.day === day.day - 1) last.push(day);
    else stays.push([day]);
  }
  return stays;
}
