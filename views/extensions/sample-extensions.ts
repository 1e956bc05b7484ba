import type { PictureView } from '../ui/picture-view';
import type { ExtensionItemView } from './extension-views';

export const sampleExtensions: readonly [ExtensionItemView, ExtensionItemView] = [
  {
    slug: 'granada-before-malaga',
    title: 'Granada Before Málaga',
    href: '/voyage-extensions/granada-before-malaga',
    region: 'Grand Mediterranean',
    when: '3 nights before you embark in Málaga',
    price: '$2,240.00 per guest',
    summary: 'The Alhambra at night, and ham country under the snow.',
  },
  {
    slug: 'three-nights-on-hydra',
    title: 'Three Nights on Hydra',
    href: '/voyage-extensions/three-nights-on-hydra',
    region: 'Greek Isles',
    when: '3 nights after you leave the yacht in Athens',
    price: '$2,480.00 per guest',
    summary: 'From the quay at Piraeus by fast boat.',
  },
];

export const sampleExtensionPage = (picture: (name: string) => PictureView) => ({
  frame: { path: '/voyage-extensions/granada-before-malaga', year: 2027 },
  head: {},
  extension: {
    ...sampleExtensions[0],
    whenCode: 'before' as const,
    port: 'Málaga',
    html: '<p>At the end of March there is blossom at sea level.</p><p>What you are paying for is chiefly a key.</p>',
    days: [
      { title: 'Up to the Albaicín', text: 'The car from Málaga climbs all the way.' },
      { title: 'Down to the ship', text: 'Breakfast is late.' },
    ],
    inquireHref: '/voyage-extensions/inquire?extension=granada-before-malaga',
    hero: picture('balearic-cala'),
    gallery: [picture('riviera-dusk')],
  },
  voyages: [
    {
      title: 'Andalusia to the Balearics',
      href: '/voyages/andalusia-to-the-balearics',
      ports: 'Málaga to Palma',
      dates: [{ label: '3 – 10 April 2027', href: '/voyages/andalusia-to-the-balearics?id=ON1-AND-270403-007' }],
    },
  ],
  others: [{ ...sampleExtensions[1], picture: picture('aegean-cove') }],
});
