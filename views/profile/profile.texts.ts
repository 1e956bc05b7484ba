export const profileTexts = {
  menu: 'My profile',
  greeting: (firstName: string) => `Welcome, ${firstName}`,
  tabs: { overview: 'Overview', trips: 'My Trips', favourites: 'My Favourites', inquiries: 'My Inquiries', account: 'Account' },
  signOut: 'Sign out',
  help: 'Help & Support',
  failed: {
    /** `what` names the part: "Your calendar". */
    body: (what: string) => `${what} cannot be shown right now. Nothing of it is lost.`,
    retry: 'Try again',
  },
} as const;
