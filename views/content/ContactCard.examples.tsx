import { ContactCard } from './ContactCard';

export const blockKind = 'Cards';

export const person = () => (
  <ContactCard
    name="Inês Calloway"
    role="Personal Yacht Consultant"
    monogram="IC"
    email="ines.calloway@ondine.example"
    phone="3055550117"
  />
);
export const withoutLinks = () => (
  <ContactCard name="The night desk" monogram="ND" email="ask at reception" phone="On request" />
);
