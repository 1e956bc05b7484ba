import { noSearchWords } from '../../core/search/search-words';
import { DEFAULT_MESSAGES } from '../../core/content/line-messages';
import { defaultFareFacts } from '../../core/fare-facts/fare-facts';
import { specifiedForms } from '../../core/leads/forms/specified-forms';
import { plainDate } from '../../core/shared/plain-date';
import { noSurvey } from '../content-schemas/questions';
import type { LineForms } from './load-forms';
import { noFlights } from '../../core/voyages/non-stop-flights';
import { noClimate } from './climate';
import { defaultDueDays } from './preparation';
import type { SampleLine } from './sample-line';

const picture = { name: 'open-sea-night', alt: '' };
const nothing = { eyebrow: '', title: '', text: '' };

/**
 * Before its first import a line has no content, and none is invented (reliability F1). Its pages are not shown, so the
 * texts are empty.
 */
export const emptyLine: SampleLine = {
  facts: {
    name: 'A yacht line',
    vessel: '',
    copyrightName: '',
    phone: '',
    emails: { general: '', reservations: '', privacy: '', press: '' },
    address: [],
    timeZone: 'UTC',
    currency: 'USD',
    booking: {
      depositPercent: 100,
      depositDueDays: 0,
      finalPaymentDays: 0,
      cabinHoldMinutes: 1,
      waitlistOfferHours: 1,
      maxOpenOffers: 1,
      smallestPayment: 1,
      youngestMonths: 0,
      youngestMonthsByVoyage: {},
      cancellation: [],
    },
    experiences: { offerHours: 1, closesHours: 0, freeCancellationHours: 0 },
    portChargesPerGuestNight: 0,
    taxesPerGuestNight: 0,
    feesPerGuestNight: 0,
    consultants: [],
  },
  regions: [],
  ports: [],
  voyages: [],
  suites: [],
  vessel: {
    name: '',
    summary: '',
    paragraphs: [],
    pictures: [picture],
    stats: [],
    facts: [],
    measure: { length: 1, beam: 1, draft: 1, corridor: 1, suiteDepth: 1, twoStoreys: [], acrossTheBeam: [] },
    decks: [],
    marina: { title: '', text: '', picture },
    floorPlans: [],
  },
  schedule: {
    anchor: plainDate('2026-01-03'),
    idPrefix: 'LF',
    hybrid: [],
    sequence: [],
    gaps: [],
  },
  farePeriods: [],
  home: {
    title: '',
    description: '',
    slides: [{ title: '', standfirst: '', picture, seconds: 10, action: { label: '', href: '/' } }],
    opening: { title: '', text: '' },
    yacht: { eyebrow: '', title: '', paragraphs: [], picture, detail: picture },
    highlights: { ...nothing, picture, experienceSlugs: [] },
    table: { ...nothing, picture, quote: '', chefSlug: '' },
    stories: { eyebrow: '', title: '' },
    cards: [],
  },
  pages: [],
  stories: [],
  news: [],
  venues: [],
  chefs: [],
  onboardPages: [],
  extensions: [],
  faq: [],
  navigation: {
    menu: [],
    regions: [],
    foot: { callToAction: { title: '', words: '', label: '', path: '/' }, columns: [], legal: [] },
  },
  fareFacts: defaultFareFacts,
  messages: DEFAULT_MESSAGES,
  preparation: { dueDays: defaultDueDays, entryRules: [] },
  climate: noClimate,
  flights: noFlights,
  search: noSearchWords,
  preferences: noSurvey,
  experienceCategories: [],
  experiences: [],
  guests: [],
};

/** The API documents these forms, although they accept nothing while the line is empty. */
export const emptyForms: LineForms = {
  formsIn: (year) =>
    specifiedForms({
      year,
      leadSource: 'Public',
      thankYouUrl: '',
      longestMessage: 1_000,
      voyageInterests: [],
      propertyLocations: {},
      defaultCountry: 'US',
      yachtConsent: { text: '', isTicked: false },
      hotelConsent: { text: '', isTicked: false, isShown: false },
    }),
  documents: [],
};
