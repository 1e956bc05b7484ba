import { TripDayFacts } from '../trip-day/TripNow';

export interface AdviceView {
  readonly title: string;
  readonly text: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly choices: readonly AdviceChoice[];
}

interface AdviceChoice {
  readonly label: string;
  readonly note?: string;
  readonly href: string;
  readonly isChosen: boolean;
}

/** Facts that a guest sees before sending a request. A choice is a link that prefills the request's text. */
export function RequestAdvice({ advice: { title, text, facts, choices } }: { readonly advice: AdviceView }) {
  return (
    <section className="trip-page__part request-advice" aria-labelledby="advice-title" id="advice">
      <h2 className="trip-page__heading" id="advice-title">
        {title}
      </h2>
      <p>{text}</p>
      {facts.length > 0 ? <TripDayFacts facts={facts} /> : null}
      {choices.length > 0 ? (
        <ul className="request-advice__choices">
          {choices.map(({ label, note, href, isChosen }) => (
            <li key={href}>
              <a href={href} aria-current={isChosen ? 'true' : undefined}>
                {label}
              </a>
              {note === undefined ? null : <span className="trip-page__note"> {note}</span>}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
