export const requestsTexts = {
  title: 'Ask us',
  description: 'What you have asked about your trip, and what was answered.',
  standfirst:
    'Ask here for what the site does not do by itself. Each request has a person who answers it, and a time by which they do.',
  back: 'Back to the trip',
  ask: {
    title: 'A new request',
    kind: 'What is it about?',
    text: 'Your request',
    hint: 'What should change, for whom, and by when it matters to you. For a call back: the number, and when it suits you.',
    submit: 'Send the request',
  },
  advice: {
    nav: 'See before you ask',
    links: {
      cancel: 'What cancelling costs',
      move: 'Other sailings and the difference',
      name: 'A name as the travel document has it',
    },
    cancel: {
      title: 'What cancelling costs today',
      text: 'By the terms of your booking, as of today. Nothing is cancelled by asking: your consultant confirms the sums first.',
      own: 'By the terms of your booking, as of today. The other suites of your booking stay, so that you can cancel this one by yourself; the sums are shown once more before it is final.',
      paid: 'Paid',
      kept: 'The line keeps',
      back: 'You get back',
      action: 'Cancel this suite',
    },
    move: {
      title: 'Other sailings of this voyage',
      text: 'Your suite category is free on these, for as many guests. The price is today’s and may change until your consultant confirms. Choose one to begin the request.',
      asCancellation:
        'By the terms of your booking a move counts as a cancellation by now: the sum below is kept of what you paid, and is not taken off the other fare.',
      difference: (total: string, difference: string) => `${total}, ${difference}`,
      more: (sum: string) => `${sum} more than now`,
      less: (sum: string) => `${sum} less than now`,
      same: 'the same as now',
      typed: (to: {
        readonly title: string;
        readonly dates: string;
        readonly id: string;
        readonly total: string;
        readonly difference: string;
        readonly retained?: string;
      }) =>
        `Please move us to ${to.title}, ${to.dates} (${to.id}), in the same suite category. I was shown ${to.total}, ${to.difference}${to.retained === undefined ? '' : `, and that ${to.retained} is kept`}.`,
    },
    name: {
      title: 'Whose name is it?',
      text: 'Your consultant changes names, so that tickets and papers agree. Choose the traveler, write the name letter by letter, and attach a picture of the page with the photograph.',
      typed: (name: string) => `In the booking: ${name}\nIn the travel document: `,
    },
  },
  none: 'You have asked nothing about this trip yet.',
  list: 'Your requests',
  state: {
    sent: (by: string) => `We answer by ${by}`,
    overdue: (by: string) => `We should have answered by ${by}. Please call us, and name this request.`,
    answered: 'Answered',
    closed: 'Closed',
  },
  owner: (name: string) => `${name} looks after it`,
  noOwner: 'Your consultants look after it',
  waiting: 'It is stored, and goes to your consultant’s system as soon as that answers.',
  reply: 'Your reply',
  send: 'Send the reply',
  of: (kind: string) => `, ${kind}`,
  files: {
    label: 'Files',
    hint: (count: number, megabytes: number) =>
      `Up to ${count}: JPEG, PNG or PDF, at most ${megabytes} MB each. Only you and those who answer see them.`,
    mistakes: {
      'too-many': 'Please choose at most three files.',
      'too-large': 'A file is too large. Please choose smaller ones.',
      unreadable: 'A file is neither a JPEG or PNG picture nor a PDF that we can read.',
      active: 'A PDF is locked or runs something when it is opened. Please print it to a new PDF.',
    },
    again: 'Please choose your files again.',
  },
  file: (name: string, kilobytes: number) => `${name}, ${kilobytes} kB`,
  wrote: (author: string, at: string) => `${author}, ${at}`,
  empty: 'Please write what you ask for.',
  tooLong: (max: number) => `At most ${max} characters, please.`,
  noKind: 'Please choose what it is about.',
  tooMany: 'Many requests were sent today. Please call us, or try again tomorrow.',
  closed: 'This request is closed. Please send a new one.',
  receipts: { asked: 'Your request is with us.', replied: 'Your reply is with us.' },
  link: (open: number) => (open === 1 ? '1 open request' : `${open} open requests`),
} as const;
