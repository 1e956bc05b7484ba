import type { Secrets } from '../shared/secrets.port';
import { sessionKey } from './session-key';
import type { SessionRegister } from './session-register.port';

export interface ListedSession {
  readonly handle: string;
  readonly browser: string;
  readonly begunAt: Date;
  readonly seenAt: Date;
  readonly isCurrent: boolean;
}

interface Viewer {
  readonly contactId: string;
  readonly sid: string;
}

/** A guest's open sessions, the current one first. Session ids never leave the server (reliability B3). */
export class ListSessions {
  constructor(
    private readonly register: SessionRegister,
    private readonly secrets: Secrets,
  ) {}

  async run({ contactId, sid: current }: Viewer): Promise<readonly ListedSession[]> {
    const currentKey = sessionKey(this.secrets, current);
    const sessions = await this.register.list(contactId);
    return sessions
      .map(({ key, ...session }) => ({
        ...session,
        handle: sessionHandle(this.secrets, key),
        isCurrent: key === currentKey,
      }))
      .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  }
}

export const sessionHandle = (secrets: Secrets, key: string): string => secrets.digest('session-handle', key);
