import { sql } from 'kysely';
import type { PictureFormat } from '../../../core/profile-picture/picture-format';
import type {
  PictureVersion,
  ProfilePicture,
  ProfilePictures,
} from '../../../core/profile-picture/profile-pictures.port';
import type { Clock } from '../../../core/shared/clock.port';
import type { OpenDatabase } from '../../sql/line-database';

interface Content {
  readonly format: PictureFormat | null;
  readonly file_name: string | null;
  readonly content: string | null;
}

const nothing: Content = { format: null, file_name: null, content: null };

export class EmbeddedProfilePictures implements ProfilePictures {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {}

  async find(contactId: string): Promise<ProfilePicture | undefined> {
    const row = await this.db
      .selectFrom('profile_pictures')
      .selectAll()
      .where('contact_id', '=', contactId)
      .executeTakeFirst();
    if (!row || row.format === null || row.file_name === null || row.content === null) return undefined;
    return {
      version: row.version,
      format: row.format,
      fileName: row.file_name,
      bytes: Buffer.from(row.content, 'base64'),
    };
  }

  async findVersion(contactId: string): Promise<PictureVersion> {
    const row = await this.db
      .selectFrom('profile_pictures')
      .select(['version', 'format'])
      .where('contact_id', '=', contactId)
      .executeTakeFirst();
    return row ? { number: row.version, isThere: row.format !== null } : { number: 0, isThere: false };
  }

  async save({ contactId, format, fileName, bytes }: Parameters<ProfilePictures['save']>[0]): Promise<PictureVersion> {
    const number = await this.write(contactId, {
      format,
      file_name: fileName,
      content: Buffer.from(bytes).toString('base64'),
    });
    return { number, isThere: true };
  }

  async remove(contactId: string): Promise<PictureVersion> {
    const before = await this.findVersion(contactId);
    return before.isThere ? { number: await this.write(contactId, nothing), isThere: false } : before;
  }

  /**
   * One statement writes the picture, so that the later of two writes wins, even when the clock was set back
   * (reliability E12).
   */
  private async write(contact_id: string, content: Content): Promise<number> {
    const now = this.clock.now().getTime();
    const { version } = await this.db
      .insertInto('profile_pictures')
      .values({ contact_id, version: now, ...content })
      .onConflict((conflict) =>
        conflict.column('contact_id').doUpdateSet({
          ...content,
          version: sql<number>`case when profile_pictures.version >= ${now} then profile_pictures.version + 1 else ${now} end`,
        }),
      )
      .returning('version')
      .executeTakeFirstOrThrow();
    return version;
  }
}
