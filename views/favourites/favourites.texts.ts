export const favouritesTexts = {
  label: (title: string) => `Favourite: ${title}`,
  favourite: 'Favourite',
  afterSignIn: (title: string) => `Once you are signed in, your favourites hold ${title}.`,
  onDevice: (title: string) => `On your shortlist, in this browser: ${title}.`,
  notYet: (title: string) => `Not yet among your favourites: ${title}. Choose the heart to keep it.`,
  wasAdded: (title: string) => `Now among your favourites: ${title}.`,
  wasRemoved: (title: string) => `No longer among your favourites: ${title}.`,
  failed: 'Your favourites cannot be reached, so nothing was changed. Please try again in a moment.',
  sessionEnded: 'Your session has ended. Sign in once more, and then choose the heart.',
  reference: (id: string) => `Reference: ${id}`,
} as const;
