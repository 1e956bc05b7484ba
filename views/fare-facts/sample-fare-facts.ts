import type { FareFactsView } from './fare-facts-view';

export const sampleFareFacts: FareFactsView = {
  cover: {
    includedItems: [
      { text: 'Breakfast in designated restaurants', detail: 'Halyard, the Aft Deck and the Night Bakery' },
      { text: 'Onboard group classes' },
      { text: 'Port charges, taxes and gratuities' },
    ],
    chargedItems: [
      { text: 'Lunch', detail: '$12 to $28 a plate at Cala' },
      { text: 'Dinner', detail: 'Main courses $34 to $58 at Halyard' },
      { text: 'Treatments in the spa' },
    ],
  },
  payment: {
    price: '$24,500.00',
    terms: [
      { label: 'Deposit', value: '$6,125.00, 25% of the fare, when you reserve' },
      { label: 'Balance', value: '$18,375.00 by 18 January 2027, 90 days before sailing' },
    ],
    note: 'Or hold the suite as an offer without paying; the deposit is then due within 7 days.',
  },
  cancellation: {
    price: '$24,500.00',
    periods: [
      { when: 'Until 18 January 2027', retainedAmount: '$6,125.00', refund: '$18,375.00' },
      { when: '19 January to 4 March 2027', retainedAmount: '$12,250.00', refund: '$12,250.00' },
    ],
    termsHref: '/terms',
  },
  children: ['The youngest guest is 6 months old on the day of sailing.'],
  ports: [
    { name: 'Syros', href: '/ports/syros', berth: 'Alongside, with a ramp', steps: 'None', walk: '656 ft (200 m)' },
    {
      name: 'Amorgos',
      href: '/ports/amorgos',
      berth: 'Off the port, by tender',
      steps: 'Not known',
      walk: 'Not known',
      note: 'The landing is wet in a southerly.',
    },
  ],
  papers: {
    everyone: 'A passport that is valid for six months beyond the last day.',
    nationalities: [
      { name: 'United States', rules: [{ countries: 'Greece', rule: 'No visa for up to 90 days within 180' }] },
    ],
    checkedNote: 'Rules of the authorities as read on 1 September 2025.',
  },
};
