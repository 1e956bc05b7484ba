import type { FaqPageProps } from './FaqPage';

export const sampleFaqPage: FaqPageProps = {
  frame: { path: '/faq', year: 2027 },
  head: {},
  words: '',
  groups: [
    {
      slug: 'reserving',
      title: 'Reserving',
      questions: [
        {
          id: 'how-long-kept',
          question: 'How long is a suite kept for me?',
          html: '<p>Ten minutes, which the page counts down.</p>',
        },
        {
          id: 'sold-out',
          question: 'What happens when a suite is sold out?',
          html: '<p>You can join its <a href="/voyages">waitlist</a>.</p>',
        },
      ],
    },
    {
      slug: 'papers',
      title: 'Papers',
      questions: [
        {
          id: 'which-papers',
          question: 'Which papers do we need?',
          html: '<p>A passport that is good for six months.</p>',
        },
      ],
    },
  ],
};
