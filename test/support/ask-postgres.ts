import pg from 'pg';

/** Carries out statements one after the other, on a connection of their own. */
export async function askPostgres(url: string, ...statements: readonly string[]): Promise<void> {
  const connection = new pg.Client({ connectionString: url });
  await connection.connect();
  try {
    for (const statement of statements) await connection.query(statement);
  } finally {
    await connection.end();
  }
}
