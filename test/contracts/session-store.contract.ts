import type { SessionData, Store } from 'express-session';

export interface SessionStoreUnderTest {
  readonly store: Store;
  close(): Promise<void>;
}

let sessions = 0;
const newSid = () => `sid-${process.pid}-${sessions++}`;
const aSession = (contactId: string) =>
  ({
    cookie: { originalMaxAge: 1000 },
    guest: { contactId, firstName: 'Eleanor', lastName: 'Marsh' },
  }) as unknown as SessionData;

export function describeSessionStore(name: string, open: () => Promise<SessionStoreUnderTest>): void {
  describe(`the session store on ${name}`, () => {
    let line: SessionStoreUnderTest;
    beforeAll(async () => {
      line = await open();
    });
    afterAll(() => line.close());

    const get = (sid: string) =>
      new Promise<SessionData | null | undefined>((resolve, reject) => {
        line.store.get(sid, (error: unknown, session) => (error ? reject(error as Error) : resolve(session)));
      });
    const set = (sid: string, session: SessionData) =>
      new Promise<void>((resolve, reject) => {
        line.store.set(sid, session, (error?: unknown) => (error ? reject(error as Error) : resolve()));
      });
    const destroy = (sid: string) =>
      new Promise<void>((resolve, reject) => {
        line.store.destroy(sid, (error?: unknown) => (error ? reject(error as Error) : resolve()));
      });

    it('B3 gives back what was kept, and nothing for a session that never was', async () => {
      const sid = newSid();
      await set(sid, aSession('C-1'));
      expect(await get(sid)).toMatchObject({ guest: { contactId: 'C-1', firstName: 'Eleanor' } });
      expect(await get(newSid())).toBeFalsy();
    });

    it('B2 keeps the last write', async () => {
      const sid = newSid();
      await set(sid, aSession('C-1'));
      await set(sid, aSession('C-2'));
      expect(await get(sid)).toMatchObject({ guest: { contactId: 'C-2' } });
    });

    it('B2 never revives an ended session, whichever request still writes it', async () => {
      const sid = newSid();
      await set(sid, aSession('C-1'));
      await destroy(sid);
      await set(sid, aSession('C-1'));
      expect(await get(sid)).toBeFalsy();
    });

    it('B2 stays ended when its end and many writes race', async () => {
      const sid = newSid();
      await set(sid, aSession('C-1'));
      await Promise.all([
        ...Array.from({ length: 20 }, () => set(sid, aSession('C-1'))),
        destroy(sid),
        ...Array.from({ length: 20 }, () => set(sid, aSession('C-1'))),
      ]);
      expect(await get(sid)).toBeFalsy();
    });

    it('B2 ends a session that was never written, before its first write arrives', async () => {
      const sid = newSid();
      await destroy(sid);
      await destroy(sid);
      await set(sid, aSession('C-1'));
      expect(await get(sid)).toBeFalsy();
    });
  });
}
