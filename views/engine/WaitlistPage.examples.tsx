import { guests, headerAt, visitorFrame } from './sample-reservation';
import { WaitlistPage, type WaitlistPageProps } from './WaitlistPage';

const props: WaitlistPageProps = {
  frame: { ...visitorFrame, path: '/engine/waitlist' },
  header: headerAt(2),
  guests: guests.slice(0, 2),
  values: {},
  errors: {},
  action: '/engine/waitlist',
  hiddenFields: { key: 'sample-key' },
  fare: '$24,900.00',
};

export const empty = () => <WaitlistPage {...props} />;
export const withMistake = () => (
  <WaitlistPage {...props} errors={{ 'guest1-phone': 'Write the phone number with its country code.' }} />
);
