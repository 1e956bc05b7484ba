export const meetingsTexts = {
  title: 'Speak with your consultant',
  eyebrow: 'Personal Yacht Consultant',
  headline: (name: string) => `${name} is your consultant`,
  standfirst: 'To move or cancel a trip, or to change who travels, speak with the person who knows it.',
  subject: 'My trip',
  support: 'You may also write to',
  noAccessTitle: 'This page is not for you to see',
  /** PYC-02, word for word. */
  noAccess: 'Sorry, you do not have access to this page.',
  /** PYC-15. */
  contact: 'Contact Us',
  back: 'Back to My Trips',
} as const;
