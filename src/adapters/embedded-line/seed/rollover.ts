import type { Clock } from '../../../core/shared/clock.port';
import type { GuestSeals } from '../../../core/shared/guest-seals.port';
import { todayIn } from '../../../core/shared/plain-date';
import { closeVoyages, lapseReservations } from '../../embedded-engine/booking/end-reservations';
import { atomically } from '../../sql/atomically';
import type { OpenDatabase, OpenTransaction } from '../../sql/line-database';
import { migrations, resetTables } from '../../sql/migrations';
import type { ForgetHolds } from '../../sql/retention';
import { lockGeneration, lockWrites } from '../../sql/database-locks';
import { addSamplePreferences } from './sample-preferences';
import { addSampleMeetings } from './sample-meetings';
import { addCabins, generateSailings } from './generate-sailings';
import { addLineGuests } from './line-guests';
import type { LinePlan } from './line-plan';
import { addSampleAccount } from './sample-account';
import { addConsultants, addSampleGuests } from './sample-guests';
import { addSampleExcursionBookings } from './sample-excursion-bookings';
import { addSampleReservations } from './sample-reservations';
import { addSampleInterests } from './sample-interests';

/**
 * Rolls the line over to the clock's current date: at start, once a day, and after the clock was moved. A repeat
 * changes nothing.
 */
export async function rollOver(
  db: OpenDatabase,
  plan: LinePlan,
  clock: Clock,
  { seals, hasSampleData = true }: { readonly seals: GuestSeals; readonly hasSampleData?: boolean },
): Promise<void> {
  await atomically(db, async (transaction) => {
    await lockGeneration(transaction);
    await (hasSampleData
      ? generateLine(transaction, plan, { seals, at: clock.now() })
      : addLineItself(transaction, plan));
    const at = clock.now();
    const today = todayIn(plan.timeZone, at);
    await lapseReservations(transaction, today);
    await closeVoyages(transaction, today);
    await forgetOld(transaction, at.getTime());
  });
}

/** Generates the line again around the clock's current date. All bookings are deleted. */
export async function resetLine(
  db: OpenDatabase,
  plan: LinePlan,
  clock: Clock,
  { seals }: { readonly seals: GuestSeals },
): Promise<void> {
  await atomically(db, async (transaction) => {
    await lockGeneration(transaction);
    await lockWrites(transaction, resetTables);
    for (const table of resetTables) await transaction.deleteFrom(table).execute();
    await generateLine(transaction, plan, { seals, at: clock.now() });
  });
}

async function generateLine(
  transaction: OpenTransaction,
  plan: LinePlan,
  { seals, at }: { readonly seals: GuestSeals; readonly at: Date },
): Promise<void> {
  const today = todayIn(plan.timeZone, at);
  await generateSailings(transaction, plan, today);
  const isNew = await addSampleGuests(transaction, plan, at);
  if (isNew) await addSampleAccount(transaction, seals);
  if (isNew) await addSampleReservations(transaction, plan, { today, at });
  if (isNew) await addLineGuests(transaction, plan, { today, at });
  if (isNew) await addSampleExcursionBookings(transaction, plan, today);
  if (isNew) await addSampleInterests(transaction, { today, at });
  if (isNew) await addSampleMeetings(transaction, plan, { today, at });
  if (isNew) await addSamplePreferences(transaction, { at, seals });
}

/** Cabins are added at the first start only; afterwards imports add and remove them, and may leave out a listed one. */
async function addLineItself(transaction: OpenTransaction, plan: LinePlan): Promise<void> {
  if (!(await hasCabins(transaction))) await addCabins(transaction, plan);
  await addConsultants(transaction, plan);
}

const hasCabins = async (transaction: OpenTransaction): Promise<boolean> =>
  (await transaction.selectFrom('cabins').select('cabin_number').limit(1).executeTakeFirst()) !== undefined;

/** What each table deletes of itself, newest tables first as in a reset. */
async function forgetOld(transaction: OpenTransaction, now: number): Promise<void> {
  const newestFirst = migrations.toReversed();
  const forgetHolds: ForgetHolds = async (within, holdIds) => {
    for (const { forgetHolds: forget } of newestFirst) await forget?.(within, holdIds);
  };
  for (const { forgetOld: forget } of newestFirst) await forget?.(transaction, { now, forgetHolds });
}
