import { TextCtaCard } from './TextCtaCard';

export const blockKind = 'Cards';

export const forVisitors = () => (
  <TextCtaCard
    audience="visitors"
    isSignedIn={false}
    title="Join the waitlist"
    text="Membership is small on purpose. Leave your name and we write when a place is free."
    action={{ label: 'Leave your name', href: '#join' }}
  />
);
export const forGuests = () => (
  <TextCtaCard
    audience="guests"
    isSignedIn
    title="Your cabin, your way"
    text="Tell us about pillows, papers and what you never eat."
    action={{ label: 'Set preferences', href: '#preferences' }}
  />
);
