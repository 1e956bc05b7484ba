import { classNames } from '../ui/class-names';
import { cabinFill } from './cabin-patterns';
import type { CabinView, DeckPlanView, DeckRoomView, DeckSuiteView } from './deck-plan-view';
import { vesselTexts as texts } from './vessel.texts';

/** Scrolls sideways on narrow screens, and is therefore focusable. `DeckSuites` has the same content as text. */
export function DeckPlan({ deck }: { readonly deck: DeckPlanView }) {
  const id = `deck-plan-${deck.number}`;
  return (
    <div className="plan-scroll" role="region" aria-label={texts.planOf(deck.label, deck.name)} tabIndex={0}>
      <svg
        className="deck-plan"
        viewBox={`0 0 ${deck.width} ${deck.height}`}
        width={deck.width}
        height={deck.height}
        role="group"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-words`}
      >
        <title id={`${id}-title`}>{texts.planOf(deck.label, deck.name)}</title>
        <desc id={`${id}-words`}>{deck.description}</desc>
        <Shape deck={deck} />
        {deck.rooms.map(({ href, ...room }) =>
          href ? (
            <a key={room.name} className="deck-plan__link" href={href} aria-label={room.name}>
              <Room {...room} />
            </a>
          ) : (
            <g key={room.name}>
              <Room {...room} />
            </g>
          ),
        )}
        {deck.suites.map((suite) => (
          <a
            key={suite.category}
            className="deck-plan__link"
            href={suite.href}
            aria-label={texts.cabinsOf(suite.title, suite.numbers)}
          >
            <Cabins suite={suite} />
          </a>
        ))}
      </svg>
    </div>
  );
}

/** Shows where a suite is. It contains no links and fits every screen. */
export function DeckOverview({
  deck,
  markedCategory,
}: {
  readonly deck: DeckPlanView;
  readonly markedCategory: string;
}) {
  const id = `deck-overview-${deck.number}`;
  const suite = deck.suites.find(({ category }) => category === markedCategory);
  return (
    <svg
      className="deck-plan deck-plan--whole"
      viewBox={`0 0 ${deck.width} ${deck.height}`}
      width={deck.width}
      height={deck.height}
      role="img"
      aria-labelledby={`${id}-title`}
    >
      <title id={`${id}-title`}>
        {suite ? texts.whereOn(deck.label, deck.name, suite.title, suite.numbers) : texts.planOf(deck.label, deck.name)}
      </title>
      <Shape deck={deck} />
      {deck.rooms.map((room) => (
        <Room key={room.name} {...room} />
      ))}
      {deck.suites.map((one) => (
        <g key={one.category} className={classNames(one === suite ? 'deck-plan__marked' : 'deck-plan__quiet')}>
          <Cabins suite={one} isQuiet={one !== suite} />
        </g>
      ))}
    </svg>
  );
}

const Shape = ({ deck: { hull, outline } }: { readonly deck: DeckPlanView }) => (
  <>
    <path className="deck-plan__hull" d={hull} />
    <path className="deck-plan__deck" d={outline} />
  </>
);

const lineHeight = 13;

function Room({ lines, isNarrow, x: left, y: top, width, height }: Omit<DeckRoomView, 'name' | 'href'>) {
  const x = left + width / 2;
  const y = top + height / 2;
  return (
    <>
      <rect className="deck-plan__room" x={left} y={top} width={width} height={height} rx="3" />
      <text className="deck-plan__name" x={x} y={y} transform={isNarrow ? `rotate(-90 ${x} ${y})` : undefined}>
        {lines.map((line, index) => (
          <tspan key={line} x={x} y={y + (index - (lines.length - 1) / 2) * lineHeight}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}

function Cabins({
  suite: { category, cabins },
  isQuiet = false,
}: {
  readonly suite: DeckSuiteView;
  readonly isQuiet?: boolean;
}) {
  return cabins.map((cabin) => (
    <Cabin key={cabin.number} cabin={cabin} fill={isQuiet ? undefined : cabinFill(category)} />
  ));
}

/** Without a fill the cabin is only outlined, and has no number. */
function Cabin({
  cabin: { number, terraces, x, y, width, height },
  fill,
}: {
  readonly cabin: CabinView;
  readonly fill: string | undefined;
}) {
  return (
    <g data-cabin={number}>
      {terraces.map((terrace) => (
        <rect key={terrace.y} className="deck-plan__terrace" {...terrace} />
      ))}
      <rect className="deck-plan__cabin" x={x} y={y} width={width} height={height} fill={fill} />
      {fill ? (
        <text className="deck-plan__number" x={x + width / 2} y={y + height / 2}>
          {number}
        </text>
      ) : null}
    </g>
  );
}
