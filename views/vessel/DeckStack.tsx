import type { DeckRoomView } from './deck-plan-view';
import { RoomItems } from './RoomItems';
import { vesselTexts as texts } from './vessel.texts';

export interface StackedDeckView {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly href: string;
  readonly count: string;
  readonly suites: readonly { readonly title: string; readonly href: string }[];
  readonly rooms: readonly Pick<DeckRoomView, 'name' | 'href'>[];
}

export function DeckStack({ decks }: { readonly decks: readonly StackedDeckView[] }) {
  return (
    <ol className="deck-stack">
      {decks.map((deck) => (
        <li key={deck.number} className="deck-stack__deck" id={`deck-${deck.number}`}>
          <DeckInWords deck={deck} />
        </li>
      ))}
    </ol>
  );
}

function DeckInWords({ deck: { number, name, text, href, count, suites, rooms } }: { readonly deck: StackedDeckView }) {
  return (
    <>
      <p className="deck-stack__number" aria-hidden="true">
        {number}
      </p>
      <div className="deck-stack__words">
        <h3 className="deck-stack__name">
          <span className="hidden-to-the-eye">{texts.deck(number)}, </span>
          {name}
        </h3>
        <p className="deck-stack__text">{text}</p>
        <p>
          <a className="deck-words__link" href={href}>
            {texts.onDeckPlan}
            <span className="hidden-to-the-eye">, {name}</span>
          </a>
        </p>
      </div>
      <div className="deck-stack__lists">
        <p className="eyebrow">{count}</p>
        <ul className="deck-stack__list">
          {suites.map((suite) => (
            <li key={suite.href}>
              <a className="deck-words__link" href={suite.href}>
                {suite.title}
              </a>
            </li>
          ))}
        </ul>
        {rooms.length > 0 ? (
          <>
            <p className="eyebrow">{texts.roomsOn}</p>
            <ul className="deck-stack__list">
              <RoomItems rooms={rooms} />
            </ul>
          </>
        ) : null}
      </div>
    </>
  );
}
