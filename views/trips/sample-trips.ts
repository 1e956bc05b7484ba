import { sampleExperiences } from '../excursions/sample-experiences';
import type { PictureFinder } from '../gallery/example-pictures';
import type { Frame } from '../layout/frame';
import { sampleConsultant as consultant } from '../profile/sample-profile';
import type { ProfileSideView } from '../profile/ProfileFrame';
import type { TripCardView } from './trip-card-view';
import type { TripDetailsView } from './TripDetails';
import type { KnownTripExperiences } from './TripExperiences';
import type { PassengerView, TripGuestsView } from './TripGuests';
import type { TripLegView } from './TripLeg';
import type { TripPaymentView } from './TripPayment';
import type { TripSuiteView } from './TripSuite';

export const frame: Frame = { path: '/my-profile/trips', year: 2026, guest: { firstName: 'Eleanor', initials: 'EM' } };

export const side: ProfileSideView = {
  email: 'guest@example.com',
  consultant,
  scheduleHref: '/schedule-meeting',
  contactHref: '/contact-us?about=meeting',
};

const href = '/my-profile/trips/itinerary?reservationId=1048213';

const activeTrip: TripCardView = {
  kind: 'active',
  reservationId: '1048213',
  statusLabel: 'Booked',
  title: 'Seven Nights in the Cyclades',
  dates: '12 – 19 April 2027',
  nights: '7 nights',
  suite: 'Seaview Suite, room 512',
  progress: { percentage: 25, barPercentage: 25, paidAmount: '$6,125.00', total: '$24,500.00' },
  paymentLine: 'Full payment due by: 1/12/27',
  actions: { pay: `${href}&tab=payment`, manage: href },
  voyageHref: '/voyages/seven-nights-in-the-cyclades?id=ON1-CYC-270412-007',
};

const offeredTrip: TripCardView = {
  ...activeTrip,
  reservationId: '1048377',
  statusLabel: 'Offer',
  title: 'The Riviera, from Nice to Portofino and Rome',
  dates: '28 August – 5 September 2027',
  nights: '8 nights',
  suite: 'Superior Seaview Suite, room 618',
  progress: { percentage: 0, barPercentage: 1, paidAmount: '$0.00', total: '$41,900.00' },
  paymentLine: 'Deposit payment due by: 11/28/26',
};

const waitingTrip: TripCardView = {
  ...activeTrip,
  reservationId: '1048402',
  statusLabel: 'Waitlist',
  title: 'Fjords in June',
  dates: '3 – 12 June 2028',
  nights: '9 nights',
  suite: 'Loft Suite',
  waitlist: { position: 1, offer: { until: 'Tuesday, 12 January, 10:00 am EST', href: '/engine/waitlist/place' } },
  progress: { percentage: 0, barPercentage: 1, paidAmount: '$0.00', total: '$88,200.00' },
  paymentLine: 'Deposit payment due by: Contact your consultant',
  asksConsultant: true,
};

const paidTrip: TripCardView = {
  ...activeTrip,
  kind: 'paid',
  reservationId: '1047990',
  title: 'Reefs and Sandbars of the Bahamas',
  dates: '14 – 21 February 2027',
  suite: 'Seaview Suite, room 509',
  progress: undefined,
  paymentLine: undefined,
};

const pastTrip: TripCardView = {
  kind: 'past',
  reservationId: '1031007',
  statusLabel: 'Completed',
  title: 'Dalmatia, Island by Island',
  dates: '6 – 13 September 2025',
  nights: '7 nights',
  suite: 'Seaview Suite, room 504',
  actions: {},
};

const expiredTrip: TripCardView = {
  ...pastTrip,
  kind: 'expired',
  reservationId: '1040412',
  statusLabel: 'Option expired',
  title: 'A Week between the Balearics',
  dates: '2 – 9 May 2027',
  actions: { detail: href, contact: 'mailto:ines.calloway@ondine.example' },
};

export const sampleTrips = (picture: PictureFinder) => ({
  active: { ...activeTrip, picture: picture('aegean-cove') },
  offered: { ...offeredTrip, picture: picture('riviera-harbour') },
  unconfirmed: {
    ...offeredTrip,
    picture: picture('riviera-harbour'),
    reservationId: '1048555',
    unconfirmedAction: '/my-profile/trips/answer',
  },
  waiting: { ...waitingTrip, picture: picture('norwegian-fjord') },
  paid: { ...paidTrip, picture: picture('caribbean-reef') },
  past: { ...pastTrip, picture: picture('dalmatian-town') },
  expired: { ...expiredTrip, picture: picture('balearic-cala') },
});

