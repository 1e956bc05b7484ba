import type { Request } from 'express';
import type { StaffMembers } from '../../core/requests/staff-members.port';
import type { Guest } from '../../core/sign-in/guest';
import { ProfileSide } from './profile-side';

const guestWithoutOpportunity: Guest = {
  contactId: 'c',
  firstName: 'E',
  lastName: 'M',
  email: 'e@x.example',
  recordTypeName: 'Guest',
  isOwnedByConsultant: true,
  consultant: {
    firstName: 'Inés',
    lastName: 'Calloway',
    email: 'i@x.example',
    phone: '+13055550117',
    resourceId: 'r',
    userId: 'u',
  },
};
const guest: Guest = { ...guestWithoutOpportunity, opportunityId: 'o-1' };
const sideOf = async (read: () => Promise<Guest | undefined>, members?: Pick<StaffMembers, 'find'>) => {
  const request = { session: { guest: { contactId: 'c' } }, log: { warn: () => undefined } } as unknown as Request;
  return (await new ProfileSide({ getGuest: read }, members).read(request)).side;
};

describe('the person beside the pages of a guest’s area', () => {
  it('PYC-14 PYC-15 leads a consultant’s guest to their meeting page, and only if there is an opportunity', async () => {
    expect(await sideOf(async () => guest)).toMatchObject({
      consultant: { name: 'Inés Calloway' },
      scheduleHref: '/schedule-meeting?id=o-1',
    });
    expect(await sideOf(async () => guestWithoutOpportunity)).not.toHaveProperty('scheduleHref');
    const another = await sideOf(async () => ({ ...guest, isOwnedByConsultant: false }));
    expect([another.scheduleHref, another.consultant, another.contactHref]).toEqual([
      undefined,
      undefined,
      '/contact-us?about=meeting',
    ]);
  });

  it('ROL-06 E2 leads a member of the staff to guests’ requests, and no guest while roles cannot be read', async () => {
    const ines = { contactId: 'c', name: 'Inés Calloway', role: 'consultant' } as const;
    const staff = { find: async (contactId: string) => (contactId === 'c' ? ines : undefined) };
    expect(await sideOf(async () => guest, staff)).toMatchObject({
      staffHref: '/staff/requests',
      scheduleHref: '/schedule-meeting?id=o-1',
    });
    for (const find of [async () => undefined, async () => Promise.reject(new Error('down'))])
      expect(await sideOf(async () => guest, { find })).not.toHaveProperty('staffHref');
  });

  it('PYC-17 E2 has the consultant’s card for their guest alone, and an e-mail address while nobody can say who they are', async () => {
    expect(await sideOf(async () => undefined)).toEqual({ contactHref: '/contact-us?about=meeting' });
    expect(
      await sideOf(async () => {
        throw new Error('down');
      }),
    ).toEqual({ contactHref: '/contact-us?about=meeting' });
  });
});
