import type { GuestEntrance } from '../../src/core/engine/guest-entrance.port';
import type { EngineHandoff } from '../../src/core/reserve/engine-handoff.port';

export interface EngineHandoffUnderTest {
  readonly engineHandoff: EngineHandoff;
  /** Where the site is when the engine is another installation's, which guests come to without a session. */
  readonly site?: string;
  /** The engine's login, on the same node and on another. */
  readonly entrance: GuestEntrance;
  readonly otherEntrance: GuestEntrance;
  /** The engine cannot know whether a token was used before. */
  readonly withoutMemory: GuestEntrance;
  now(): Date;
  pass(time: { readonly seconds: number }): void;
  close(): Promise<void>;
}

const wanted = {
  contactId: 'contact-eleanor-marsh',
  target: '/engine/details?siid=landfall&p2=30,30',
  failure: '/reserve-now/ON1-CYC-270503-007/suite/?ssoFailed=1',
};

export function describeEngineHandoff(name: string, open: () => Promise<EngineHandoffUnderTest>): void {
  describe(`EngineHandoff on ${name}`, () => {
    let line: EngineHandoffUnderTest;
    beforeAll(async () => {
      line = await open();
    });
    afterAll(() => line.close());

    const issue = async (more: Partial<typeof wanted> = {}) => {
      const issued = await line.engineHandoff.issueToken({ ...wanted, ...more });
      if (!issued) throw new Error('Expected a token.');
      return issued;
    };
    const admit = (token: string, contactId: string | undefined = wanted.contactId, entrance = line.entrance) =>
      entrance.admit({ token, contactId, from: line.site });
    const failure = () => `${line.site ?? ''}${wanted.failure}`;

    it('ENG-03 ENG-04 takes the guest where they wanted to be', async () => {
      const issued = await issue();
      expect(issued.loginUrl).toMatch(/^(\/|https:\/\/)/);
      expect(issued.expiresAt.getTime() - line.now().getTime()).toBe(60_000);
      expect(await admit(issued.token)).toEqual({ kind: 'admitted', target: wanted.target });
    });

    it('D10 makes another token each time, which shows neither the guest nor where they go', async () => {
      const [first, second] = [await issue(), await issue()];
      expect(first.token).not.toBe(second.token);
      expect(first.token).toMatch(/^[\w.-]{40,}$/);
      for (const secret of ['eleanor', 'engine', 'landfall'])
        expect(Buffer.from(first.token, 'base64url').toString('latin1')).not.toContain(secret);
    });

    it('D10 is taken once, by one of two nodes, however many ask at once', async () => {
      const { token } = await issue();
      const outcomes = await Promise.all(
        Array.from({ length: 12 }, (_, i) =>
          admit(token, wanted.contactId, i % 2 ? line.entrance : line.otherEntrance),
        ),
      );
      expect(outcomes.filter(({ kind }) => kind === 'admitted')).toHaveLength(1);
      expect(outcomes.filter(({ kind }) => kind === 'refused')).toHaveLength(11);
      line.pass({ seconds: 30 });
      expect(await admit(token)).toEqual({ kind: 'refused', reason: 'used', failure: failure() });
    });

    it('D10 is good for 60 seconds', async () => {
      const [early, late] = [await issue(), await issue()];
      line.pass({ seconds: 59 });
      expect(await admit(early.token)).toMatchObject({ kind: 'admitted' });
      line.pass({ seconds: 1 });
      expect(await admit(late.token)).toEqual({ kind: 'refused', reason: 'expired', failure: failure() });
    });

    it('D10 H60 admits only the guest that it was made for', async () => {
      const { token } = await issue();
      for (const other of ['contact-james', ''])
        expect(await admit(token, other)).toEqual({ kind: 'refused', reason: 'other-guest', failure: failure() });
      if (line.site === undefined)
        expect(await line.entrance.admit({ token, contactId: undefined })).toMatchObject({
          kind: 'refused',
          reason: 'other-guest',
        });
      expect(await admit(token)).toMatchObject({ kind: 'admitted' });
    });

    it('D10 B5 is taken from a page of the site that asked for it, and from no other', async () => {
      const { token } = await issue();
      for (const from of [
        'https://evil.example',
        'null',
        line.site === undefined ? 'https://ondine.example' : undefined,
      ]) {
        expect(await line.entrance.admit({ token, contactId: wanted.contactId, from })).toEqual({
          kind: 'refused',
          reason: 'other-site',
          failure: failure(),
        });
      }
      const visit = { token, contactId: line.site === undefined ? wanted.contactId : undefined, from: line.site };
      expect(await line.entrance.admit(visit)).toEqual({
        kind: 'admitted',
        target: wanted.target,
        ...(line.site === undefined ? {} : { invited: wanted.contactId }),
      });
    });

    it('D10 takes nothing that was altered or invented', async () => {
      const { token } = await issue();
      const altered = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
      for (const wrong of [
        altered,
        token.slice(0, 30),
        '',
        'x'.repeat(20_000),
        '{"contactId":"contact-eleanor-marsh"}',
      ]) {
        expect(await admit(wrong)).toEqual({ kind: 'refused', reason: 'unreadable' });
      }
    });

    it('D10 B6 refuses when it cannot know whether the token was used', async () => {
      const { token } = await issue();
      expect(await admit(token, wanted.contactId, line.withoutMemory)).toEqual({
        kind: 'refused',
        reason: 'unavailable',
        failure: failure(),
      });
    });

    it('ENG-07 ENG-08 H08 opens entry links whose addresses identify nobody', async () => {
      const reservation = {
        reservationId: '100200',
        contactId: wanted.contactId,
        failure: '/my-profile/trips/itinerary?reservationId=100200&ssoFailed=1',
        packageCode: 'ON1-CYC-270503-007',
        lastName: 'Hartwell',
        firstName: 'Eleanor',
        email: 'guest@example.com',
      };
      for (const entry of [
        await line.engineHandoff.customerBooking(reservation),
        await line.engineHandoff.fareBreakdown(reservation),
      ]) {
        expect(entry).toBeDefined();
        expect(entry?.address).not.toMatch(/hartwell|eleanor|guest|example|%40/i);
      }
    });
  });
}
