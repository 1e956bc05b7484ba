import { openDatabase } from '../../src/adapters/sql/open-database';
import { SqlOneTimeCodes } from '../../src/adapters/embedded-state/sign-in/one-time-codes';
import { signInTables } from '../../src/adapters/embedded-state/sign-in/sign-in-tables';
import { NodeSecrets } from '../../src/adapters/node-crypto/secrets';
import type { CodeRepository } from '../../src/core/sign-in/code-repository.port';
import type { LineDatabase } from '../../src/adapters/sql/line-database';

export interface OpenCodeRepository {
  readonly repository: CodeRepository;
  passTime(seconds: number): void;
  storedText(): Promise<string>;
  close(): Promise<void>;
}

/** A book of codes in memory, with a clock that can be moved. */
const signInTableNames = Object.keys(signInTables.creates ?? {}) as (keyof LineDatabase)[];

export async function openCodeRepository(): Promise<OpenCodeRepository> {
  const db = await openDatabase({ dataFolder: ':memory:' });
  let passedMs = 0;
  const clock = { now: () => new Date(Date.now() + passedMs) };
  return {
    repository: new SqlOneTimeCodes(db, new NodeSecrets('a secret for tests'), clock),
    passTime: (seconds) => {
      passedMs += seconds * 1000;
    },
    storedText: async () =>
      JSON.stringify(await Promise.all(signInTableNames.map((table) => db.selectFrom(table).selectAll().execute()))),
    close: () => db.destroy(),
  };
}
