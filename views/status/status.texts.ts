export const statusTexts = {
  title: 'Service status',
  description: 'What works on this site at this moment: choosing, reserving, paying, signing in, your trips, messages.',
  headline: 'What works right now',
  allWell: 'Everything works.',
  allReviewed: 'Everything works. Some of our records are under review.',
  interrupted: (count: number) =>
    count === 1 ? 'One thing does not work at the moment.' : `${count} things do not work at the moment.`,
  checkedAt: (time: string) => `Checked at ${time}. Load the page again for the newest.`,
  working: 'Works',
  failing: 'Interrupted',
  reviewed: 'Works, under review',
  reviewedWords: 'The nightly check of our records found something here. A person is looking at it.',
  capabilities: {
    choosing: {
      name: 'Choosing',
      works: 'Voyages, suites, excursions and stories can be read.',
      fails: 'Pages may be some hours old. Prices and free suites are shown only when they are certain.',
    },
    reserving: {
      name: 'Reserving',
      works: 'Suites can be held and reserved.',
      fails: 'No suite can be reserved here at the moment. A consultant can do it by telephone.',
    },
    paying: {
      name: 'Paying',
      works: 'Payments are taken.',
      fails: 'No payment can be taken here at the moment. If one is due today, please call us.',
    },
    signingIn: {
      name: 'Signing in',
      works: 'Codes are sent, passkeys are accepted.',
      fails: 'Codes may not arrive, or sign-in may be closed. What you have reserved is safe.',
    },
    trips: {
      name: 'Your trips and profile',
      works: 'Trips, excursions, preferences and contact details can be read and changed.',
      fails: 'Some of your trips or details may not be shown. Nothing of them is lost.',
    },
    messages: {
      name: 'Writing to us',
      works: 'Messages are taken and answered.',
      fails: 'Messages may not reach us. Please call.',
    },
  },
  callTitle: 'Cannot wait?',
  callText: 'A consultant can look up a trip, reserve a suite and take a message while the site cannot.',
  callAction: 'How to reach us',
} as const;

/** `reviewed`: it works, but the last self-check found records that staff must look at. */
export type CapabilityState = 'working' | 'reviewed' | 'failing';

export type Capability = keyof typeof statusTexts.capabilities;
