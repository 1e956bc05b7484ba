import type { Migration } from 'kysely';

export interface PictureTables {
  /** A removed picture keeps its row, so that the next one has a higher version. `content`: Base64. */
  readonly profile_pictures: {
    contact_id: string;
    version: number;
    format: string | null;
    file_name: string | null;
    content: string | null;
  };
}

export const pictureTableNames = ['profile_pictures'] as const;

export const createPictures: Migration = {
  async up(db) {
    await db.schema
      .createTable('profile_pictures')
      .addColumn('contact_id', 'text', (column) => column.primaryKey().references('contacts.contact_id'))
      .addColumn('version', 'bigint', (column) => column.notNull())
      .addColumn('format', 'text')
      .addColumn('file_name', 'text')
      .addColumn('content', 'text')
      .execute();
  },
};
