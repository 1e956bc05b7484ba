/** Far longer than any request that may still hold the ended session. */
const endedRetentionMs = 3_600_000;

/** The tombstone of an ended session, which no write can replace. */
export const endedSession = (now: number) => ({ content: '', expires_at: now + endedRetentionMs, ended_at: now });
