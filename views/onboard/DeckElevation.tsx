interface DeckElevationProps {
  /** All decks of the yacht. */
  readonly decks: readonly number[];
  /** The one that is shown filled. */
  readonly deck?: number;
}

const width = 320;
const deckHeight = 10;

/** The yacht from the side, deck over deck, the bow to the left. A decoration: the words beside it name the deck. */
export function DeckElevation({ decks, deck }: DeckElevationProps) {
  const upward = [...decks].sort((one, other) => one - other);
  const height = (upward.length + 3) * deckHeight;
  return (
    <svg className="elevation" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" focusable="false">
      <path className="elevation__hull" d={hull(height)} />
      {upward.map((number, index) => <path key={number} className={number === deck ? 'elevation__deck elevation__deck--here' : 'elevation__deck'} d={deckAt(index, upward.length, height)} />)}
      <path className="elevation__sea" d={`M0 ${height - 3.5}H${width}`} />
    </svg>
  );
}

const hull = (height: number) => {
  const top = height - 2.2 * deckHeight;
  return `M4 ${top}H${width - 6}L${width - 12} ${height - 4}H46C26 ${height - 6} 12 ${height - 14} 4 ${top}Z`;
};

/** Each deck is a little shorter than the one below, and more so forward. */
function deckAt(index: number, count: number, height: number): string {
  const share = count > 1 ? index / (count - 1) : 0;
  const bottom = height - 2.4 * deckHeight - index * deckHeight;
  const [left, right] = [26 + share * 62, width - 14 - share * 58];
  const top = bottom - deckHeight + 2.4;
  return `M${left + 5} ${top}H${right}V${bottom}H${left}Z`;
}
