import { ContactCard } from './ContactCard';

export const blockKind = 'Cards';

export const person = () => (
  <ContactCard
    eyebrow="Your consultant"
    name="Inês Calloway"
    role="Personal Yacht Consultant"
    monogram="IC"
    email="ines.calloway@ondine.example"
    subject="My trip"
    phone="3055550117"
  />
);
export const withoutLinks = () => (
  <ContactCard name="The night desk" monogram="ND" email="ask at reception" phone="On request" headingLevel="h3" />
);