const map = `<svg class="route-map" viewBox="0 0 800 560" role="img" aria-label="Athens, Amorgós, Kuşadası"><rect class="route-map__water" width="800" height="560"/>
<path class="route-map__line" d="M90 140C230 110 280 340 410 300S650 200 720 390"/>${[
  ['90', '140', 'Athens', '1'],
  ['410', '300', 'Amorgós', '3'],
  ['720', '390', 'Kuşadası', '8'],
]
  .map(
    ([x, y, name, day]) =>
      `<circle class="route-map__port" cx="${x}" cy="${y}" r="5"/><text class="route-map__label" x="${x}" y="${y}" dy="-14" text-anchor="middle">${name}</text><text class="route-map__day" x="${x}" y="${y}" dy="24" text-anchor="middle">Day ${day}</text>`,
  )
  .join('')}</svg>`;

const suite = (picture: PictureFinder): TripSuiteView => ({
  title: 'Seaview Suite',
  code: 'SV',
  href: '/vessels/four-seasons-1/suites/seaview-suite',
  picture: picture('suite-seaview'),
  room: '512',
  deck: 5,
  fare: '$22,610.00',
  features: [
    { icon: 'bed', title: 'Queen or twin beds' },
    { icon: 'terrace', title: 'Terrace for two' },
    { icon: 'bath', title: 'Walk-in shower' },
    { icon: 'view', title: 'Full-width window' },
  ],
});

export const tripLeg = (picture: PictureFinder): TripLegView => ({
  id: '1048213-1',
  title: 'Seven Nights in the Cyclades',
  dates: '12 – 19 April 2027',
  voyageHref: '/voyages/seven-nights-in-the-cyclades',
  map: { svg: map },
  days: [
    {
      day: 1,
      date: '12 April 2027',
      title: 'Athens',
      country: 'Greece',
      type: 'Docked',
      icon: 'quay',
      departs: '18:00',
      description:
        'Come on board from one o’clock. The pines of the Saronic Gulf pass at dinner, close enough to smell.',
    },
    {
      day: 2,
      date: '13 April 2027',
      title: 'Open water',
      type: 'At Sea',
      icon: 'wave',
      description:
        'Nothing is planned. The marina opens when the swell allows, and the baker leaves bread on the aft deck at seven.',
    },
    {
      day: 3,
      date: '14 April 2027',
      title: 'Amorgós',
      country: 'Greece',
      type: 'Anchored',
      icon: 'anchor',
      arrives: '08:00',
      departs: '23:00',
      description:
        'A path of three hundred steps leads to a white monastery in the cliff. Go before ten, or after five.',
      experiences: { count: 2, href: '#port-3' },
    },
  ],
  suite: suite(picture),
});

export const tripDetails = (picture: PictureFinder): TripDetailsView => ({
  together: [{ label: 'Seaview Suite, cabin 512', href }],
  legs: [tripLeg(picture)],
  pictures: [picture('dalmatian-town'), picture('balearic-cala'), picture('caribbean-reef')],
  cancellationHref: '/schedule-meeting',
  failures: { itinerary: false, suite: false },
  retryHref: href,
});

const eleanor: PassengerView = {
  fullName: 'Eleanor Marsh',
  firstName: 'Eleanor',
  lastName: 'Marsh',
  email: 'guest@example.com',
  cellphone: '+1 305 555 0142',
  birthday: 'Jun 18 1974',
  ageGroup: 'Adult',
  isChildUnderTen: false,
};
const iris: PassengerView = {
  fullName: 'Iris Marsh',
  firstName: 'Iris',
  lastName: 'Marsh',
  birthday: 'Oct 13 2019',
  ageGroup: 'Child',
  isChildUnderTen: true,
};
export const tripGuests: TripGuestsView = { passengers: [eleanor, iris], contactHref: '/schedule-meeting' };
export const twelvePassengers: readonly PassengerView[] = Array.from({ length: 12 }, (_, index) =>
  index % 3 === 2 ? iris : eleanor,
);

export const tripExperiences = (picture: PictureFinder): KnownTripExperiences => ({
  kind: 'open',
  ports: [{ id: 'port-3', day: 3, date: '14 April 2027', port: 'Amorgós', experiences: sampleExperiences(picture) }],
  browseHref: '/shore-and-sea-experiences',
  contactHref: '/schedule-meeting',
});

export const tripPayment: TripPaymentView = {
  currency: 'USD',
  total: '$24,500.00',
  paidAmount: '$6,125.00',
  remaining: '$18,375.00',
  instalments: [
    { kind: 'deposit', amount: '$6,125.00', state: 'paid' },
    { kind: 'rest', amount: '$18,375.00', state: 'open', text: 'The remaining $18,375.00 is due by 1/12/27.' },
  ],
  progress: { percentage: 25, barPercentage: 25 },
  onboardCredit: '$500.00',
  inclusions: ['Breakfast in designated restaurants', 'Onboard group classes'],
  fareLines: [
    { label: 'Seaview Suite, 7 nights', amount: '$22,610.00' },
    { label: 'Port charges and taxes', amount: '$1,890.00' },
  ],
};
