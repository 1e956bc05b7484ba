import { classNames } from '../ui/class-names';
import { cabinFill } from './cabin-patterns';
import type { Box, DeckPlanView, DeckRoomView, DeckSuiteView } from './deck-plan-view';
import { vesselTexts as texts } from './vessel.texts';

interface DeckPlanProps {
  readonly deck: DeckPlanView;
  /** The category that is looked for: the others step back. */
  readonly marked?: string;
}

/**
 * A deck drawn from above. On a narrow screen it keeps a size that can be read and is moved sideways, so it takes the
 * focus. Each category is one link around its cabins; the same stands as words in `DeckSuites`.
 */
export function DeckPlan({ deck, marked }: DeckPlanProps) {
  const id = `deck-plan-${deck.number}`;
  return (
    <div className="plan-scroll" role="region" aria-label={texts.planOf(deck.label, deck.name)} tabIndex={0}>
      <svg className="deck-plan" viewBox={`0 0 ${deck.width} ${deck.height}`} width={deck.width} height={deck.height} role="group" aria-labelledby={`${id}-title`} aria-describedby={`${id}-words`}>
        <title id={`${id}-title`}>{texts.planOf(deck.label, deck.name)}</title>
        <desc id={`${id}-words`}>{deck.description}</desc>
        <path className="deck-plan__hull" d={deck.hull} />
        <path className="deck-plan__deck" d={deck.outline} />
        {deck.rooms.map((room) => <Room key={room.name} {...room} />)}
        {deck.suites.map((suite) => <Cabins key={suite.category} suite={suite} isQuiet={marked !== undefined && marked !== suite.category} isMarked={marked === suite.category} />)}
      </svg>
    </div>
  );
}

/** Units from one line of a name to the next. */
const lineHeight = 13;

function Room({ name, lines, href, isNarrow, ...box }: DeckRoomView) {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const drawn = (
    <>
      <rect className="deck-plan__room" {...box} rx="3" />
      <text className="deck-plan__name" x={x} y={y} transform={isNarrow ? `rotate(-90 ${x} ${y})` : undefined}>
        {lines.map((line, index) => <tspan key={line} x={x} y={y + (index - (lines.length - 1) / 2) * lineHeight}>{line}</tspan>)}
      </text>
    </>
  );
  return href ? <a className="deck-plan__link" href={href} aria-label={name}>{drawn}</a> : <g>{drawn}</g>;
}

function Cabins({ suite: { category, title, href, numbers, cabins }, isQuiet, isMarked }: { readonly suite: DeckSuiteView; readonly isQuiet: boolean; readonly isMarked: boolean }) {
  return (
    <a
      className={classNames('deck-plan__link', isQuiet && 'deck-plan__link--quiet', isMarked && 'deck-plan__link--marked')}
      href={href} aria-label={texts.cabinsOf(title, numbers)} aria-current={isMarked ? 'page' : undefined}
    >
      {cabins.map(({ number, terraces, ...box }) => (
        <g key={number} data-cabin={number}>
          {terraces.map((terrace) => <rect key={terrace.y} className="deck-plan__terrace" {...terrace} />)}
          <rect className="deck-plan__cabin" {...box} fill={isQuiet ? undefined : cabinFill(category)} />
          {isQuiet ? null : <CabinNumber number={number} box={box} />}
        </g>
      ))}
    </a>
  );
}

const CabinNumber = ({ number, box }: { readonly number: string; readonly box: Box }) => (
  <text className="deck-plan__number" x={box.x + box.width / 2} y={box.y + box.height / 2}>{number}</text>
);
