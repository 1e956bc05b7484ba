import type { Invitation, PartyMembers } from '../../src/core/party/party-members.port';
import { plainDate } from '../../src/core/shared/plain-date';

export interface PartyMembersUnderTest {
  readonly members: PartyMembers;
  readonly otherNode: PartyMembers;
  close(): Promise<void>;
}

let count = 0;
const anInvitation = (changes: Partial<Invitation> = {}): Invitation => ({
  reservationId: '100200',
  holderId: 'eleanor',
  inviterId: 'eleanor',
  role: 'companion',
  traveller: 1,
  wards: [],
  seesHealth: false,
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  endsOn: plainDate('2027-06-01'),
  tokenDigest: `digest ${(count += 1)}`,
  ...changes,
});

export function describePartyMembers(name: string, open: () => Promise<PartyMembersUnderTest>): void {
  describe(`PartyMembers on ${name}`, () => {
    let line: PartyMembersUnderTest;
    beforeAll(async () => {
      line = await open();
    }, 60_000);
    afterAll(() => line.close());

    it('ROL-04 invites one person for a traveller, and one address once in a role, of many at once', async () => {
      const invited = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          (at % 2 ? line.members : line.otherNode).invite(anInvitation({ email: `ada${at % 4}@example.com` })),
        ),
      );
      expect(invited.filter(({ kind }) => kind === 'invited')).toHaveLength(1);
      expect(invited.filter(({ kind }) => kind === 'taken')).toHaveLength(7);
      expect(await line.otherNode.findOf('100200')).toHaveLength(1);
    });

    it('ROL-04 gives a role to the account that accepts, until it is taken back', async () => {
      const invitation = anInvitation({ reservationId: '100300', wards: [2], seesHealth: true, role: 'guardian' });
      const outcome = await line.members.invite(invitation);
      const memberId = outcome.kind === 'invited' ? outcome.member.memberId : '';
      expect(await line.otherNode.findMemberships('ada')).toEqual([]);
      expect(await line.otherNode.answer(memberId, { state: 'accepted', contactId: 'ada' })).toBe('answered');
      expect(await line.members.answer(memberId, { state: 'accepted', contactId: 'ada' })).toBe('answered');
      expect(await line.members.answer(memberId, { state: 'declined' })).toBe('ended');
      const { tokenDigest, ...given } = invitation;
      expect(await line.members.findMemberships('ada')).toMatchObject([{ ...given, memberId, contactId: 'ada' }]);
      expect(await line.members.findInvited('eleanor')).toMatchObject([{ memberId }]);
      expect((await line.otherNode.findByToken(tokenDigest))?.memberId).toBe(memberId);
      expect((await line.otherNode.revoke(memberId))?.state).toBe('revoked');
      expect(await line.members.revoke(memberId)).toBeUndefined();
      expect([await line.members.findMemberships('ada'), await line.members.findInvited('eleanor')]).toEqual([[], []]);
      expect((await line.members.invite(anInvitation({ reservationId: '100300' }))).kind).toBe('invited');
    });

    it('ROL-04 never again asks an address whose owner said that it is another person’s, on that trip alone', async () => {
      const outcome = await line.members.invite(anInvitation({ reservationId: '100400' }));
      const memberId = outcome.kind === 'invited' ? outcome.member.memberId : '';
      expect(await line.members.answer(memberId, { state: 'disowned' })).toBe('answered');
      expect(await line.otherNode.invite(anInvitation({ reservationId: '100400', role: 'reader' }))).toEqual({
        kind: 'disowned',
      });
      expect((await line.members.invite(anInvitation({ reservationId: '100500' }))).kind).toBe('invited');
    });

    it('ROL-04 ends the former address of an invitation that is sent again, and renews none that was answered', async () => {
      const invitation = anInvitation({ reservationId: '100600' });
      const outcome = await line.members.invite(invitation);
      const memberId = outcome.kind === 'invited' ? outcome.member.memberId : '';
      expect((await line.members.renew(memberId, 'digest of another'))?.memberId).toBe(memberId);
      expect(await line.otherNode.findByToken(invitation.tokenDigest)).toBeUndefined();
      expect((await line.otherNode.findByToken('digest of another'))?.memberId).toBe(memberId);
      await line.members.answer(memberId, { state: 'declined' });
      expect(await line.members.renew(memberId, 'digest of a third')).toBeUndefined();
    });
  });
}
