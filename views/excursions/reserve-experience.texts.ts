export const reserveExperienceTexts = {
  back: (title: string) => `Back to ${title}`,
  title: 'Reserve Your Spot',
  titleLimited: 'Limited Availability',
  limited:
    'There are fewer places left than guests in your party. Choose fewer guests, or ask for all of you: you then stand in line together, and hear from us when places come free.',
  nearTitle: 'With places for all of you',
  samePrice: 'at the same price',
  near: (when: string, price: string, difference: string | undefined, seatsLeft: number) =>
    `${when}, ${price} per guest${difference === undefined ? '' : `, ${difference}`}, ${seatsLeft} ${seatsLeft === 1 ? 'place' : 'places'} left`,
  complete: 'All of you have a place already, or stand in line for one.',
  seeThem: 'See your reservations',
  trip: (title: string, dates: string) => `${title}, ${dates}`,
  numberedTrip: (trip: string, reservationId: string) => `${trip}, reservation ${reservationId}`,
  chooseTrip: 'It leaves on several of your voyages. Which is it for?',
  otherTrips: 'It leaves on another of your voyages too:',
  dates: 'When it leaves',
  datesHint: (zone: string) => `Times are those of the port, ${zone}.`,
  seats: (seatsLeft: number, capacity: number, waiting: number) => {
    if (seatsLeft > 0) return `${seatsLeft} of ${capacity} places left`;
    return waiting === 0
      ? 'Full; nobody waits yet'
      : waiting === 1
        ? 'Full; 1 party waits'
        : `Full; ${waiting} parties wait`;
  },
  seenAt: (time: string) => `Places as of ${time}.`,
  seenNow: (time: string) => `Places as of ${time}, and kept up to date.`,
  unseen: 'We cannot see the places right now.',
  notSeen: (time: string) => `We cannot see the places right now; these are as of ${time}.`,
  lookAgain: 'Look again',
  looking: 'Counting the places that are left…',
  guests: 'Who comes along',
  guestNumber: (number: number) => `Guest ${number}`,
  booked: 'has a place, or stands in line',
  notes: 'Anything we should know',
  notesHint: 'A knee, an allergy, a birthday: up to 1,000 characters.',
  clash: (title: string, names: string) => `At these hours: ${title} (${names}).`,
  price: (price: string) =>
    `${price} per guest. Nothing is due now: it is posted to your account on board after the day.`,
  terms: (until: string) => `You may give your places back free of charge until ${until}.`,
  termsCharged: 'It leaves soon: the price is posted to your account even if you give your places back.',
  termsByHours: (hours: number) =>
    `You may give your places back free of charge until ${hours} hours before departure.`,
  reserve: 'Reserve',
  request: 'Request',
  custom: 'Create a custom excursion',
  close: 'Close',
  noGuests: 'Please select at least one guest',
  noDate: 'Please select a date',
  notesTooLong: 'Please keep it to 1,000 characters.',
  /** The wording is that of EXC-12. */
  sent: 'Your reservation has been sent',
  thanks: 'Thank you',
  confirmed: 'Confirmed',
  inLine: (position: number | undefined) =>
    position === undefined ? 'In line' : position === 1 ? 'First in line' : `Number ${position} in line`,
  inFlight: 'On its way',
  allConfirmed: 'Your places are confirmed.',
  allInLine: (position: number | undefined) =>
    position === undefined
      ? 'You stand in line together, and hear from us when places come free.'
      : `You are ${position === 1 ? 'first' : `number ${position}`} in line, and hear from us when places come free.`,
  allUnderWay: 'The desk has it and confirms it within a minute. Your itinerary will show it.',
  viewItinerary: 'View itinerary',
  failed: 'Nothing was reserved, and what you chose stands below.',
  unanswered:
    'We did not hear what came of it. What you chose stands below: send it again, and it is still reserved only once.',
  failedTitle: 'Error',
  errorPrefix: 'Error:',
  unopened: 'The excursion desk does not answer right now. Please try again in a moment.',
  tryAgain: 'Try again',
  notOpen: 'Reservations for your voyage are not open yet. We write to you when they are.',
  noTrip: 'This experience is reserved by guests whose voyage is booked. We found no such voyage on your account.',
  onRequest:
    'Its price is on request. Tell us the day and who comes along: nothing is booked before you know the price.',
  noDeparture:
    'It does not leave on a voyage that you have booked, or its booking has closed by now. Your consultant can make something of the kind for you.',
  voyages: 'See the voyages',
  yourTrip: 'Your trip',
} as const;
