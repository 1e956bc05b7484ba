export const meetingsTexts = {
  title: 'Speak with your consultant',
  eyebrow: 'Personal Yacht Consultant',
  headline: (name: string) => `Half an hour with ${name}`,
  greeting: (firstName: string) => `Good to have you here, ${firstName}.`,
  standfirst: (consultant: string) => `Choose a time, say what it is about, and ${consultant} will be ready for you.`,
  withoutConsultant: 'No consultant looks after you yet. Write to us, and one of them will answer.',
  subject: 'Our conversation',
  support: 'You may also write to',
  schedule: 'Choose a time',
  write: 'Write through our form',
  contactPanel: (name: string) => `How to reach ${name}`,
  noAccessTitle: 'This page is not for you to see',
  /** PYC-02, word for word. */
  noAccess: 'Sorry, you do not have access to this page.',
  someoneElse: 'This belongs to another guest.',
  tooOften: 'You have asked often in a short time. Please wait before you try again.',
  /** PYC-15. */
  contact: 'Contact Us',
  back: 'Back to My Trips',
  calendar: 'The calendar',
  page: 'This page',

  zone: {
    shown: (zone: string) => `Times are in ${zone}.`,
    change: 'Use another time zone',
    label: 'Time zone',
    apply: 'Show times',
  },
  days: 'Day',
  timesOn: (day: string) => `Times on ${day}`,
  /** Under a time in another zone. */
  inEastern: (time: string) => `${time} Eastern`,
  timesOf: (count: number) => (count === 1 ? '1 time' : `${count} times`),
  none: (consultant: string) =>
    `${consultant} has no free half hour in the coming weeks. Call or write, and you will find one together.`,

  chosen: 'Your time',
  way: 'How you would like to speak',
  ways: { phone: 'By telephone', video: 'By video' },
  purpose: 'What it is about',
  notes: 'Anything to know before',
  notesHint: 'Only your consultant reads this.',
  notesTooLong: (max: number) => `Please keep this to ${max} characters.`,
  confirm: 'Confirm the appointment',
  confirmMove: 'Move the appointment',
  working: 'Writing it down',
  made: 'It is in the book',
  otherTime: 'Choose another time',

  moving: (when: string) => `You are moving the appointment of ${when}.`,
  keepIt: 'Leave it as it is',

  choose: 'Please choose a time first.',
  taken: 'This time is no longer free.',
  nextFree: 'The next that are free:',
  takeInstead: (when: string) => `Take ${when}`,
  full: 'You have eight appointments ahead, as many as the calendar holds for one guest. Cancel one to make another.',
  over: 'This appointment has begun or is canceled, and can no longer be changed.',
  keyReused: 'This was sent before with another time. Please load the page again.',
  failed: 'The appointment could not be written down. Please try again, or call.',

  receipts: {
    booked: 'Your appointment is made',
    moved: 'Your appointment has moved',
    canceled: 'Your appointment is canceled',
  },
  told: {
    arranged: {
      yes: 'The invitation for your calendar is on its way to you.',
      no: 'We could not send you the invitation just now. The appointment stands all the same.',
    },
    canceled: {
      yes: 'Word for your calendar is on its way to you, which takes the appointment out.',
      no: 'We could not send word for your calendar just now. The appointment is canceled all the same.',
    },
  },
  invitation: 'Add it to your calendar',
  another: 'Make another appointment',

  yours: 'Your appointments',
  noneYet: 'You have no appointment ahead.',
  move: 'Move',
  cancel: 'Cancel',
  cancelSure: 'Cancel this appointment?',
  cancelYes: 'Yes, cancel it',
  appointment: (when: string) => `the appointment of ${when}`,
  signIn: 'Sign in to see, move or cancel your appointments',
} as const;
