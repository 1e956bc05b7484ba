import { ContactUsCard } from './ContactUsCard';

export const blockKind = 'Cards';

export const everyChannel = () => (
  <ContactUsCard
    title="Rather talk it through?"
    text="A consultant knows the ship deck by deck, and which weeks are quiet."
    phone="+1 305 555 0100"
    email="hello@ondine.example"
    hours="Every day, 8 am to 8 pm, Eastern Time"
    action={{ label: 'Ask a question', href: '#ask' }}
  />
);
