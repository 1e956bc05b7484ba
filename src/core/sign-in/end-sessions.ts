import type { Secrets } from '../shared/secrets.port';
import { sessionHandle } from './list-sessions';
import type { SessionRegister } from './session-register.port';

/** Signs a guest out in one other browser, or in all at once (reliability B2). Returns how many sessions ended. */
export class EndSessions {
  constructor(
    private readonly register: SessionRegister,
    private readonly secrets: Secrets,
  ) {}

  /** The handle of another guest's session, or of an ended one, has no effect. */
  async one({ contactId, handle }: { readonly contactId: string; readonly handle: string }): Promise<number> {
    const sessions = await this.register.list(contactId);
    const keys = sessions.map(({ key }) => key).filter((key) => sessionHandle(this.secrets, key) === handle);
    return keys.length === 0 ? 0 : this.register.end({ contactId, keys });
  }

  async all({ contactId }: { readonly contactId: string }): Promise<number> {
    return this.register.endAll({ contactId });
  }
}
