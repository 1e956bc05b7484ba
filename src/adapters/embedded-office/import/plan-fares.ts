import { formatMoney, fromUnits, isChargeable, money, readUnitsText } from '../../../core/shared/money';
import { type PlainDate, plainDate } from '../../../core/shared/plain-date';
import { parseItineraryId } from '../../../core/voyages/itinerary-id';
import type { SampleLine } from '../../embedded-content/sample-line';
import { planFares as planSeasonalFares } from '../../embedded-line/seed/sample-plan';
import { toFareRows } from '../../embedded-line/seed/generate-sailings';
import { insertRows } from '../../sql/insert-rows';
import type { LineDatabase } from '../../sql/line-database';
import { changesOf, type ImportRefusal } from './import-report';
import type { SailingRecord, TablePlan } from './plan-sailings';
import type { TableRow } from './read-table';
import type { FareRow } from './table-schemas';

type FareRecord = LineDatabase['fares'];

interface FareSources {
  /**
   * An import without such a table leaves fares as they are, and gives new sailings those of the season in
   * `schedule.yaml`.
   */
  readonly rows: readonly TableRow<FareRow>[] | undefined;
  readonly knownFares: readonly FareRecord[];
  readonly ahead: readonly SailingRecord[];
  /** Sailings whose own row is refused; their fares are not reported in addition. */
  readonly refusedSailings: ReadonlySet<string>;
  readonly content: SampleLine;
  readonly today: PlainDate;
  /** Number of reservations by sailing, for the report: they retain the price at which they were made. */
  readonly reservedOn: ReadonlyMap<string, number>;
}

/** Largest amount that the database's column holds, in minor units. */
const maxAmount = 2_147_483_647;

export function planFares(sources: FareSources): TablePlan {
  const { rows, ahead, reservedOn } = sources;
  const refusals: ImportRefusal[] = [];
  // A fare of zero counts as no fare (VOY-24): it is neither exported nor imported.
  const knownFares = sources.knownFares.filter(({ amount }) => amount > 0);
  const byKey = new Map(knownFares.map((fare) => [keyOf(fare), fare]));
  const wantedFares =
    rows === undefined
      ? stayingFares({ ...sources, knownFares })
      : rows.flatMap((row) => buildFare(row, { ...sources, refusals }));
  const after = new Map(wantedFares.map((fare) => [keyOf(fare), fare]));
  const addedFares = wantedFares.filter((fare) => !byKey.has(keyOf(fare)));
  const changedFares = wantedFares.filter((fare) => {
    const before = byKey.get(keyOf(fare));
    return before !== undefined && describe(before) !== describe(fare);
  });
  const isAhead = new Set(ahead.map(({ itinerary_id: id }) => id));
  // Fares of a withdrawn sailing are removed with it, and not listed one by one.
  const goneFares = knownFares.filter((fare) => isAhead.has(fare.itinerary_id) && !after.has(keyOf(fare)));
  const reservationsOf = (id: string) => {
    const count = reservedOn.get(id) ?? 0;
    return count === 0
      ? ''
      : `; ${count === 1 ? '1 reservation keeps its price' : `${count} reservations keep their price`}`;
  };
  return {
    refusals,
    changes: [
      ...ofFares('added', addedFares, describe),
      ...ofFares(
        'changed',
        changedFares,
        (fare) => `${describe(byKey.get(keyOf(fare)) ?? fare)} → ${describe(fare)}${reservationsOf(fare.itinerary_id)}`,
      ),
      ...ofFares('withdrawn', goneFares, (fare) => `${describe(fare)}${reservationsOf(fare.itinerary_id)}`),
    ],
    remove: async (transaction) => {
      for (const { itinerary_id: id, category } of [...goneFares, ...changedFares, ...addedFares])
        await transaction.deleteFrom('fares').where('itinerary_id', '=', id).where('category', '=', category).execute();
    },
    write: async (transaction) => insertRows(transaction, 'fares', [...addedFares, ...changedFares]),
  };
}

/** Rows of sailings that have begun are ignored, so that a table need not be shortened every week. */
const hasBegun = (itineraryId: string, today: PlainDate): boolean => {
  const id = parseItineraryId(itineraryId);
  return id.kind === 'itinerary' && id.start <= today;
};

