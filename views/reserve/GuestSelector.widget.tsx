import { useEffect, useId, useState } from 'react';
import { DEFAULT_MESSAGES } from '../../src/core/content/line-messages';
import {
  changeGuests,
  guestControls,
  type GuestChange,
  type GuestCounts,
  type GuestLimits,
} from '../../src/core/reserve/guest-counts';
import {
  parseGuestCounts,
  storedCountTexts,
  STORED_COUNT_KEYS,
  suiteStepCounts,
} from '../../src/core/reserve/suite-step-counts';
import { storeValue, readStored } from '../ui/stored-values';
import { GuestStepper } from './GuestStepper';
import { notifyPartyChanged } from './page-events';
import { addressForParty, carryParty } from './party-address';
import { reserveTexts as texts } from './reserve.texts';

export interface GuestSelectorProps {
  readonly adults: number;
  readonly children: number;
  readonly limits?: GuestLimits;
  /** A line may say in its own words how a larger party reserves (H53). */
  readonly morePassengers?: string;
  readonly action: string;
  readonly hiddenFields: readonly { readonly name: string; readonly value: string }[];
}

/** Every press updates the address, the stored counts and the suites (SUI-01 to SUI-10). */
export function GuestSelector({
  adults,
  children,
  limits,
  morePassengers = DEFAULT_MESSAGES.morePassengers,
  action,
  hiddenFields,
}: GuestSelectorProps) {
  const id = useId();
  const [counts, setCounts] = useState<GuestCounts>({ adults, children });
  useEffect(() => {
    const correctedCounts = correctOnce();
    setCounts(correctedCounts);
    settle(correctedCounts, true);
  }, []);
  const press = (change: GuestChange) => {
    const changedCounts = changeGuests(counts, change, limits);
    setCounts(changedCounts);
    settle(changedCounts, false);
  };
  const can = guestControls(counts, limits);
  const hiddenCount = (other: string, value: number) =>
    [...hiddenFields, { name: other, value: String(value) }].map((field) => (
      <input key={field.name} type="hidden" name={field.name} value={field.value} />
    ));
  return (
    <div className="guest-selector">
      <GuestStepper
        id={`${id}-adults`}
        label={texts.adults}
        note={texts.adultsNote}
        name="guestsAdults"
        count={counts.adults}
        action={action}
        less={{ label: texts.removeAdult, isPossible: can.canRemoveAdult }}
        more={{ label: texts.addAdult, isPossible: can.canAddAdult }}
        onChange={(change) => press(change === 'more' ? 'add-adult' : 'remove-adult')}
      >
        {hiddenCount('guestsChildren', counts.children)}
      </GuestStepper>
      <GuestStepper
        id={`${id}-children`}
        label={texts.children}
        note={texts.childrenNote}
        name="guestsChildren"
        count={counts.children}
        action={action}
        less={{ label: texts.removeChild, isPossible: can.canRemoveChild }}
        more={{ label: texts.addChild, isPossible: can.canAddChild }}
        onChange={(change) => press(change === 'more' ? 'add-child' : 'remove-child')}
      >
        {hiddenCount('guestsAdults', counts.adults)}
      </GuestStepper>
      <p className="guest-selector__more" role="status">
        {can.hasMorePassengersText ? morePassengers : ''}
      </p>
    </div>
  );
}

/** The counts of the address apply, else those stored in this browser, else two adults (SUI-08, H72). */
function correctOnce(): GuestCounts {
  const query = new URLSearchParams(location.search);
  return suiteStepCounts(
    { adults: query.get('guestsAdults'), children: query.get('guestsChildren') },
    { adults: readStored(STORED_COUNT_KEYS.adults), children: readStored(STORED_COUNT_KEYS.children) },
  ).counts;
}

/** Writes the counts to the address without a new history entry, and to the storage (SUI-09, SUI-10). */
function settle(counts: GuestCounts, isFirst: boolean): void {
  const query = new URLSearchParams(location.search);
  const isInAddress =
    parseGuestCounts({ adults: query.get('guestsAdults'), children: query.get('guestsChildren') }) !== undefined;
  if (!isFirst || !isInAddress) history.replaceState(history.state, '', addressWith(counts, query));
  const storedCounts = storedCountTexts(counts);
  storeValue(STORED_COUNT_KEYS.adults, storedCounts.adults);
  storeValue(STORED_COUNT_KEYS.children, storedCounts.children);
  carryParty(document, counts);
  notifyPartyChanged(counts);
}

function addressWith(counts: GuestCounts, query: URLSearchParams): string {
  const isComplete = query.has('guestsAdults') && query.has('guestsChildren');
  if (isComplete) return addressForParty(`${location.pathname}${location.search}`, counts);
  query.set('guestsAdults', String(counts.adults));
  query.set('guestsChildren', String(counts.children));
  return `${location.pathname}?${query.toString().replaceAll('%2C', ',')}`;
}
