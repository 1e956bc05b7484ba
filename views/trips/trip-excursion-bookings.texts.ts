export const tripExcursionBookingsTexts = {
  title: 'Your reservations',
  failed: 'Your reservations ashore and on the water',
  guests: (count: number) => (count === 1 ? '1 guest' : `${count} guests`),
  /** `waiting` includes the guest's own party. */
  line: (position: number, waiting: number, time: string) =>
    `You are ${position === 1 ? 'first' : `number ${position}`}${waiting > 1 ? ` of ${Math.max(position, waiting)}` : ''} in line, as of ${time}.`,
  lookAgain: 'We cannot see the line right now. Look again',
  offer: (until: string) =>
    `Places are kept for you until ${until}. Without an answer they pass on to the next in line.`,
  accept: 'Take the places',
  decline: 'No, thank you',
  /** Announced when it happens while the page is open. */
  offerCame: 'Places came free, and are kept for you.',
  changed: 'Your reservations have changed.',
  remove: 'Remove',
  contact: 'Contact us',
  edit: 'Edit',
  custom: 'Custom excursion',
  answer: 'We say',
  price: (price: string) => `${price} per guest, posted to your account on board after the day.`,
  priceOnRequest: 'Price on request.',
  notes: 'Your note',
  calendar: 'Add to calendar',
  confirmTitle: (title: string) => `Remove ${title}?`,
  confirmFree: (until: string) => `Giving it back costs nothing until ${until}.`,
  confirmMissed: 'The yacht’s hours of that day have changed, and it no longer fits: giving it back costs nothing.',
  thePrice: 'the price',
  confirmCharged: (amount: string) =>
    `It leaves soon: ${amount} is posted to your account on board even when you give it back.`,
  confirmLine: 'You leave the line, and the next in it moves up.',
  yes: 'Yes, Remove',
  no: 'No, Return',
  closed: 'It leaves too soon to be changed here. Please call us.',
  reserved: {
    title: 'Your reservation has been sent',
    confirmed: (title: string) => `${title} is confirmed.`,
    waiting: (title: string) =>
      `${title} has too few places left at this hour. You stand in line together, and hear from us when places come free.`,
    offered: (title: string) => `Places came free on ${title}, and are kept for you.`,
    pending: 'The desk has your reservation and confirms it within a minute. This page will show it.',
  },
  asked: {
    title: 'Your request has been sent',
    body: 'It stands with us as you see it below. You can change it until we have answered; we write to you when we have.',
  },
  confirming: 'Being confirmed',
  confirmingSoon:
    'We are waiting for the desk’s word, and have it within a minute. We write to you if it comes to nothing.',
  change: 'Change',
  bookingChanged: 'Your booking is changed, and we write to everybody it concerns.',
  removeFailed: { title: 'Error', body: 'Failed to remove experience.' },
  answerFailed: 'We did not hear what came of it. Please try again.',
  accepted: 'The places are yours.',
  declined: 'The places pass on to the next in line.',
  offerGone: 'The offer has passed on to the next in line.',
} as const;
