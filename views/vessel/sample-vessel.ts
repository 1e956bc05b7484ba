import type { PictureFinder } from '../gallery/example-pictures';
import type { DeckPlanView } from './deck-plan-view';
import type { FloorPlanView } from './floor-plan-view';
import type { SuiteSummaryView } from './SuiteCard';

/** What the examples of the gallery are made of. */
export const sampleSuites = (picture: PictureFinder): readonly SuiteSummaryView[] => [
  {
    category: 'SV', slug: 'seaview-suite', suiteId: 'BR-I,SV', title: 'Seaview Suite', href: '/vessels/the-yacht/suites/seaview-suite', deck: 'Deck 5',
    summary: 'A bright room near the waterline, with a small terrace.', inside: '388 sq ft (36 m²)', terrace: '65 sq ft (6 m²)', guests: 'Up to two guests',
    price: 'Starting at $16,800.00 /suite', picture: picture('suite-seaview'),
  },
  {
    category: 'OS', slug: 'ocean-suite', suiteId: 'BR-I,OS', title: 'Ocean Suite', href: '/vessels/the-yacht/suites/ocean-suite', deck: 'Deck 7',
    summary: 'Two rooms side by side, both with a door to the same long terrace.', inside: '495 sq ft (46 m²)', terrace: '151 sq ft (14 m²)', guests: 'Up to three guests',
    picture: picture('suite-terrace'),
  },
  {
    category: 'FS', slug: 'funnel-suite', suiteId: 'FS-I,FS', title: 'Funnel Suite', href: '/vessels/the-yacht/suites/funnel-suite', deck: 'Deck 10',
    summary: 'Two floors from port to starboard.', inside: '3,337 sq ft (310 m²)', terrace: '1,378 sq ft (128 m²)', guests: 'Up to six guests',
    price: 'By appointment only', picture: picture('suite-funnel'),
  },
];

const cabin = (number: string, x: number, y: number) => ({ number, x, y, width: 60, height: 40, terraces: [{ x, y: y < 60 ? 14 : 122, width: 60, height: 14 }] });

export const sampleDeck: DeckPlanView = {
  number: 7, label: 'Deck 7', name: 'The Pool Deck', text: 'Two kinds of suite and the pool.', width: 620, height: 150,
  hull: 'M8 75Q80 8 200 8H600V142H200Q80 142 8 75Z', outline: 'M70 75Q110 12 200 12H580V138H200Q110 138 70 75Z',
  rooms: [
    { name: 'The Reading Room', lines: ['The Reading Room'], x: 120, y: 32, width: 50, height: 86, isNarrow: true },
    { name: 'Pool', lines: ['Pool'], href: '#pool', x: 450, y: 24, width: 110, height: 102, isNarrow: false },
  ],
  suites: [
    { category: 'OS', title: 'Ocean Suite', href: '#ocean', numbers: '701 to 704', size: '495 sq ft (46 m²)', guests: 'Up to three guests', cabins: [cabin('701', 190, 82), cabin('702', 190, 28), cabin('703', 250, 82), cabin('704', 250, 28)] },
    { category: 'OSS', title: 'Ocean Suite with Studio', href: '#studio', numbers: '705, 706', size: '689 sq ft (64 m²)', guests: 'Up to four guests', cabins: [cabin('705', 310, 82), cabin('706', 310, 28)] },
  ],
  description: 'The bow is to the left. Six suites, and The Reading Room, Pool.',
};

const room = { labelY: 0, labelX: 0, pieces: [] };

export const sampleFloor: FloorPlanView = {
  id: 'floor-1', title: 'Floor plan of a small suite', description: 'Rooms: Bedroom; Bath; Hall; Terrace.', width: 216, height: 400,
  rooms: [
    { ...room, number: 1, name: 'Bedroom', kind: 'bedroom', size: '258 sq ft (24 m²)', x: 18, y: 90, width: 180, height: 160, labelX: 150, labelY: 130, pieces: [{ kind: 'bed', turn: 'left', x: 18, y: 130, width: 84, height: 72 }] },
    { ...room, number: 2, name: 'Bath', kind: 'bath', size: '54 sq ft (5 m²)', x: 18, y: 250, width: 100, height: 100, labelX: 90, labelY: 280, pieces: [{ kind: 'shower', turn: 'left', x: 22, y: 308, width: 38, height: 38 }] },
    { ...room, number: 3, name: 'Hall', kind: 'hall', size: '43 sq ft (4 m²)', x: 118, y: 250, width: 80, height: 100, labelX: 180, labelY: 320 },
  ],
  terraces: [{ ...room, number: 4, name: 'Terrace', kind: 'terrace', size: '65 sq ft (6 m²)', x: 18, y: 30, width: 180, height: 60, labelX: 40, labelY: 60, pieces: [{ kind: 'round', turn: 'bottom', x: 100, y: 48, width: 24, height: 24 }] }],
  walls: [{ x1: 18, x2: 198, y1: 350, y2: 350 }, { x1: 18, x2: 18, y1: 90, y2: 350 }, { x1: 198, x2: 198, y1: 90, y2: 350 }],
  glass: [{ x1: 18, x2: 198, y1: 90, y2: 90 }],
  rails: [{ x1: 18, x2: 198, y1: 30, y2: 30 }],
  doors: [{ gap: { x1: 142, x2: 174, y1: 250, y2: 250 }, leaf: 'M174 250A32 32 0 0 0 142 218L142 250' }],
  scale: { x1: 18, x2: 98, y1: 378, y2: 378 },
};
