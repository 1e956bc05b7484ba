import { type Money, subtractMoney } from '../shared/money';
import type { FoundDeparture } from './find-departures';
import { isPriced, type PricedExperience } from './experience';

interface NearDeparture {
  readonly departure: FoundDeparture['departure'];
  readonly experience: PricedExperience;
  readonly left: number;
  /** The difference is that to the full experience's price per guest; it is absent when the currencies differ. */
  readonly difference?: Money;
}

interface FullDeparture {
  readonly experience: PricedExperience;
  readonly begins: Date;
  readonly guestCount: number;
}

const maxNear = 3;

/** Other experiences must have enough free seats for all guests; each is listed once, the nearest in time first. */
export function nearDepartures(
  full: FullDeparture,
  foundDepartures: readonly FoundDeparture[],
): readonly NearDeparture[] {
  const away = ({ begins }: FoundDeparture['departure']) => Math.abs(begins.getTime() - full.begins.getTime());
  const near = foundDepartures
    .flatMap(({ departure, experience, taken }): readonly NearDeparture[] => {
      const seatsLeft = departure.capacity - taken;
      const isOther = experience.slug !== full.experience.slug && !experience.isCustomOnly;
      if (!isOther || seatsLeft < full.guestCount || !isPriced(experience)) return [];
      const isComparable = experience.price.currency === full.experience.price.currency;
      return [
        {
          departure,
          experience,
          left: seatsLeft,
          ...(isComparable ? { difference: subtractMoney(experience.price, full.experience.price) } : {}),
        },
      ];
    })
    .toSorted((one, other) => away(one.departure) - away(other.departure));
  return near
    .filter(({ experience }, at) => near.findIndex((one) => one.experience.slug === experience.slug) === at)
    .slice(0, maxNear);
}
