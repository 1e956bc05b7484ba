export const favouritesTexts = {
  label: (title: string) => `Favourite: ${title}`,
  favourite: 'Favourite',
  afterSignIn: (title: string) => `Once you are signed in, ${title} joins your favourites.`,
  notYet: (title: string) => `${title} is not among your favourites yet. Choose its heart to keep it.`,
  wasAdded: (title: string) => `${title} is now among your favourites.`,
  wasRemoved: (title: string) => `${title} has left your favourites.`,
  failed: 'Your favourites cannot be reached, so nothing was changed. Please try again in a moment.',
  sessionEnded: 'Your session has ended. Sign in once more, and then choose the heart.',
  reference: (id: string) => `Reference: ${id}`,
} as const;
