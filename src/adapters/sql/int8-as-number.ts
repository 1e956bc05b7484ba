import pg from 'pg';

const int8 = 20;

/** Reads PostgreSQL's 64-bit integers as numbers, as SQLite returns them: amounts and times fit into 53 bits. */
export const int8AsNumber: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format),
};
