export const leadWebTexts = {
  limited: 'Several messages have come from your connection within the hour. Please try again later, or call us.',
  unexpected: 'Unexpected error. Please try again.',
  thanks: {
    title: 'Thank you',
    text: 'A person reads everything that reaches us through our forms, and answers within two working days.',
    joined:
      'What you asked about stands with your inquiry. If the line knows you already, sign in and go on from there.',
  },
  document: {
    eyebrow: 'From our library',
    text: (description: string) =>
      `Thank you. It is yours: ${description.charAt(0).toLowerCase()}${description.slice(1)}`,
    facts: ({ pages, megabytes }: { readonly pages: number; readonly megabytes: string }) =>
      `PDF, ${pages === 1 ? '1 page' : `${pages} pages`}, ${megabytes} MB`,
    linkLifetime: 'the link is good for ten days',
    resting: 'The book is being made anew. If the download does not begin, please try again in a minute.',
    download: 'Download the PDF',
  },
  actions: { voyages: 'Look at the voyages', signIn: 'Sign In' },
  /** Predefined messages of links to the contact form; visitors may edit them. */
  about: {
    'funnel-suite': {
      topic: 'Interest in Securing a Spot',
      message: 'I would like to know more about the Funnel Suite.',
    },
    'expired-trip': {
      topic: 'General Inquiry',
      message: 'I have a question about a trip of mine that is no longer active.',
    },
    experience: { topic: 'General Inquiry', message: 'I would like to know more about a shore or sea experience.' },
    'bespoke-experience': { topic: 'General Inquiry', message: 'I would like to have an experience arranged for me.' },
    booking: { topic: 'Technical Problem', message: 'I could not finish my reservation.' },
    trip: { topic: 'General Inquiry', message: 'I have a question about my trip.' },
    'sailed-trip': { topic: 'General Inquiry', message: 'I have sailed with you, and would like to say how it was.' },
    meeting: { topic: 'General Inquiry', message: 'I would like to arrange a meeting.' },
  },
} as const;
