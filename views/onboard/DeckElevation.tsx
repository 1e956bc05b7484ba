import type { DeckReach } from './onboard-views';

const width = 320;
const deckHeight = 9;
const hullHeight = 22;

/**
 * Draws a side view of the yacht to scale, with the bow on the left. It is decorative, because the text beside it names
 * the deck.
 */
export function DeckElevation({ decks, here }: { readonly decks: readonly DeckReach[]; readonly here: number }) {
  const upward = decks.toSorted((one, other) => one.number - other.number);
  const sea = upward.length * deckHeight + hullHeight;
  return (
    <svg
      className="elevation"
      viewBox={`0 0 ${width} ${sea + 4}`}
      width={width}
      height={sea + 4}
      aria-hidden="true"
      focusable="false"
    >
      <path className="elevation__hull" d={hull(sea)} />
      {upward.map((deck, index) => (
        <path
          key={deck.number}
          className={deck.number === here ? 'elevation__deck elevation__deck--here' : 'elevation__deck'}
          d={deckAt(deck, (upward.length - index) * deckHeight)}
        />
      ))}
      <path className="elevation__sea" d={`M0 ${sea - 5}h${width}`} />
    </svg>
  );
}

const hull = (sea: number) =>
  `M2 ${sea - hullHeight + 2}H${width - 4}v${hullHeight - 8}l-6 6H44Q22 ${sea - 2} 2 ${sea - hullHeight + 2}Z`;

function deckAt({ from, to }: DeckReach, bottom: number): string {
  const [left, right] = [from * width, to * width].map((at) => Math.round(at * 10) / 10);
  return `M${(left ?? 0) + 5} ${bottom - deckHeight + 2}H${right}V${bottom}H${left}Z`;
}
