import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';
import type { TripSuiteView } from './TripDetails';
import { tripsTexts } from './trips.texts';

const texts = tripsTexts.trip;

/** The suite of this trip: its room and deck, and what it has (TRD-03). */
export function TripSuite({ suite: { title, code, href, picture, room, deck, features } }: { readonly suite: TripSuiteView }) {
  return (
    <section className="trip__section trip-suite" aria-labelledby="suite-title">
      {picture ? <Picture className="trip-suite__picture" picture={picture} sizes="(min-width: 1024px) 30vw, 92vw" /> : null}
      <div className="trip-suite__words">
        <p className="eyebrow">{texts.yourSuite}, {code}</p>
        <h2 className="trip-suite__title" id="suite-title">{title}</h2>
        {room === undefined ? <p>{texts.noRoom}</p> : (
          <dl className="trip-suite__place">
            <div><dt>{texts.room}</dt><dd>{room}</dd></div>
            {deck === undefined ? null : <div><dt>{texts.deck}</dt><dd>{deck}</dd></div>}
          </dl>
        )}
        <ul className="trip-suite__features">
          {features.map((feature) => <li key={feature.title}><Icon name={feature.icon} />{feature.title}</li>)}
        </ul>
        {href ? <ButtonLink variant="quiet" href={href}>{texts.suiteDetails}<span className="hidden-to-the-eye">{tripsTexts.card.of(title)}</span></ButtonLink> : null}
      </div>
    </section>
  );
}