const keyOf = ({ itinerary_id: id, category }: FareRecord): string => `${id} ${category}`;
const ofFares = changesOf('fare', keyOf);

const describe = (fare: FareRecord): string => {
  const format = (amount: number) => formatMoney(money(amount, fare.currency));
  const parts = [fare.port_charges_per_guest, fare.taxes_per_guest, fare.fees_per_guest].map(format).join(' + ');
  return `${format(fare.amount)} (a guest’s charges, taxes and fees within it: ${parts}), at most ${fare.max_guests} guests`;
};

function stayingFares({ knownFares, ahead, content }: FareSources): readonly FareRecord[] {
  const maxGuestsByCategory = new Map<string, number>(
    content.suites.map(({ suite }) => [suite.category, suite.maxGuests]),
  );
  const pricedIds = new Set(knownFares.map(({ itinerary_id: id }) => id));
  const isAhead = new Set(ahead.map(({ itinerary_id: id }) => id));
  return [
    ...knownFares
      .filter(({ itinerary_id: id }) => isAhead.has(id))
      .map((fare) => ({ ...fare, max_guests: maxGuestsByCategory.get(fare.category) ?? fare.max_guests })),
    ...ahead
      .filter(({ itinerary_id: id }) => !pricedIds.has(id))
      .flatMap((sailing) =>
        toFareRows(content.facts.currency, {
          itineraryId: sailing.itinerary_id,
          fares: planSeasonalFares(content, {
            itineraryId: sailing.itinerary_id,
            voyageId: sailing.voyage_id,
            start: plainDate(sailing.start_on),
            nights: sailing.nights,
          }),
        }),
      ),
  ];
}

function buildFare(
  { values, at }: TableRow<FareRow>,
  {
    ahead,
    content: { facts, suites },
    today,
    refusedSailings,
    refusals,
  }: FareSources & { readonly refusals: ImportRefusal[] },
): readonly FareRecord[] {
  const refuse = (column: keyof FareRow, reason: string): readonly [] => {
    refusals.push({ where: at(column), reason });
    return [];
  };
  const { currency } = facts;
  const suite = suites.find((one) => one.suite.category === values.suite)?.suite;
  if (!suite) return refuse('suite', `there is no suite ${values.suite} in the content`);
  if (values.currency !== currency) return refuse('currency', `the line’s currency is ${currency}`);
  const sailing = ahead.find(({ itinerary_id: id }) => id === values.sailing);
  if (!sailing)
    return hasBegun(values.sailing, today) || refusedSailings.has(values.sailing)
      ? []
      : refuse('sailing', `there is no sailing ${values.sailing} ahead`);
  const read = (column: 'fare' | 'port_charges' | 'taxes' | 'fees', perNight = 0): number | undefined => {
    const text = values[column];
    return text === undefined
      ? fromUnits(perNight * sailing.nights, currency).amount
      : readUnitsText(text, currency)?.amount;
  };
  const amounts = {
    fare: read('fare'),
    port_charges: read('port_charges', facts.portChargesPerGuestNight),
    taxes: read('taxes', facts.taxesPerGuestNight),
    fees: read('fees', facts.feesPerGuestNight),
  };
  for (const column of ['fare', 'port_charges', 'taxes', 'fees'] as const) {
    const amount = amounts[column];
    if (amount === undefined || amount > maxAmount)
      return refuse(column, `${values[column]} is no amount of ${currency} that can be charged`);
  }
  const { fare = 0, port_charges = 0, taxes = 0, fees = 0 } = amounts;
  if (!isChargeable(money(fare, currency)))
    return refuse('fare', `cards can be charged an amount of ${currency} only where its last digit is 0`);
  if (fare === 0) return refuse('fare', 'a fare of zero is none: leave the row out, and the suite is not sold');
  if ((port_charges + taxes + fees) * suite.maxGuests > fare)
    return refuse('fare', `is less than the charges, taxes and fees of ${suite.maxGuests} guests within it`);
  return [
    {
      itinerary_id: sailing.itinerary_id,
      category: values.suite,
      amount: fare,
      port_charges_per_guest: port_charges,
      taxes_per_guest: taxes,
      fees_per_guest: fees,
      currency,
      max_guests: suite.maxGuests,
    },
  ];
}
