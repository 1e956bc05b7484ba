import type { Secrets } from '../shared/secrets.port';
import { sessionHandle } from './list-sessions';
import type { SessionRegister } from './session-register.port';

/** Signs a guest out in other browsers: in one, or everywhere at once (reliability B2). Returns how many sessions ended. */
export class EndSessions {
  constructor(
    private readonly register: SessionRegister,
    private readonly secrets: Secrets,
  ) {}

  /** A handle of somebody else's session, or of one that is over, ends nothing. */
  async one({ contactId, handle }: { readonly contactId: string; readonly handle: string }): Promise<number> {
    const sessions = await this.register.list(contactId);
    const sids = sessions.map(({ sid }) => sid).filter((sid) => sessionHandle(this.secrets, sid) === handle);
    return sids.length === 0 ? 0 : this.register.end({ contactId, sids });
  }

  /** Every session of the guest, this one too: who signs out everywhere is signed out. */
  async all({ contactId }: { readonly contactId: string }): Promise<number> {
    return this.register.endAll({ contactId });
  }

  async others({ contactId, sid }: { readonly contactId: string; readonly sid: string }): Promise<number> {
    return this.register.endAll({ contactId, exceptSid: sid });
  }
}
