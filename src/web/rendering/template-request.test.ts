import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { toTemplateRequest } from './template-request';

const aTemplate = () => toTemplateRequest(new IncomingMessage(new Socket()));

describe('the request for a page that all guests share', () => {
  it('C16 says that a guest is signed in, and is the same for all guests until a handler asks for the id', () => {
    const template = aTemplate();
    expect([template.session.guest === undefined, template.isSameForGuests]).toEqual([false, true]);
    expect(() => template.session.guest?.contactId).toThrow('contactId differs from guest to guest');
    expect(template.isSameForGuests).toBe(false);
  });

  it('C16 ends at what is read of a page’s part, but for what all guests have alike', () => {
    const template = aTemplate();
    const part = template.watched({ returnUrl: '/', savedIds: [] }, 'returnUrl');
    expect([part.returnUrl, template.isSameForGuests]).toEqual(['/', true]);
    expect(() => part.savedIds).toThrow('savedIds');
    expect(template.isSameForGuests).toBe(false);
  });
});
