const person = { first_name: 'Ada', last_name: 'Marlow', email: 'ada.marlow@example.com' };
const token = 'eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319';
const reachable = { ...person, country_code: 'US', phone: '305 555 0142' };
const subject = { itineraryId: 'ON1-CYC-270412-007', suiteName: 'Ocean Suite' };

export const leadExamples = {
  contact: { ...person, topic: 'General Inquiry', message: 'Is the marina open every day?', token },
  careers: { ...reachable, careerInterest: 'Marine Operations', marineOperations: 'Nautical', token },
  getInTouch: {
    ...reachable,
    country: 'US',
    voyageInterest: ['quiet-anchorages'],
    season: 'Spring 2027',
    yachtConsent: true,
    token,
  },
  waitlist: {
    ...reachable,
    form: 'inquire-now',
    country: 'US',
    state: 'FL',
    zip: '33101',
    numberOfPassengers: '2',
    yachtConsent: true,
    ...subject,
    token,
  },
  enquire: { numberOfPassengers: '2', yachtConsent: '1', hotelConsent: 'Explicit Opt In', ...subject, token },
  configured: { ...person, yachtConsent: true, token },
} as const;
