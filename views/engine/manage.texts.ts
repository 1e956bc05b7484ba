export const manageTexts = {
  title: 'Your reservation',
  number: 'Reservation number',
  account: {
    title: 'Where it stands',
    total: 'Total',
    payments: 'Paid so far',
    none: 'Nothing yet.',
    payment: (when: string, card?: string) => (card === undefined ? when : `${when}, card ending in ${card}`),
    back: (when: string, card?: string) =>
      card === undefined ? `${when}, given back` : `${when}, back to card ending in ${card}`,
    paid: 'Paid',
    remaining: 'Remaining',
    download: 'Download the fare breakdown',
    format: 'PDF',
  },
  pay: {
    title: 'Make a payment',
    standfirst: 'The card is charged once, for the sum on the button.',
    choices: 'How much to pay',
    deposit: 'The deposit',
    ownDeposit: 'The deposit of this suite',
    depositDetail: (later: string) => `Your suite is booked. ${later} remains for later.`,
    balance: 'Everything that remains',
    ownBalance: 'Everything that remains, for this suite',
    balanceDetail: 'Your account is settled, and we look forward to the day.',
    part: 'Another amount',
    partFrom: (min: string) => `from ${min}`,
    partDetail: 'As much as suits you today.',
    allDeposits: 'The deposits of all suites',
    allDepositsDetail: (suites: number, later: string) =>
      `All ${suites} suites are booked. ${later} remains for later.`,
    allBalances: 'Everything that remains, for all suites',
    allBalancesDetail: (suites: number) => `The accounts of ${suites} suites are settled with one payment.`,
    otherDeposits: (suites: number) =>
      suites === 1 ? 'The deposit of the other suite' : `The deposits of the other ${suites} suites`,
    otherDepositsDetail: (later: string) => `This suite is paid. ${later} remains for later.`,
    otherBalances: (suites: number) =>
      suites === 1
        ? 'Everything that remains, for the other suite'
        : `Everything that remains, for the other ${suites} suites`,
    otherBalancesDetail: 'This suite is paid, and every account of your party is settled with it.',
    termsOfAll: 'If you pay for all suites',
    termsOfOthers: 'What your payment accepts',
    amount: 'Amount',
    amountHint: (min: string, max: string) => `Between ${min} and ${max}.`,
    hostedNote:
      'You pay on the secure page of our payment provider, and come back here. We never see the number of your card.',
    action: 'Make the payment',
    payDeposit: (amount: string) => `Pay the deposit of ${amount}`,
    payBalance: (amount: string) => `Pay ${amount}`,
    payPart: 'Pay this amount',
    payAll: (amount: string) => `Pay ${amount} for all suites`,
    payOthers: (amount: string, suites: number) => `Pay ${amount} for the other ${suites === 1 ? 'suite' : 'suites'}`,
  },
  thanks: {
    title: (amount: string) => `We received ${amount}`,
    body: 'Thank you. The sums on this page have it already.',
  },
  problems: {
    declined: {
      title: 'The card was declined',
      body: 'No money moved. Another card may do better, or your bank can tell you more.',
    },
    declines: {
      title: 'No more cards for today',
      body: 'Too many cards or codes were declined, so we take no further one here for now. No money moved, and your reservation stands as it is.',
    },
    changed: {
      title: 'The sums have changed',
      body: 'Something was paid since you opened this page. Please look at what remains, and choose again.',
    },
    unavailable: {
      title: 'Payments are resting for a moment',
      body: 'Nothing was taken. Try again in a minute.',
    },
  },
  givenBack: {
    title: 'This payment was not taken',
    body: 'The reservation does not take it any more. Whatever your card was charged goes back to it in full.',
  },
  cancel: {
    link: 'Cancel this suite',
    title: 'Cancel a suite',
    headline: 'Cancel this suite',
    cost: 'What it costs today',
    paid: 'You have paid for this suite',
    kept: 'We keep by the terms',
    back: 'You get back',
    refund: 'It goes back to the cards it was paid with. On a later day we may keep more.',
    free: 'Nothing was paid for this suite, so nothing is kept and nothing is owed.',
    ashore: 'Whatever was reserved ashore with this suite ends as well.',
    stays: 'What stays as it is',
    action: 'Cancel the suite',
    actionFor: (back: string) => `Cancel the suite, get back ${back}`,
    keep: 'Keep the suite',
    changed: {
      title: 'The sums have changed',
      body: 'A payment arrived, or a new day began, since you opened this page. Nothing was cancelled: please look again.',
    },
  },
  together: 'Reserved together with',
  waiting: {
    title: (amount: string) => `Your payment of ${amount} is under way`,
    body: 'We have not heard from the bank yet. It takes a minute at most, and this payment is taken once or not at all.',
    again: 'Look again',
  },
  code: {
    title: 'A code from your bank',
    waiting: (amount: string) => `Your bank waits for a code to approve ${amount}.`,
    resume: 'Write the code',
    headline: 'One more step with your bank',
    standfirst: (amount: string, line: string) => `Your bank has just sent a code to approve ${amount} to ${line}.`,
    action: 'Approve the payment',
    back: 'Pay another way',
  },
  unpaid: 'You came back without paying. Nothing was taken; choose again when you are ready.',
  states: {
    elsewhere: {
      title: 'Paid with your consultant',
      body: 'We take no payments on this site. Your consultant arranges what is due with you.',
    },
    paid: { title: 'All is paid', body: 'Nothing remains on this reservation.' },
    WL: {
      title: 'Nothing to pay yet',
      body: 'You are in line for this suite. A payment becomes possible when a suite is offered to you and you accept it.',
    },
    'waitlist-entry': {
      title: 'This place in line has ended',
      body: 'Nothing was paid, and nothing is owed. You may join the waitlist again.',
    },
    CT: {
      title: 'This option has ended',
      body: 'Its day passed before the deposit was paid, and the suite went back to others. Your consultant can look for another.',
    },
    CX: {
      title: 'This reservation was cancelled',
      body: 'Its account is on this page. Your consultant answers what it leaves open.',
    },
    over: {
      title: 'This voyage is behind you',
      body: 'Its account is closed. The fare breakdown stays here for your papers.',
    },
  },
  statusOf: 'Status',
  seeTrip: 'See the trip in your profile',
  contact: 'Write to us about it',
} as const;
