import { addPartner } from '../../support/add-partner';
import type { ApiClient } from '../../support/sign-in';
import { addPasskey, ceremonyOptions, SoftwareAuthenticator } from '../../support/software-authenticator';
import type { CallWorld } from './call-world';

/** One call of an operation that is carried out, and the status it is answered with. */
export interface DocumentedCall {
  readonly status: number;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Without one that is given here, the example of the document. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Who calls where that is not the guest, or for calls of everyone a visitor. */
  readonly as?: ApiClient;
}

type Calls = (
  world: CallWorld,
  example: Readonly<Record<string, unknown>>,
) => readonly CallSource[] | Promise<readonly CallSource[]>;
/** Made when it is its turn: what a call needs may come from the one before it. */
type CallSource = DocumentedCall | (() => Promise<DocumentedCall>);

const plain: Calls = () => [{ status: 200 }];
const asked =
  (query: Readonly<Record<string, string>>): Calls =>
  () => [{ status: 200, query }];
/** A form about a sailing names one that is on sale. */
const form =
  (action: string): Calls =>
  (world, example) => [
    async () => ({
      status: 200,
      body: {
        ...example,
        ...(example['itineraryId'] === undefined ? {} : { itineraryId: world.itineraryId }),
        token: await world.token(action),
      },
    }),
  ];

