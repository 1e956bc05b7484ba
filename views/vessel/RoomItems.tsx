import type { DeckRoomView } from './deck-plan-view';

export const RoomItems = ({ rooms }: { readonly rooms: readonly Pick<DeckRoomView, 'name' | 'href'>[] }) =>
  rooms.map(({ name, href }) => (
    <li key={name}>
      {href ? (
        <a className="deck-words__link" href={href}>
          {name}
        </a>
      ) : (
        name
      )}
    </li>
  ));
