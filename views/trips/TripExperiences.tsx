import { ExperienceCard, type ExperienceCardView } from '../excursions/ExperienceCard';
import { FailedPanel } from '../profile/FailedPanel';
import { ButtonLink } from '../ui/Button';
import { tripsTexts } from './trips.texts';

const texts = tripsTexts.experiences;

/** What can be done at one port of the trip. */
export interface TripPortView {
  /** Unique in the trip; also its place on the page. */
  readonly id: string;
  readonly day: number;
  /** 14 April 2027. */
  readonly date: string;
  readonly port: string;
  readonly experiences: readonly ExperienceCardView[];
}

export type TripExperiencesView = KnownTripExperiences | { readonly kind: 'failed'; readonly retryHref: string };

export interface KnownTripExperiences {
  /** `not-yet`: booking opens later (EXC-18, H27). `over`: sailed. `expired`: never will. */
  readonly kind: 'open' | 'not-yet' | 'over' | 'expired';
  /** In the order in which the yacht calls. */
  readonly ports: readonly TripPortView[];
  /** Every experience, for this reservation where it can be booked; absent while booking is not yet open. */
  readonly browseHref?: string | undefined;
  readonly contactHref: string;
}

const intros = { 'open': texts.open, 'not-yet': texts.notYet, 'over': texts.over, 'expired': texts.expired } as const;

/** The experiences of a trip by port. What the guest has booked stands above them. */
export function TripExperiences({ experiences }: { readonly experiences: TripExperiencesView }) {
  if (experiences.kind === 'failed') return <FailedPanel what={texts.failed} retryHref={experiences.retryHref} />;
  const { kind, ports, browseHref, contactHref } = experiences;
  return (
    <section className="trip__section" aria-labelledby="experiences-title">
      <div className="trip-experiences__head">
        <h2 className="trip__heading" id="experiences-title">{texts.title}</h2>
        <p className="trip__note">{intros[kind]}</p>
        {browseHref ? <p className="no-print"><ButtonLink href={browseHref}>{texts.browse}</ButtonLink></p> : null}
      </div>
      {ports.length > 0 ? ports.map((port) => <Port key={port.id} port={port} />) : (
        <p className="trip-experiences__none">{texts.none} <ButtonLink className="no-print" variant="quiet" href={contactHref}>{texts.noneAction}</ButtonLink></p>
      )}
    </section>
  );
}

function Port({ port: { id, day, date, port, experiences } }: { readonly port: TripPortView }) {
  return (
    <section className="trip-port" id={id} aria-labelledby={`${id}-title`}>
      <div>
        <p className="trip-port__when">{texts.day(day)} <span className="trip-port__date">{date}</span></p>
        <h3 className="trip-port__title" id={`${id}-title`}>{port}</h3>
      </div>
      <ul className="card-grid trip-port__cards">
        {experiences.map((experience) => <li key={experience.slug}><ExperienceCard experience={experience} headingLevel="h4" /></li>)}
      </ul>
    </section>
  );
}
