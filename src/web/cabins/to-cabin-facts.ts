import type { CabinFacts } from '../../core/cabins/cabin-facts';
import type { EveningSun } from '../../core/cabins/evening-sun';
import type { Suite } from '../../core/voyages/voyage';
import { suiteSizeText } from '../../core/voyages/suite-size';
import { cabinTexts } from '../../../views/cabins/cabins.texts';
import type { CabinItemView } from '../../../views/cabins/cabin-views';

const texts = cabinTexts.facts;

/** The evening sun is known only for a particular sailing. */
export function toCabinFacts(facts: CabinFacts, suite: Suite, sun: EveningSun | undefined): CabinItemView['facts'] {
  const { neighbours, metresToElevator, restaurant, doors } = facts;
  return [
    { label: texts.size, value: suiteSizeText(suite) },
    { label: texts.where, value: whereText(facts) },
    { label: texts.sound, value: soundText(facts) },
    { label: texts.beside, value: listText(neighbours.beside) || texts.corridorEnd },
    { label: texts.above, value: listText(neighbours.above) || texts.nothingAbove },
    { label: texts.below, value: listText(neighbours.below) || texts.nothingBelow },
    { label: texts.motion, value: texts.motions[facts.motion] },
    ...(sun ? [{ label: texts.sun, value: sunText(facts, sun) }] : []),
    ...(metresToElevator === undefined ? [] : [{ label: texts.elevator, value: texts.metres(metresToElevator) }]),
    ...(restaurant
      ? [{ label: texts.table, value: texts.restaurant(restaurant.name, restaurant.metres, restaurant.decksAway) }]
      : []),
    {
      label: texts.connects,
      value: facts.connectsWith === undefined ? texts.notConnecting : texts.connectsWith(facts.connectsWith),
    },
    ...(doors
      ? [
          { label: texts.access, value: facts.isStepFree ? texts.stepFree : texts.notStepFree },
          { label: texts.doors, value: texts.widths(doors.entrance, doors.bath) },
        ]
      : []),
  ];
}

/** Returns, for example, "To starboard, amidships". */
export const whereText = ({ side, along }: CabinFacts): string =>
  `${texts.side[side ?? 'across']}, ${texts.along[along]}`;

const soundText = ({ sounds }: CabinFacts): string =>
  sounds.length === 0
    ? texts.quiet
    : sounds.map(({ room, where, text }) => texts.heard(room, texts.relations[where], text)).join('; ');

function sunText({ side }: CabinFacts, { port, starboard, ahead }: EveningSun): string {
  const all = port + starboard + ahead;
  if (all === 0) return texts.sunUnknown;
  const here = side === undefined ? port + starboard : { port, starboard }[side];
  return `${texts.sunOn(here, all)}${ahead > 0 ? texts.sunAhead(ahead) : ''}`;
}

const listText = (names: readonly string[]) => names.join(', ');
