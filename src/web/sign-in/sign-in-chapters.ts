import type { CopyChapter } from '../../core/privacy/copy-chapter.port';
import type { ListSessions } from '../../core/sign-in/list-sessions';
import type { PasskeyRepository } from '../../core/sign-in/passkey-repository.port';

export const sessionsChapter = (sessions: Pick<ListSessions, 'run'>): CopyChapter => ({
  name: 'sessions',
  title: 'Where you are signed in',
  read: async (contactId) =>
    (await sessions.run({ contactId, sid: '' })).map(({ browser, begunAt, seenAt }) => ({ browser, begunAt, seenAt })),
});

export const passkeysChapter = (passkeys: Pick<PasskeyRepository, 'list'>): CopyChapter => ({
  name: 'passkeys',
  title: 'Your passkeys',
  read: async (contactId) =>
    (await passkeys.list(contactId)).map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
});
