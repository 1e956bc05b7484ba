/** Words of the content blocks; what they show comes from the page. */
export const blocksTexts = {
  explore: 'Explore',
  exploreNamed: (title: string) => `Explore ${title}`,
  close: 'Close',
  previous: (of: string) => `Previous, ${of}`,
  next: (of: string) => `Next, ${of}`,
  carousel: 'carousel',
  place: (first: number, last: number, all: number) => `${first === last ? first : `${first} – ${last}`} of ${all}`,
  activityInterest: 'Activity interest',
  activityLevel: 'Activity level',
  /** CNT-19, word for word. */
  pleaseNote: 'Please note',
  wholePage: 'See the full page',
  picturesOf: (title: string) => `Pictures of ${title}`,
  pictureOf: (place: number, all: number, alt: string) => `Picture ${place} of ${all}${alt === '' ? '' : `: ${alt}`}`,
  related: 'Related stories',
  all: 'All',
  earlierTabs: 'Earlier tabs',
  laterTabs: 'Later tabs',
  shown: (shown: number, all: number) => `${shown} of ${all} shown`,
  /** CNT-39, word for word. */
  seeMore: 'See More',
  seeLess: 'See Less',
} as const;
