import { QuietLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Picture, type PictureView } from '../ui/Picture';
import { tripsTexts } from './trips.texts';
import { TermGroup } from '../ui/TermGroup';

const texts = tripsTexts.trip;

export interface TripSuiteView {
  readonly title: string;
  readonly code: string;
  readonly href?: string;
  readonly picture?: PictureView | undefined;
  readonly room?: string | undefined;
  readonly awaitsRoom?: boolean;
  readonly deck?: number | undefined;
  readonly fare?: string | undefined;
  readonly features: readonly { readonly icon: string; readonly title: string }[];
}

interface TripSuiteProps {
  readonly suite: TripSuiteView;
  readonly id: string;
  /** Sections are labelled by the heading's id, and by more ids where two suites share a name (`aria-labelledby`). */
  readonly labelledBy: string;
}

export function TripSuite({
  suite: { title, code, href, picture, room, awaitsRoom, deck, fare, features },
  id,
  labelledBy,
}: TripSuiteProps) {
  return (
    <section className="trip__section trip-suite" aria-labelledby={labelledBy}>
      {picture ? (
        <Picture
          className="trip-suite__picture"
          picture={picture}
          sizes="(min-width: 1024px) 30vw, (min-width: 768px) 48vw, 92vw"
        />
      ) : null}
      <div className="trip-suite__words">
        <p className="eyebrow">
          {texts.yourSuite}, {code}
        </p>
        <h2 className="trip-suite__title" id={`suite-${id}`}>
          {title}
        </h2>
        {awaitsRoom ? <p>{texts.noRoom}</p> : null}
        {room === undefined && fare === undefined ? null : (
          <dl className="trip-suite__place">
            {room === undefined ? null : <TermGroup term={texts.room}>{room}</TermGroup>}
            {deck === undefined ? null : <TermGroup term={texts.deck}>{deck}</TermGroup>}
            {fare === undefined ? null : <TermGroup term={texts.suiteFare}>{fare}</TermGroup>}
          </dl>
        )}
        <ul className="trip-suite__features">
          {features.map((feature) => (
            <li key={feature.title}>
              <Icon name={feature.icon} />
              {feature.title}
            </li>
          ))}
        </ul>
        {href ? (
          <QuietLink href={href}>
            {texts.suiteDetails}
            <span className="hidden-to-the-eye">{tripsTexts.card.of(title)}</span>
          </QuietLink>
        ) : null}
      </div>
    </section>
  );
}
