import { sql } from 'kysely';
import type { GuestSeals } from '../../core/shared/guest-seals.port';
import { openCell } from '../../core/shared/sealed-cell';
import { describeForOperators, Unavailable } from '../../core/shared/unavailable';
import type { OpenDatabase } from './line-database';
import { sealedColumns, sealedName } from './sealed-columns';

/** Reported without a stack trace, because an operator can resolve it. */
export class WrongDataKeys extends Error {
  readonly code = 'DATA_KEYS';

  constructor(reason: string) {
    super(
      `DATA_KEYS: no key opens the guests’ data in this database (${reason}). Set the keys that sealed it; where DATA_KEYS was unset, that is CODE_SECRET as it was`,
    );
  }
}

/** Values of each column that are tried: the first ones may be the few that a rotation left behind. */
const samples = 50;

/**
 * Refuses keys that open none of the stored values (reliability F9): pages of guests would fail, and what is written
 * under them could not be opened by the right ones. A single value that does not open stops nobody, because a key may be
 * lost for good. @throws WrongDataKeys
 */
export async function refuseWrongKeys(db: OpenDatabase, seals: GuestSeals): Promise<void> {
  const plain = db.withoutPlugins();
  let reason: string | undefined;
  for (const { table, column } of sealedColumns) {
    const cell = sql.ref(sealedName(column));
    const { rows } = await sql<{ readonly cell: string }>`
      select ${cell} as cell from ${sql.table(table)} where ${cell} is not null limit ${samples}`.execute(plain);
    for (const row of rows) {
      try {
        openCell(seals, row.cell);
        return;
      } catch (error) {
        if (!(error instanceof Unavailable)) throw error;
        reason ??= describeForOperators(error);
      }
    }
  }
  if (reason !== undefined) throw new WrongDataKeys(reason);
}
