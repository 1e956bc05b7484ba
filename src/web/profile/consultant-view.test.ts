import { toConsultant } from './consultant-view';

const guest = { contactId: 'c', firstName: 'E', lastName: 'M', recordTypeName: 'Guest', isOwnedByConsultant: true };
const consultant = {
  firstName: 'Inés',
  lastName: 'Calloway',
  email: 'i@x.example',
  phone: '+1 305 555 0117',
  resourceId: 'r',
  userId: 'u',
};

it('PYC-11 PYC-12 PYC-13 names a consultant only to guests who are theirs, with the picture that the CRM has', () => {
  expect(toConsultant({ ...guest, consultant })).toMatchObject({
    name: 'Inés Calloway',
    monogram: 'IC',
    phone: '+1 305 555 0117',
  });
  expect(toConsultant({ ...guest, consultant })).not.toHaveProperty('picture');
  const pictured = (profileImage: string) => toConsultant({ ...guest, consultant: { ...consultant, profileImage } });
  expect(pictured('/portraits/ines.webp')).toMatchObject({ picture: '/portraits/ines.webp' });
  expect(pictured('')).not.toHaveProperty('picture');
  expect(toConsultant({ ...guest, isOwnedByConsultant: false, consultant })).toBeUndefined();
  expect(toConsultant({ ...guest, consultant: { ...consultant, lastName: '' } })).toBeUndefined();
});

it('CNT-38 PYC-12 groups the ten digits of their number, and leaves out a number that the CRM does not have', () => {
  const phoneOf = (phone: string) => toConsultant({ ...guest, consultant: { ...consultant, phone } });
  expect(phoneOf('3055550172')).toMatchObject({ phone: '(305) 555-0172' });
  expect(phoneOf('On request')).toMatchObject({ phone: 'On request' });
  expect(phoneOf('')).not.toHaveProperty('phone');
});
