import type { PictureView } from '../ui/picture-view';
import type { NavigationView } from './navigation-view';

export const sampleNavigation = (picture: PictureView): NavigationView => ({
  menu: [
    {
      title: 'Voyages',
      href: '/voyages',
      gtm: '{"menu":"voyages"}',
      panel: {
        overview: 'All voyages',
        links: [
          { title: 'Bahamas', href: '/voyages?region=bahamas' },
          { title: 'Adriatic', href: '/voyages?region=adriatic' },
        ],
        tiles: [{ title: 'The Grenadines', eyebrow: 'Seven nights', href: '/voyages/grenadines', picture }],
        showsRecentlyViewed: true,
      },
    },
    { title: 'Stories', href: '/stories', className: 'only-in-spring' },
  ],
  regions: [{ slug: 'bahamas', name: 'Bahamas' }],
  foot: {
    quote: { words: 'The chain goes down.', attribution: 'From the log' },
    callToAction: {
      title: 'Tell us',
      words: 'We answer within two working days.',
      label: 'Write',
      href: '/inquire-now',
    },
    columns: [
      {
        title: 'Sail',
        links: [
          { title: 'Voyages', href: '/voyages' },
          { title: 'Destinations', href: '/destinations' },
        ],
      },
      { title: 'Guests', links: [{ title: 'Join us', href: '/join-us' }] },
    ],
    legal: [{ title: 'Privacy', href: '/privacy-notice' }],
  },
  alert: { cookie: { name: 'line-alert', value: 'true', days: 7 }, words: 'Heavy weather has moved a sailing.' },
  intro: {
    paths: ['/'],
    header: { title: 'One yacht', words: 'She sails two seas.', action: 'Go on' },
    body: { title: 'Begin anywhere', words: 'Each way leads to the calendar.', action: 'Come aboard' },
  },
});
