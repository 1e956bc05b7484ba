import { useExamplePictures } from '../gallery/example-pictures';
import { ThankYouPage } from './ThankYouPage';

const page = {
  frame: { path: '/thank-you', year: 2027 },
  head: {},
  title: 'Thank you',
  text: 'A person reads everything that reaches us, and answers within two working days.',
};
const actions = [
  { label: 'Look at the voyages', href: '/voyages' },
  { label: 'Go to the first page', href: '/' },
];

export const WithPicture = () => (
  <ThankYouPage {...page} picture={useExamplePictures()('open-sea-night')} actions={actions} />
);
export const OfADocument = () => (
  <ThankYouPage
    {...page}
    eyebrow="From our library"
    title="The deck plan book"
    text="Thank you. It is yours: six decks and ninety-five suites, drawn to one scale."
    facts={['PDF, 24 pages, 1.9 MB', 'the link is good for ten days']}
    picture={useExamplePictures()('yacht-from-above')}
    actions={[{ label: 'Download the PDF', href: '/documents/deck-plans/file' }]}
  />
);
export const WithoutPicture = () => <ThankYouPage {...page} actions={[]} />;
