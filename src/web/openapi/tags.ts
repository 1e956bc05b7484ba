/** Features of the API in the order in which they are read, each with the beginnings of its addresses. */
export const apiTags = [
  {
    slug: 'sign-in',
    name: 'Sign-in',
    description:
      'A six-digit code by e-mail or text message opens a session. Each form of the site asks for a bot check first.',
    paths: ['/api/bot-check/', '/api/otp-', '/api/user', '/api/logout', '/api/country-codes'],
  },
  {
    slug: 'voyages',
    name: 'Voyages',
    description: 'What sails when, what it costs and where it calls.',
    paths: ['/api/voyages', '/api/voyage-data', '/api/port-per-date'],
  },
  {
    slug: 'suites',
    name: 'Suites',
    description: 'The categories of suites, and one of them on one sailing.',
    paths: ['/api/suites', '/api/reserve-now-suites'],
  },
  {
    slug: 'reservations',
    name: 'Reservations',
    description: 'The reservations of the signed-in guest, and the way into the reservation engine.',
    paths: ['/api/reservation'],
  },
  {
    slug: 'experiences',
    name: 'Experiences',
    description: 'What can be done ashore and on the water: what there is, when it leaves, who comes along.',
    paths: ['/api/shore', '/api/bespoke', '/api/custom'],
  },
  {
    slug: 'life-on-board',
    name: 'Life on board',
    description: 'Restaurants, places and services of the yacht, and days on land before or after a voyage.',
    paths: ['/api/culinary-venue', '/api/onboard-venue', '/api/voyage-extensions'],
  },
  {
    slug: 'stories-and-news',
    name: 'Stories and news',
    description: 'The magazine and the news, page by page.',
    paths: ['/api/stories', '/api/related-articles', '/api/news'],
  },
  {
    slug: 'forms',
    name: 'Forms and inquiries',
    description:
      'Every form by which somebody writes to the line. What is answered with 200 is kept, and is delivered also when the CRM is away.',
    paths: [
      '/api/contact-us',
      '/api/careers',
      '/api/get-in-touch',
      '/api/waitlist',
      '/api/enquire-now-itinerary',
      '/api/forms/',
      '/api/inquiries',
    ],
  },
  {
    slug: 'consultant',
    name: 'Consultant',
    description: 'Who looks after a guest, and appointments with them.',
    paths: [
      '/api/get-user-info',
      '/api/opportunity',
      '/api/existing-appointment',
      '/api/meeting-times',
      '/api/appointments',
    ],
  },
  { slug: 'favorites', name: 'Favorites', description: 'What a guest keeps for later.', paths: ['/api/favorites'] },
  {
    slug: 'account',
    name: 'Account',
    description: 'How a guest is reached, how they look, and which messages they want.',
    paths: [
      '/api/contact-information',
      '/api/address-information',
      '/api/profilepic',
      '/api/notification-preferences',
      '/api/consent',
    ],
  },
  {
    slug: 'preferences',
    name: 'Preferences',
    description: 'The survey about what a guest likes, and its answers.',
    paths: ['/api/preference/'],
  },
  {
    slug: 'description',
    name: 'This description',
    description: 'The document that everything here is made from.',
    paths: ['/api/openapi.json'],
  },
  {
    slug: 'test-mode',
    name: 'Test mode',
    description:
      'Levers of a demonstration. A production site does not have them: each of these addresses answers 404 there.',
    paths: ['/dev/'],
  },
] as const;

export type ApiTag = (typeof apiTags)[number];

/** The feature of an address; those that nobody has placed stand with the description, so that none is lost. */
export const tagOf = (path: string): ApiTag =>
  apiTags.find(({ paths }) => paths.some((start) => path.startsWith(start))) ?? unplaced;

const unplaced: ApiTag = apiTags[12];
