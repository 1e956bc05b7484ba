import type { Kysely } from 'kysely';
import { EmbeddedCabinBookings } from '../../src/adapters/embedded-engine/cabin-bookings';
import { EmbeddedHoldSuites } from '../../src/adapters/embedded-engine/hold-suites';
import { EmbeddedPayments } from '../../src/adapters/embedded-engine/payments';
import type { LineDatabase } from '../../src/adapters/sql/line-database';
import { openDatabase } from '../../src/adapters/sql/open-database';
import { withSealedColumns } from '../../src/adapters/sql/sealed-columns';
import { EmbeddedFares } from '../../src/adapters/embedded-engine/fares';
import { someSeals } from './some-seals';
import { EmbeddedGuestDirectory } from '../../src/adapters/embedded-crm/guest-directory';
import { EmbeddedWaitlistOffers } from '../../src/adapters/embedded-engine/waitlist-offers';
import { EmbeddedReceipts } from '../../src/adapters/embedded-state/receipts';
import { EmbeddedReservationChanges } from '../../src/adapters/embedded-engine/reservation-changes';
import { EmbeddedSailingInventory } from '../../src/adapters/embedded-engine/sailing-inventory';
import type { LinePlan } from '../../src/adapters/embedded-line/seed/line-plan';
import { rollOver } from '../../src/adapters/embedded-line/seed/rollover';
import { EmbeddedTripRepository } from '../../src/adapters/embedded-engine/trip-repository';
import { EmbeddedWaitlist } from '../../src/adapters/embedded-engine/waitlist';
import type { TestDatabase } from '../services/databases';
import { StoppedClock } from './a-clock';
import { aLinePlan } from './a-line-plan';
import { fakeLine } from './fake-line';
import { someExcursionTerms } from './some-terms';

/** One node of an embedded line that a test laid out: its systems, its database, its clock. */
export interface OpenLine {
  readonly db: Kysely<LineDatabase>;
  readonly plan: LinePlan;
  readonly clock: StoppedClock;
  readonly inventory: EmbeddedSailingInventory;
  readonly fares: EmbeddedFares;
  readonly cabinBookings: EmbeddedCabinBookings;
  readonly holdSuites: EmbeddedHoldSuites;
  readonly waitlist: EmbeddedWaitlist;
  readonly offers: EmbeddedWaitlistOffers;
  readonly changes: EmbeddedReservationChanges;
  readonly payments: EmbeddedPayments;
  readonly trips: EmbeddedTripRepository;
  readonly directory: EmbeddedGuestDirectory;
  readonly receipts: EmbeddedReceipts;
}

/** Open it twice on one database, with one clock, for two nodes. */
export async function anOpenLine(
  database: Omit<TestDatabase, 'drop'>,
  clock = new StoppedClock(),
  plan = aLinePlan(),
): Promise<OpenLine> {
  const db = withSealedColumns(await openDatabase(database), someSeals);
  await rollOver(db, plan, clock, { seals: someSeals });
  return lineOn(db, clock, plan);
}

/** The systems of a line on a database that is laid out. */
export function lineOn(db: Kysely<LineDatabase>, clock: StoppedClock, plan: LinePlan): OpenLine {
  return {
    db,
    plan,
    clock,
    inventory: new EmbeddedSailingInventory(db, clock, plan.timeZone),
    fares: new EmbeddedFares(db, fakeLine({}).content),
    cabinBookings: new EmbeddedCabinBookings(db, clock, plan.timeZone),
    holdSuites: new EmbeddedHoldSuites(db, clock),
    waitlist: new EmbeddedWaitlist(db, clock, plan.timeZone),
    offers: new EmbeddedWaitlistOffers(db, clock),
    changes: new EmbeddedReservationChanges(db, clock, plan.timeZone, someExcursionTerms, plan.terms.cancellation),
    payments: new EmbeddedPayments(db),
    trips: new EmbeddedTripRepository(db),
    directory: new EmbeddedGuestDirectory(db, someSeals),
    receipts: new EmbeddedReceipts(db, clock),
  };
}
