export const favouriteTexts = {
  unknownItem: 'This is no longer part of our program, so it cannot be kept.',
  full: (max: number) => `Your favourites have room for ${max}, and all of it is taken. Remove one to keep another.`,
  someoneElse: 'These favourites belong to another account.',
  notFound: 'This favourite is not on your list.',
  cabin: (number: string) => `Suite ${number}`,
} as const;
