import { useExamplePictures } from '../gallery/example-pictures';
import { frame, guestFrame, sampleCards } from '../voyages/sample-voyages';
import { HomePage, type HomePageProps } from './HomePage';

function useProps(): HomePageProps {
  const picture = useExamplePictures();
  return {
    frame: { ...frame, path: '/' },
    head: {},
    title: 'Ondine Yachts',
    description: 'One yacht.',
    slides: [
      {
        title: 'The pace of water',
        standfirst: 'She sails by night.',
        picture: picture('ondine-at-dusk'),
        seconds: 10,
        action: { label: 'See the voyages', href: '/voyages' },
      },
      {
        title: 'Pale charts',
        standfirst: 'One bay a day.',
        picture: picture('grenadines-islands'),
        seconds: 8,
        action: { label: 'The islands', href: '/destinations/lesser-antilles' },
      },
    ],
    opening: { title: 'A yacht', text: 'Small enough to wait for you.' },
    voyages: sampleCards(picture),
    regions: [
      {
        slug: 'greek-isles',
        href: '/destinations/greek-isles',
        name: 'Greek Isles',
        countText: '10 voyages',
        picture: picture('cyclades-dawn'),
      },
      { slug: 'adriatic', href: '/destinations/adriatic', name: 'Adriatic', countText: 'One voyage' },
    ],
    yacht: {
      eyebrow: 'The yacht',
      title: 'At anchor',
      paragraphs: ['She turns in her own length.'],
      picture: picture('marina-platform'),
      detail: picture('suite-terrace'),
      stats: [
        { value: '95', label: 'suites' },
        { value: '14', label: 'kinds of suite' },
      ],
      vessel: 'ondine',
    },
    highlights: {
      eyebrow: 'Ashore',
      title: 'Somebody with a key',
      text: 'Small groups.',
      picture: picture('tyrrhenian-stacks'),
      experiences: [
        {
          title: 'By lantern',
          text: 'From the water.',
          action: { label: 'More', href: '/shore-and-sea-experiences' },
          picture: picture('dalmatian-town'),
        },
      ],
    },
    table: {
      eyebrow: 'At the table',
      title: 'Nobody assigned',
      text: 'Fish, if the boat came.',
      picture: picture('set-table'),
      quote: 'Ask the oven.',
      name: 'M. Oyelaran',
      role: 'Executive chef',
    },
    stories: {
      eyebrow: 'Stories',
      title: 'Before you sail',
      articles: [
        {
          slug: 'floor',
          href: '/stories/floor',
          title: 'A floor',
          excerpt: 'In your socks.',
          categories: ['Places'],
          picture: picture('aegean-cove'),
        },
      ],
    },
    cards: [
      {
        audience: 'visitors',
        title: 'Where you left it',
        text: 'Sign in with a code.',
        action: { label: 'Sign in', href: '/login' },
      },
      {
        audience: 'guests',
        title: 'In one place',
        text: 'Your trips.',
        action: { label: 'My trips', href: '/my-profile/trips' },
      },
      {
        audience: 'everyone',
        title: 'Ask us',
        text: 'A person answers.',
        action: { label: 'Contact', href: '/contact-us' },
      },
    ],
  };
}

export function forAVisitor() {
  return <HomePage {...useProps()} />;
}

export function forAGuest() {
  return <HomePage {...useProps()} frame={{ ...guestFrame, path: '/' }} />;
}

export function withoutVoyages() {
  return <HomePage {...useProps()} voyages={[]} regions={[]} />;
}
