import type { ClientRefs } from '../../core/sign-in/client-refs.port';
import type { OpenDatabase } from '../sql/line-database';

const maxRefLength = 200;

export class EmbeddedClientRefs implements ClientRefs {
  constructor(private readonly db: OpenDatabase) {}

  async findContact(clientRef: string): Promise<string | undefined> {
    if (clientRef === '' || clientRef.length > maxRefLength) return undefined;
    const rows = await this.db
      .selectFrom('contacts')
      .select(['contact_id', 'client_ref'])
      .where((where) => where.or([where('client_ref', '=', clientRef), where('contact_id', '=', clientRef)]))
      .execute();
    // A remote reference takes precedence over a local id that happens to be equal.
    return (rows.find((row) => row.client_ref === clientRef) ?? rows[0])?.contact_id;
  }

  async getRef(contactId: string): Promise<string> {
    const row = await this.db
      .selectFrom('contacts')
      .select('client_ref')
      .where('contact_id', '=', contactId)
      .executeTakeFirst();
    return row?.client_ref ?? contactId;
  }
}
