import { geoTexts } from '../geo/geo-texts';

/** All texts of the six forms. Messages of the specification are verbatim (FRM-09 to FRM-31, GEO-05 to GEO-07). */
export const leadTexts = {
  emailRequired: 'Please input your email',
  emailInvalid: 'The input is not a valid E-mail',
  firstNameRequired: 'Please input your first name',
  lastNameRequired: 'Please input your last name',
  nameWrong: 'Please write the name alone, without a link or an address.',
  phoneRequired: geoTexts.phoneRequired,
  phoneInvalid: geoTexts.phoneInvalid,
  countryCodeRequired: geoTexts.countryCodeRequired,
  countryRequired: geoTexts.countryRequired,
  stateRequired: geoTexts.stateRequired,
  zipRequired: geoTexts.zipRequired,
  zipInvalid: geoTexts.postalCodeInvalid,
  topicRequired: 'Please choose topic',
  messageRequired: 'Please input your message/questions',
  selectionRequired: 'Please make a selection',
  optionRequired: 'Please select at least one option',
  consentRequired: 'Please tick the box',
  regionRequired: 'Please choose a region',
  locationRequired: 'Please choose a location',
  tooLong: (maxLength: number) => `Please use at most ${maxLength} characters.`,
  keyReused: 'This form was already sent with other words. Please reload the page and send it again.',

  labels: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    country_code: 'Country code',
    phone: 'Phone',
    country: 'Country/Region',
    state: 'State',
    zip: 'Zip/Postal code',
    topic: 'Topic',
    message: 'Message',
    careerInterest: 'Where you would like to work',
    operations: 'Your field',
    voyageInterest: 'What draws you',
    season: 'When you would like to sail',
    comments: 'Anything else',
    region: 'Where you live',
    primaryLocation: 'The place nearest to you',
    numberOfPassengers: 'Guests',
    interestRegions: 'Where you would like to sail',
    notes: 'What we should know',
  },
  hints: {
    contactPhone: 'Only if you would like to be called.',
    numberOfPassengers: 'For eight guests we put more than one suite side by side.',
  },

  contactUs: {
    title: 'Write to us',
    standfirst:
      'Ask what you would ask across a desk. A person reads every message, and answers within two working days.',
    submit: 'Send message',
    thanksTitle: 'Your message is with us',
    thanksText:
      'A person reads it, and answers within two working days at the address that you gave. If it cannot wait, call the number on this page.',
  },
  careers: {
    title: 'Work on board',
    standfirst: 'We sail with a crew of few and keep them for years. Tell us which side of the ship is yours.',
    submit: 'Send application',
  },
  getInTouch: {
    title: 'Get in touch',
    standfirst:
      'Tell us what draws you to the sea and when you could leave. A consultant writes back with two or three voyages that fit.',
    submit: 'Send',
  },
  waitlist: {
    title: 'Join us',
    standfirst: 'We sail for a community of guests. Leave your name, and we write to you when a place opens.',
    submit: 'Join the waitlist',
  },
  inquireNow: {
    title: 'Inquire now',
    standfirst:
      'Tell us where and when, and who comes along. A consultant answers with suites that are free, and what they cost.',
    submit: 'Send inquiry',
  },
} as const;
