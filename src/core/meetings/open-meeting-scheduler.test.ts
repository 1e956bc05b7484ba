import type { Guest } from '../sign-in/guest';
import { Unavailable } from '../shared/unavailable';
import { OpenMeetingScheduler, meetingParticipantsOf } from './open-meeting-scheduler';

const guest: Guest = {
  contactId: 'eleanor',
  opportunityId: 'o-1',
  firstName: 'Eleanor',
  lastName: 'Marsh',
  recordTypeName: 'Guest',
  isOwnedByConsultant: true,
  consultant: {
    firstName: 'Inés',
    lastName: 'Calloway',
    email: 'i@x.example',
    phone: '+1',
    resourceId: 'resource',
    userId: 'user',
  },
};

function aScheduler({ owner = guest as Guest | null, take = async () => ({ kind: 'within' as const }) as never } = {}) {
  const asked: string[] = [];
  const scheduler = new OpenMeetingScheduler({
    opportunities: {
      findContactId: async (id) => {
        asked.push(id);
        return id === 'o-1' ? 'eleanor' : undefined;
      },
    },
    guests: { getGuest: async () => owner ?? undefined },
    limits: { take },
  });
  return {
    asked,
    open: (opportunityId: string, contactId?: string) => scheduler.run({ opportunityId, contactId, address: 'a' }),
  };
}

describe('the scheduler that an id opens', () => {
  it('PYC-02 PYC-05 C2 is the guest’s own, a holder’s, or nobody’s', async () => {
    const { open, asked } = aScheduler();
    expect(await open('o-1')).toMatchObject({ kind: 'holder', consultant: { firstName: 'Inés' } });
    expect(await open('o-1', 'eleanor')).toMatchObject({ kind: 'owner' });
    for (const outcome of [
      open('o-1', 'james'),
      open('o-2'),
      open('o-2', 'eleanor'),
      open(''),
      open("o-1' or 1=1"),
      open('x'.repeat(65)),
    ])
      expect(await outcome).toEqual({ kind: 'no-access' });
    expect(asked).not.toContain("o-1' or 1=1");
    expect(await aScheduler({ owner: null }).open('o-1')).toEqual({ kind: 'no-access' });
  });

  it('PYC-11 PYC-10 PYC-08 has a calendar only for a consultant’s guest, and tells it the record type', async () => {
    const opened = await aScheduler().open('o-1', 'eleanor');
    expect(opened.kind === 'owner' && meetingParticipantsOf(opened)).toEqual({
      contactId: 'eleanor',
      opportunityId: 'o-1',
      recordTypeName: 'Guest',
      resourceId: 'resource',
    });
    const others: Guest[] = [
      { ...guest, isOwnedByConsultant: false },
      { ...guest, consultant: { ...guest.consultant, lastName: '' } as never },
      { ...guest, consultant: { ...guest.consultant, firstName: '' } as never },
    ];
    for (const owner of others) {
      const without = await aScheduler({ owner }).open('o-1');
      expect(without).not.toHaveProperty('consultant');
      expect(without.kind === 'holder' && meetingParticipantsOf(without)).toBeUndefined();
    }
  });

  it('H36 counts what a visitor opens, sixty in a quarter of an hour, and nothing of a guest', async () => {
    const uses: unknown[] = [];
    const take = async (taken: never) => {
      uses.push(...(taken as readonly unknown[]));
      return { kind: 'within' } as never;
    };
    const { open } = aScheduler({ take: take as never });
    expect((await open('x'.repeat(64))).kind).toBe('no-access');
    expect((await open('o-1', 'eleanor')).kind).toBe('owner');
    expect(uses).toMatchObject([{ subject: 'a', budget: { max: 60, withinSeconds: 900 } }]);
  });

  it('H36 is closed for a while to a visitor who asks often, and stays open while limits cannot be read', async () => {
    const exceeded = async () => ({ kind: 'exceeded', budget: 'meeting-look', retryAfterSeconds: 9 }) as never;
    expect(await aScheduler({ take: exceeded }).open('o-1')).toEqual({ kind: 'too-often', retryAfterSeconds: 9 });
    expect((await aScheduler({ take: exceeded }).open('o-1', 'eleanor')).kind).toBe('owner');
    expect(
      (
        await aScheduler({
          take: async () => {
            throw new Unavailable('limits');
          },
        }).open('o-1')
      ).kind,
    ).toBe('holder');
  });
});
