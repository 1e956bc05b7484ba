import type { SessionData, Store } from 'express-session';
import type { SessionRegister } from '../../src/core/sign-in/session-register.port';

export interface SessionRegisterUnderTest {
  readonly store: Store;
  readonly register: SessionRegister;
  /** The clock that the register lives by. */
  now(): number;
  close(): Promise<void>;
}

interface SessionSample {
  readonly seenAgo?: number;
  readonly begunAgo?: number;
  readonly browser?: string;
}

const hour = 3_600_000;
const day = 24 * hour;
let guests = 0;
/** Each test has a guest of its own. */
const aGuest = () => `C-${process.pid}-${guests++}`;

export function describeSessionRegister(name: string, open: () => Promise<SessionRegisterUnderTest>): void {
  describe(`SessionRegister on ${name}`, () => {
    let line: SessionRegisterUnderTest;
    beforeAll(async () => {
      line = await open();
    });
    afterAll(() => line.close());

    const write = (
      sid: string,
      contactId: string,
      { seenAgo = 0, begunAgo = seenAgo, browser = 'Firefox on macOS' }: SessionSample = {},
    ) =>
      new Promise<void>((resolve, reject) => {
        const guest = {
          contactId,
          firstName: 'Eleanor',
          lastName: 'Marsh',
          browser,
          signedInAt: line.now() - begunAgo,
          seenAt: line.now() - seenAgo,
        };
        line.store.set(sid, { cookie: { originalMaxAge: 1 }, guest } as unknown as SessionData, (error?: unknown) =>
          error ? reject(error as Error) : resolve(),
        );
      });
    const isOpen = (sid: string) =>
      new Promise<boolean>((resolve, reject) => {
        line.store.get(sid, (error: unknown, session) => (error ? reject(error as Error) : resolve(Boolean(session))));
      });
    const keysOf = async (contactId: string) => (await line.register.list(contactId)).map(({ key }) => key);

    it('B2 lists the sessions of a guest, last seen first, and no other guest’s', async () => {
      const guest = aGuest();
      await write(`${guest}-old`, guest, { seenAgo: 3 * hour, begunAgo: 2 * day, browser: 'Safari on iPhone' });
      await write(`${guest}-new`, guest, { seenAgo: hour });
      await write(`${guest}-other`, aGuest());
      const [newer, older] = await line.register.list(guest);
      expect(newer).toMatchObject({ key: `${guest}-new`, browser: 'Firefox on macOS' });
      expect(older).toMatchObject({ key: `${guest}-old`, browser: 'Safari on iPhone' });
      expect(
        [older?.begunAt.getTime(), older?.seenAt.getTime()].map((at) => Math.round((line.now() - (at ?? 0)) / hour)),
      ).toEqual([48, 3]);
      expect(await keysOf(guest)).toHaveLength(2);
    });

    it('B2 lists a session once, however often it is written', async () => {
      const guest = aGuest();
      for (let time = 0; time < 3; time += 1) await write(`${guest}-1`, guest);
      expect(await keysOf(guest)).toEqual([`${guest}-1`]);
    });

    it('B3 does not list what has been idle for too long, or is too old', async () => {
      const guest = aGuest();
      await write(`${guest}-idle`, guest, { seenAgo: 7 * day });
      await write(`${guest}-old`, guest, { begunAgo: 30 * day, seenAgo: 0 });
      await write(`${guest}-good`, guest, { begunAgo: 29 * day, seenAgo: 6 * day });
      expect(await keysOf(guest)).toEqual([`${guest}-good`]);
    });

    it('B2 forgets a session that its own guest signed out of', async () => {
      const guest = aGuest();
      await write(`${guest}-1`, guest);
      await new Promise<void>((resolve) => void line.store.destroy(`${guest}-1`, () => resolve()));
      expect(await keysOf(guest)).toEqual([]);
    });

    it('B2 ends one session for good, and none of another guest', async () => {
      const [guest, other] = [aGuest(), aGuest()];
      for (const [sid, contactId] of [
        [`${guest}-1`, guest],
        [`${guest}-2`, guest],
        [`${other}-1`, other],
      ] as const)
        await write(sid, contactId);
      expect(await line.register.end({ contactId: guest, keys: [`${guest}-1`, `${other}-1`] })).toBe(1);
      await write(`${guest}-1`, guest);
      expect(await Promise.all([`${guest}-1`, `${guest}-2`, `${other}-1`].map(isOpen))).toEqual([false, true, true]);
      expect(await line.register.end({ contactId: guest, keys: [`${guest}-1`] })).toBe(0);
      expect(await line.register.end({ contactId: guest, keys: [] })).toBe(0);
      expect(await keysOf(guest)).toEqual([`${guest}-2`]);
    });

    it('B2 signs out everywhere', async () => {
      const guest = aGuest();
      for (const n of [1, 2, 3]) await write(`${guest}-${n}`, guest);
      expect(await line.register.endAll({ contactId: guest })).toBe(3);
      expect(await keysOf(guest)).toEqual([]);
      expect(await Promise.all([1, 2, 3].map((n) => isOpen(`${guest}-${n}`)))).toEqual([false, false, false]);
    });

    it('B2 stays signed out everywhere when the end races with requests that write their sessions', async () => {
      const guest = aGuest();
      const sids = [1, 2, 3, 4, 5].map((n) => `${guest}-${n}`);
      await Promise.all(sids.map((sid) => write(sid, guest)));
      const writes = () => sids.flatMap((sid) => [write(sid, guest), write(sid, guest)]);
      await Promise.all([...writes(), line.register.endAll({ contactId: guest }), ...writes()]);
      expect(await keysOf(guest)).toEqual([]);
      expect(await Promise.all(sids.map(isOpen))).toEqual(sids.map(() => false));
    });
  });
}
