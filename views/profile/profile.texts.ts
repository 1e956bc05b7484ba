export const profileTexts = {
  menu: 'My profile',
  back: 'Back to Menu',
  staff: { menu: 'For the staff', requests: 'Requests of guests' },
  /** The greeting has no name while the owner of the address has not given one. */
  greeting: (firstName: string) => (firstName === '' ? 'Welcome' : `Welcome, ${firstName}`),
  help: {
    title: 'Help & Support',
    invitation: (firstName: string) => `${firstName} knows your plans. Choose a time, and talk them through.`,
    schedule: 'Schedule a meeting',
    letter: 'Whatever you would like to know, somebody who knows the yacht reads your letter and answers it.',
    contact: 'Contact us',
  },
  failed: {
    /** `what` names the section, as in "Your calendar". */
    body: (subject: string) => `${subject} cannot be shown right now. Nothing of it is lost.`,
    retry: 'Try again',
    /** Visually hidden after the link's text, because several sections may fail at once. */
    of: (subject: string) => `: ${subject}`,
  },
} as const;
