import type { Request } from 'express';
import { SessionNames } from './session-names';

const nora = { contactId: 'nora', firstName: 'Nora', lastName: 'Vance' };
const nameless = { ...nora, firstName: '', lastName: '' };

function requestOf(guest: typeof nora) {
  const warnings: string[] = [];
  const req = { session: { guest }, log: { warn: (_: object, text: string) => warnings.push(text) } };
  return { req: req as unknown as Request, session: req.session, warnings };
}

describe('the name in a session', () => {
  it('AUT-27 F5 comes from the account of a guest who had none at sign-in', async () => {
    const { req, session } = requestOf(nameless);
    await new SessionNames({ getGuest: async () => ({ ...nora, email: 'nora@example.com' }) as never }).complete(req);
    expect(session.guest).toEqual(nora);
  });

  it('F5 stays as it is for a guest who has one, and nobody is asked', async () => {
    const { req, session } = requestOf(nora);
    const asked: string[] = [];
    const guests = { getGuest: async (contactId: string) => void asked.push(contactId) as never };
    await new SessionNames(guests).complete(req);
    expect([session.guest, asked]).toEqual([nora, []]);
  });

  it('E2 stays empty while the accounts cannot be read, and the sign-in goes on', async () => {
    const { req, session, warnings } = requestOf(nameless);
    await new SessionNames({ getGuest: () => Promise.reject(new Error('down')) }).complete(req);
    expect([session.guest, warnings]).toEqual([nameless, ['the name of the guest could not be read']]);
  });
});
