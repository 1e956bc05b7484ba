import type { DeckPlanView } from './deck-plan-view';
import { RoomItems } from './RoomItems';
import { SuiteRowHead } from './SuiteRowHead';
import { vesselTexts as texts } from './vessel.texts';

export function DeckSuites({ deck: { label, name, suites, rooms } }: { readonly deck: DeckPlanView }) {
  return (
    <div className="deck-words">
      {suites.length > 0 ? (
        <table className="deck-words__suites">
          <caption className="hidden-to-the-eye">{texts.suitesOn(label, name)}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.suite}</th>
              <th scope="col">{texts.numbers}</th>
              <th scope="col">{texts.size}</th>
              <th scope="col">{texts.guests}</th>
            </tr>
          </thead>
          <tbody>
            {suites.map((suite) => (
              <tr key={suite.category}>
                <SuiteRowHead {...suite} />
                <td data-label={texts.numbers}>{suite.numbers}</td>
                <td data-label={texts.size}>{suite.size}</td>
                <td data-label={texts.guests}>{suite.guests}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {rooms.length > 0 ? (
        <div className="deck-words__rooms">
          <h3 className="eyebrow">{texts.roomsOn}</h3>
          <ul className="deck-words__list">
            <RoomItems rooms={rooms} />
          </ul>
        </div>
      ) : null}
    </div>
  );
}
