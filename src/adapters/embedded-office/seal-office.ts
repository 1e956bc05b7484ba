import { sql } from 'kysely';
import type { GuestSeals } from '../../core/shared/guest-seals.port';
import { openCell, sealCell } from '../../core/shared/sealed-cell';
import { atomically } from '../sql/atomically';
import type { OpenDatabase, OpenTransaction } from '../sql/line-database';
import type { SealedColumn } from '../sql/sealed-column';
import { sealedColumns, sealedName } from '../sql/sealed-columns';
import { afterEmptyingLog, reportChange, recordChange, reportNoChange, type RecordParts } from './record-change';

const sealedFields = ['date_of_birth', 'accessibility_needs', 'passport'] as const;

interface SealOfficeParts extends RecordParts {
  readonly seals: GuestSeals;
}

export class SealOffice {
  constructor(private readonly parts: SealOfficeParts) {}

  async sealAnew(): Promise<string> {
    const { db, seals } = this.parts;
    const guests = await sealGuestData(db, seals);
    const values = await sealColumns(db, seals);
    const { text } = await recordChange(this.parts, 'seal-data', async () =>
      guests + values === 0
        ? reportNoChange('There is nothing to seal anew.')
        : reportChange(
            `The data of ${guests} ${guests === 1 ? 'guest' : 'guests'} and ${values} birthdays, notes and forms are sealed by the newest key.`,
          ),
    );
    return afterEmptyingLog(db, text);
  }
}

/**
 * Seals with the newest key the values of guests that are in clear text or sealed with an older key (reliability F9),
 * guest by guest. Returns the number of guests. A repeat changes nothing.
 */
async function sealGuestData(db: OpenDatabase, seals: GuestSeals): Promise<number> {
  const guests = await db
    .selectFrom('contacts')
    .select('contact_id')
    .where('erased_at', 'is', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        ...sealedFields.map((field) => eb(field, 'is not', null)),
        exists(
          selectFrom('guest_preferences')
            .select('preference_id')
            .whereRef('guest_preferences.contact_id', '=', 'contacts.contact_id'),
        ),
      ]),
    )
    .execute();
  let sealedCount = 0;
  for (const { contact_id: contactId } of guests)
    if (await atomically(db, (transaction) => sealOne(transaction, contactId, seals))) sealedCount += 1;
  return sealedCount;
}

/** The first statement locks the guest's row, so that no erasure comes between. */
async function sealOne(transaction: OpenTransaction, contactId: string, seals: GuestSeals): Promise<boolean> {
  const guest = await transaction
    .updateTable('contacts')
    .set(({ fn, ref, val }) => ({ data_salt: fn.coalesce(ref('data_salt'), val(seals.newSalt())) }))
    .where('contact_id', '=', contactId)
    .where('erased_at', 'is', null)
    .returning(['data_salt', ...sealedFields])
    .executeTakeFirst();
  if (!guest || guest.data_salt === null) return false;
  const { data_salt: salt } = guest;
  const renewSeal = (storedText: string) => seals.seal(salt, seals.open(salt, storedText));
  const fields = sealedFields.flatMap((field) => {
    const storedText = guest[field];
    return storedText === null || seals.isCurrent(storedText) ? [] : [[field, renewSeal(storedText)] as const];
  });
  if (fields.length > 0)
    await transaction
      .updateTable('contacts')
      .set(Object.fromEntries(fields))
      .where('contact_id', '=', contactId)
      .execute();
  const preferences = await transaction
    .selectFrom('guest_preferences')
    .select('answers')
    .where('contact_id', '=', contactId)
    .executeTakeFirst();
  const isStale = preferences !== undefined && !seals.isCurrent(preferences.answers);
  if (isStale)
    await transaction
      .updateTable('guest_preferences')
      .set({ answers: renewSeal(preferences.answers) })
      .where('contact_id', '=', contactId)
      .execute();
  return fields.length > 0 || isStale;
}

/** Does the same for the columns that are sealed on every write. Returns the number of values. */
async function sealColumns(db: OpenDatabase, seals: GuestSeals): Promise<number> {
  const plain = db.withoutPlugins();
  let sealedCount = 0;
  for (const { table, column, key, remainder } of sealedColumns) {
    const [value, cell] = [sql.ref(column), sql.ref(sealedName(column))];
    const keys = key.map((name) => sql.ref(name));
    const { rows } = await sql<SealedRow>`
      select ${sql.join([...keys, sql`${value} as clear`, sql`${cell} as cell`])} from ${sql.table(table)}
      where ${cell} is not null or (${value} is not null and ${value} <> '')`.execute(plain);
    for (const row of rows) {
      const text = newestOf(row, remainder, seals);
      if (text === undefined) continue;
      const isSame = key.map((name) => sql`${sql.ref(name)} = ${row[name]}`);
      // A value that was changed in the meantime is left to the next run.
      const { numAffectedRows } = await sql`
        update ${sql.table(table)} set ${value} = ${remainder(text)}, ${cell} = ${sealCell(seals, text)}
        where ${sql.join(isSame, sql` and `)} and ${value} is not distinct from ${row.clear}`.execute(plain);
      sealedCount += Number(numAffectedRows ?? 0);
    }
  }
  return sealedCount;
}

interface SealedRow {
  readonly clear: string | null;
  readonly cell: string | null;
  readonly [key: string]: string | number | null;
}

function newestOf(
  { clear, cell }: SealedRow,
  remainder: SealedColumn['remainder'],
  seals: GuestSeals,
): string | undefined {
  const openedText = cell === null ? undefined : openCell(seals, cell);
  if (openedText === undefined || remainder(openedText) !== clear)
    return clear === null || remainder(clear) === clear ? undefined : clear;
  return seals.isCurrent(cell?.split(' ')[1] ?? '') ? undefined : openedText;
}
