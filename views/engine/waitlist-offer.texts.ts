export const waitlistOfferTexts = {
  position: (position: number) => (position === 1 ? 'You are first in line.' : `You are number ${position} in line.`),
  heldUntilText: (until: string) => `A suite is kept for you until ${until}.`,
  answer: 'See it and answer',
  page: {
    reservation: 'Waitlist number',
    heldUntil: 'Kept until',
    place: 'Your place',
    deposit: 'Deposit',
    dueBy: (date: string) => `due by ${date}; nothing is due when you accept`,
    offered: {
      title: 'Your suite has come free',
      standfirst: 'You were first in line, so it is kept for you. Take the time below to decide.',
    },
    waiting: {
      title: 'Your place in line',
      standfirst: 'Nothing has come free yet. The moment it does, a letter is on its way to you.',
    },
    declined: {
      title: 'You have let the suite go',
      standfirst: 'Thank you for telling us. Your place on this waitlist is given up, and nothing is owed.',
    },
    passed: {
      title: 'This suite has passed on',
      standfirst:
        'The time to answer is over. The suite goes to the next guest in line, or back on sale where nobody waits. Your place ended with it, and nothing is owed; you may join the waitlist again.',
    },
    over: {
      title: 'This place in line has ended',
      standfirst: 'The reservation behind it is closed. Your consultant can tell you more.',
    },
    question: 'Your answer',
    accept: 'Accept the suite',
    acceptNote: 'It becomes an offer in your name, held until the day named above.',
    decline: 'Let it go',
    declineNote: 'Your place in line goes with it.',
    suites: 'See this voyage’s suites',
    trips: 'See my trips',
  },
} as const;
