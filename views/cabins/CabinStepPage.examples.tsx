import { headerAt } from '../reserve/sample-suites';
import { frame } from '../voyages/sample-voyages';
import { CabinStepPage } from './CabinStepPage';
import type { CabinItemView, ShownState, UprightPlanView } from './cabin-views';
import { cabinTexts as texts } from './cabins.texts';

const states: readonly ShownState[] = ['free', 'own', 'held', 'taken', 'small', 'unsold'];
const numberOf = (index: number) => String(501 + index);
const wordsOf = (state: ShownState) => (state === 'small' ? texts.states.small(2) : texts.states[state]);

const plan: UprightPlanView = {
  viewBox: '0 0 262 240',
  width: 262,
  height: 240,
  title: texts.planOf('Deck 5', 'The Water Deck'),
  outline: 'M20 0L242 0L242 240L20 240Z',
  rooms: [{ name: 'Stores', lines: ['Stores'], x: 24, y: 0, width: 214, height: 50 }],
  elevators: [{ x: 119, y: 55, width: 24, height: 35 }],
  cabins: states.map((state, index) => {
    const isToPort = index % 2 === 1;
    const y = 92 + Math.floor(index / 2) * 45;
    return {
      number: numberOf(index),
      state,
      stateText: texts.marks[state],
      label: texts.cabinLabel(numberOf(index), 'Seaview Suite', wordsOf(state)),
      href: `#suite-${numberOf(index)}`,
      isOfSuite: true,
      x: isToPort ? 39 : 143,
      y,
      width: 80,
      height: 45,
      terraces: [{ x: isToPort ? 26 : 223, y, width: 13, height: 45 }],
    };
  }),
};

const cabins: readonly CabinItemView[] = states.map((state, index) => ({
  number: numberOf(index),
  title: 'Seaview Suite',
  state,
  stateText: wordsOf(state),
  summary: index % 2 === 1 ? 'To port, forward' : 'To starboard, forward',
  price: '$24,500.00 per suite',
  facts: [
    { label: texts.facts.sound, value: 'The Log Room above: a bar and a piano until half past midnight' },
    { label: texts.facts.beside, value: '503, Stores' },
    { label: texts.facts.elevator, value: texts.facts.metres(9) },
  ],
  isOfSuite: true,
  compareHref: '/compare',
}));

const deck = { label: 'Deck 5', name: 'The Water Deck', plan, cabins };
const decks = [
  { label: 'Deck 6', name: 'The Arrival Deck', count: texts.free(4), href: '?deck=6', isShown: false },
  { label: 'Deck 5', name: 'The Water Deck', count: texts.free(1), href: '?deck=5', isShown: true },
];
const common = {
  frame,
  header: headerAt(1),
  voyageTitle: 'Cyclades in Seven Nights',
  party: '2 adults',
  suitesHref: '/reserve-now/ON1-CYC-270412-007/suite/',
  decks,
  deck,
};

export const everyState = () => (
  <CabinStepPage
    {...common}
    anyCabin={{ title: texts.any.title('Seaview Suite'), price: '$24,500.00 per suite', href: '/engine/details' }}
    own="502"
  />
);

export const takenMeanwhile = () => (
  <CabinStepPage
    {...common}
    takenCabin={{ number: '504', near: [{ number: '501', where: 'To starboard, forward', href: '/engine/details' }] }}
  />
);

export const nothingLeft = () => <CabinStepPage {...common} takenCabin={{ number: '504', near: [] }} />;
