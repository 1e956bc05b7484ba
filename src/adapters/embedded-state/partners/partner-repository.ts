import type { Partner, PartnerKey, PartnerWithKeys } from '../../../core/partners/partner';
import type { PartnerRepository } from '../../../core/partners/partner-repository.port';
import { readScopes } from '../../../core/partners/partner-scope';
import type { LineDatabase, OpenDatabase } from '../../sql/line-database';

/** Each call is one or two statements, so that an operator's command can run several in a transaction of its own. */
export class EmbeddedPartnerRepository implements PartnerRepository {
  constructor(private readonly db: OpenDatabase) {}

  async add({ partnerId, name, scopes, perMinute, addedAt }: Partner): Promise<boolean> {
    const addedPartner = await this.db
      .insertInto('partners')
      .values({
        partner_id: partnerId,
        name,
        scopes: scopes.join(' '),
        per_minute: perMinute,
        added_at: addedAt.getTime(),
      })
      .onConflict((conflict) => conflict.column('partner_id').doNothing())
      .returning('partner_id')
      .executeTakeFirst();
    return addedPartner !== undefined;
  }

  async update({ partnerId, scopes, perMinute }: Pick<Partner, 'partnerId' | 'scopes' | 'perMinute'>): Promise<void> {
    await this.db
      .updateTable('partners')
      .set({ scopes: scopes.join(' '), per_minute: perMinute })
      .where('partner_id', '=', partnerId)
      .execute();
  }

  async get(partnerId: string): Promise<PartnerWithKeys | undefined> {
    const partners = this.db.selectFrom('partners').selectAll().where('partner_id', '=', partnerId);
    const keys = this.db.selectFrom('partner_keys').selectAll().where('partner_id', '=', partnerId);
    const row = await partners.executeTakeFirst();
    return (
      row && {
        partner: toPartner(row),
        keys: (await keys.orderBy('created_at').orderBy('key_id').execute()).map(toKey),
      }
    );
  }

  async list(): Promise<readonly PartnerWithKeys[]> {
    const partners = await this.db.selectFrom('partners').selectAll().orderBy('partner_id').execute();
    const keys = await this.db.selectFrom('partner_keys').selectAll().orderBy('created_at').orderBy('key_id').execute();
    return partners.map((row) => ({
      partner: toPartner(row),
      keys: keys.filter((key) => key.partner_id === row.partner_id).map(toKey),
    }));
  }

  async saveKey({ keyId, partnerId, digest, createdAt, expiresAt, revokedAt }: PartnerKey): Promise<void> {
    const end = { expires_at: expiresAt?.getTime() ?? null, revoked_at: revokedAt?.getTime() ?? null };
    await this.db
      .insertInto('partner_keys')
      .values({ key_id: keyId, partner_id: partnerId, digest, created_at: createdAt.getTime(), ...end })
      .onConflict((conflict) => conflict.column('key_id').doUpdateSet(end).where('partner_keys.digest', '=', digest))
      .execute();
  }

  async findKey(keyId: string): Promise<{ readonly partner: Partner; readonly key: PartnerKey } | undefined> {
    const row = await this.db
      .selectFrom('partner_keys')
      .innerJoin('partners', 'partners.partner_id', 'partner_keys.partner_id')
      .selectAll('partner_keys')
      .select(['partners.name', 'partners.scopes', 'partners.per_minute', 'partners.added_at'])
      .where('partner_keys.key_id', '=', keyId)
      .executeTakeFirst();
    return row && { partner: toPartner(row), key: toKey(row) };
  }

  async noteUse(keyId: string, day: string): Promise<void> {
    await this.db.updateTable('partner_keys').set({ last_used_on: day }).where('key_id', '=', keyId).execute();
  }
}

const toPartner = (row: LineDatabase['partners']): Partner => ({
  partnerId: row.partner_id,
  name: row.name,
  scopes: readScopes(row.scopes.split(' ')) ?? [],
  perMinute: row.per_minute,
  addedAt: new Date(row.added_at),
});

const toDate = (instant: number | null) => (instant === null ? undefined : new Date(instant));

const toKey = (row: LineDatabase['partner_keys']): PartnerKey => ({
  keyId: row.key_id,
  partnerId: row.partner_id,
  digest: row.digest,
  createdAt: new Date(row.created_at),
  lastUsedOn: row.last_used_on ?? undefined,
  expiresAt: toDate(row.expires_at),
  revokedAt: toDate(row.revoked_at),
});
