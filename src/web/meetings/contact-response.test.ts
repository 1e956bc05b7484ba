import type { OpenedScheduler } from '../../core/meetings/open-meeting-scheduler';
import { toContactResponse } from './contact-response';

const consultant = {
  firstName: 'Inés',
  lastName: 'Calloway',
  email: 'i@x.example',
  phone: '+13055550117',
  resourceId: 'resource',
  userId: 'user',
};
const contact = {
  contactId: 'eleanor',
  title: 'Ms',
  firstName: 'Eleanor',
  lastName: 'Marsh',
  email: 'e@x.example',
  countryCode: 'US',
  phone: '+13055550142',
  recordTypeName: 'Guest',
};
const guest = { ...contact, isOwnedByConsultant: true, consultant };
const responseTo = (kind: OpenedScheduler['kind']) =>
  toContactResponse({ kind, guest, opportunityId: 'o-1', consultant });
const pyc = {
  PYCUserId: 'user',
  PYCServiceResourceId: 'resource',
  pyc: expect.objectContaining(consultant) as unknown,
};

it('PYC-16 PYC-12 H36 names all that is known of the guest to the guest alone', () => {
  expect(responseTo('owner')).toEqual({ ...contact, ...pyc });
  expect(responseTo('holder')).toEqual({ firstName: 'Eleanor', ...pyc });
});
