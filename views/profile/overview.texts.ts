export const overviewTexts = {
  title: 'Overview',
  trips: { title: 'Upcoming trips', all: 'All trips', subject: 'Your trips' },
  calendar: {
    title: 'My Calendar',
    subject: 'Your calendar',
    empty: 'No Upcoming Events',
    loading: 'Your calendar is on its way',
    meeting: 'A conversation',
    with: {
      phone: (consultant: string) => `By phone with ${consultant}`,
      video: (consultant: string) => `By video with ${consultant}`,
    },
    details: 'Details',
    join: 'Join',
    /** Visually hidden after a button's text, because every row repeats that text. */
    of: (when: string) => `, ${when}`,
    all: 'View All',
    less: 'View Less',
    count: (count: number) => `, ${count} appointments`,
    /** Written by script in the browser; `zone` is the browser's name of the time zone. */
    ownTime: (time: string, zone: string) => `Your time: ${time} (${zone})`,
  },
  news: {
    title: 'News',
    all: 'View All',
    allOf: ' news',
    subject: 'The news',
    empty: 'Nothing has been reported yet.',
    loading: 'The news is on its way',
  },
} as const;