/** Every operation of the document, with every answer that is no refusal. `demonstration` is the last: it resets what stands. */
export const documentedCalls: Readonly<Record<string, Calls>> = {
  getBotChallenge: asked({ action: 'otp-request' }),
  listCountryCodes: plain,
  requestCode: (world, example) => [
    async () => {
      await world.passHalfMinute();
      return {
        status: 200,
        as: world.visitor,
        body: { ...example, email: 'guest@example.com', token: await world.token('otp-request') },
      };
    },
  ],
  verifyCode: (world, example) => [
    async () => ({
      status: 200,
      as: world.visitor,
      body: { ...example, email: 'guest@example.com', OTP: await world.askCode('guest@example.com') },
    }),
  ],
  startSession: (world) => [
    async () => {
      const verified = await world.visitor.post('/api/otp-verify', {
        email: 'guest@example.com',
        loginMethod: 'OTP_EMAIL',
        OTP: await world.askCode('guest@example.com'),
      });
      return {
        status: 200,
        as: world.visitor,
        headers: { Authorization: `Bearer ${((await verified.json()) as { readonly token: string }).token}` },
      };
    },
  ],
  beginPasskeySignIn: (world) => [{ status: 200, as: world.visitor }],
  signInWithPasskey: (world) => [
    async () => {
      const device = new SoftwareAuthenticator(world.url);
      await addPasskey(world.newcomer, device);
      const options = await ceremonyOptions(world.visitor, '/api/passkey-sign-in/options');
      return { status: 200, as: world.visitor, body: { passkey: device.get(options), returningURL: '/my-profile' } };
    },
  ],
  beginNewPasskey: plain,
  addPasskey: (world) => [
    async () => {
      const options = await ceremonyOptions(world.guest, '/api/passkeys/options');
      return { status: 200, body: { passkey: new SoftwareAuthenticator(world.url).create(options) } };
    },
  ],
  getPasskeys: plain,
  removePasskey: (world) => [
    async () => {
      await addPasskey(world.guest, new SoftwareAuthenticator(world.url));
      const { passkeys } = await world.read<{ readonly passkeys: readonly { readonly id: string }[] }>('/api/passkeys');
      return { status: 200, body: { passkeyId: passkeys[0]?.id } };
    },
  ],
  getUser: plain,
  signOut: (world) => [{ status: 303, as: world.visitor }],
  findVoyages: (world) => [
    { status: 200, query: { region: 'bahamas', startDate: world.firstDay } },
    async () => {
      const [first] = await world.read<readonly { readonly voyageCode: string }[]>('/api/voyages');
      return { status: 200, query: { voyageCode: first?.voyageCode ?? '' } };
    },
  ],
  findVoyageEntries: (world) => [{ status: 200, query: { itineraryIds: world.itineraryId } }],
  getVoyageData: (world) => [{ status: 200, query: { voyageId: world.itineraryId } }],
  getPortPerDate: (world) => [{ status: 200, query: { itineraryId: world.itineraryId } }],
  findSuites: plain,
  getReserveNowSuite: (world) => [
    { status: 200, query: { itineraryId: world.itineraryId, suiteId: `BR-I,${world.category}` } },
  ],
  getReservations: asked({ skipDetails: 'true' }),
  getReservationDetails: (world) => [{ status: 200, query: { reservationId: world.reservationId } }],
  createReservationToken: (world) => [
    {
      status: 200,
      body: {
        currentUrl: `/reserve-now/${world.itineraryId}/suite/?suiteId=BR-I,${world.category}&guestsAdults=2&guestsChildren=0&ssoFailed=1`,
        redirectUrl: `/engine/details?siid=landfall&voyageId=${world.itineraryId}&categorycode=${world.category}&farecode=BESTPRICE&p1=2&p2=30,30`,
      },
    },
  ],
  getShoreExperience: asked({ slug: 'room-for-four,one-cut-in-the-bark' }),
  getShorexProfile: (world) => [{ status: 200, query: { itineraryId: world.itineraryId } }],
  getShoreExAvailable: (world) => [{ status: 200, query: { startDate: world.firstDay, endDate: world.lastDay } }],
  getShoreExInstances: (world) => [
    async () => {
      const { bookableTourId } = (await world.bookingLine()) as { readonly bookableTourId: string };
      return {
        status: 200,
        query: { startDate: world.firstDay, endDate: world.lastDay, tourCode: bookableTourId.split('.')[1] ?? '' },
      };
    },
  ],
  getShoreExSeats: plain,
  followShoreExSeats: plain,
  getShoreExGuests: (world) => [{ status: 200, query: { reservationId: world.reservationId } }],
  bookShoreEx: (world) => [
    async () => ({
      status: 200,
      body: [await world.bookingLine()],
      headers: { 'Idempotency-Key': 'every-call-outing' },
    }),
    // The booking system takes it and its answer is lost.
    async () => {
      const line = await world.bookingLine('last');
      await world.visitor.post('/dev/desk', { state: 'lost-answer' });
      return { status: 202, body: [line] };
    },
  ],
  removeShoreEx: (world) => [
    async () => {
      await world.visitor.post('/dev/desk', { state: 'up' });
      const guests = await world.read<readonly { readonly excursionBookings: readonly { readonly id: string }[] }[]>(
        `/api/shore-ex-guests?reservationId=${world.reservationId}`,
      );
      return { status: 200, body: guests.flatMap(({ excursionBookings }) => excursionBookings.map(({ id }) => id)) };
    },
  ],
  findCulinaryVenues: plain,
  findOnboardVenues: plain,
  findVoyageExtensions: plain,
  findStories: plain,
  findRelatedArticles: plain,
  findNews: asked({ limit: '2' }),
  // Before forms are sent, whose leads arrive in the background.
  getInquiries: plain,
  sendContactForm: form('contact-us'),
  sendCareersForm: form('careers'),
  sendGetInTouchForm: form('get-in-touch'),
  joinWaitlist: form('waitlist'),
  inquire: form('enquire-now-itinerary'),
  sendForm: (world, example) => [
    async () => ({
      status: 200,
      path: { formId: 'deck-plan-book' },
      body: { ...example, token: await world.token('deck-plan-book') },
    }),
  ],
  getUserInfo: (world) => [{ status: 200, body: { opportunityId: world.opportunityId } }],
  findOpportunity: plain,
  findAppointments: plain,
  findMeetingTimes: (world) => [{ status: 200, query: { opportunityId: world.opportunityId } }],
  bookMeeting: (world, example) => {
    let start = '';
    return [
      async () => ({
        status: 201,
        body: { ...example, opportunityId: world.opportunityId, start: (start = await world.freeTime()) },
        headers: { 'Idempotency-Key': 'every-call-meeting' },
      }),
      async () => ({
        status: 200,
        body: { ...example, opportunityId: world.opportunityId, start },
        headers: { 'Idempotency-Key': 'every-call-meeting' },
      }),
    ];
  },
  getFavorites: plain,
  addFavorite: () => [{ status: 201 }, { status: 200 }],
  removeFavorites: (world) => [
    async () => {
      const saved = await world.read<readonly { readonly id: string }[]>('/api/favorites');
      return { status: 200, body: saved.map(({ id }) => ({ favoritesId: id })) };
    },
  ],
  getContactInformation: plain,
  addContactInformation: () => [{ status: 200, headers: { 'Idempotency-Key': 'every-call-contact' } }],
  changeContactInformation: (world) => [
    async () => {
      const contacts = await world.read<readonly { readonly id: string }[]>('/api/contact-information');
      return { status: 200, body: [{ id: contacts[0]?.id, fsyPrimary: true }] };
    },
  ],
  getAddressInformation: plain,
  addAddressInformation: () => [{ status: 200 }],
  changeAddressInformation: (world) => [
    async () => {
      const addresses = await world.read<readonly { readonly id: string }[]>('/api/address-information');
      return { status: 200, body: [{ id: addresses[0]?.id, fsyPrimary: true }] };
    },
  ],
  convertProfilePicture: plain,
  getProfilePicture: plain,
  getNotificationPreferences: plain,
  putNotificationPreferences: plain,
  recordConsent: plain,
  getPreferenceQuestions: plain,
  createPreferenceSurvey: (world) => [
    { status: 201, as: world.newcomer },
    { status: 200, as: world.newcomer },
  ],
  getPreferenceSurvey: plain,
  changePreferenceSurvey: (world) => [{ status: 200, as: world.newcomer }],
  submitPreferenceInterests: plain,
  getOpenApi: plain,
  readOutbox: asked({ to: 'guest@example.com' }),
  readLeads: asked({ limit: '2' }),
  changeCrm: () => [{ status: 200, body: { state: 'up' } }],
  changeDesk: () => [{ status: 200, body: { state: 'up' } }],
  changeFare: (world) => [
    { status: 200, body: { itineraryId: world.itineraryId, category: world.category, price: 12_345.67 } },
  ],
  addPartner: () => [
    { status: 200, body: { name: `Partner ${Date.now()}`, scopes: ['catalogue:read'], perMinute: 60 } },
  ],
  createAccessToken: (world) => [
    async () => {
      const { partnerId, key } = await addPartner(world.url);
      return { status: 200, body: { grant_type: 'client_credentials', client_id: partnerId, client_secret: key } };
    },
  ],
  moveClock: () => [{ status: 200, body: { now: new Date().toISOString() } }],
  resetLine: plain,
};
