import { ExperienceCard, type ExperienceCardView } from '../excursions/ExperienceCard';
import { FailedSection } from '../profile/FailedSection';
import { Button, ButtonLink, QuietLink } from '../ui/Button';
import { SelectField, type SelectOption } from '../ui/SelectField';
import { tripsTexts } from './trips.texts';

const texts = tripsTexts.experiences;

interface TripPortView {
  readonly id: string;
  readonly day: number;
  readonly date: string;
  readonly port: string;
  readonly experiences: readonly ExperienceCardView[];
}

export type TripExperiencesView = KnownTripExperiences | { readonly kind: 'failed'; readonly retryHref: string };

export interface KnownTripExperiences {
  /**
   * `not-yet`: booking opens later (EXC-18, H27). `over`: the trip has sailed. `expired`: the reservation has expired.
   */
  readonly kind: 'open' | 'not-yet' | 'over' | 'expired';
  readonly ports: readonly TripPortView[];
  readonly sortedCards?: readonly ExperienceCardView[];
  readonly browseHref?: string | undefined;
  readonly contactHref: string;
  readonly sort?: SortView;
  readonly customizeHref?: string;
}

/** A GET form, so that the order is part of the address and needs no script (EXC-19). */
interface SortView {
  readonly action: string;
  readonly hiddenFields: readonly { readonly name: string; readonly value: string }[];
  readonly value: string;
  readonly options: readonly SelectOption[];
}

const intros = { open: texts.open, 'not-yet': texts.notYet, over: texts.over, expired: texts.expired } as const;

export function TripExperiences({ experiences }: { readonly experiences: TripExperiencesView }) {
  if (experiences.kind === 'failed') return <FailedSection subject={texts.failed} retryHref={experiences.retryHref} />;
  const { kind, ports, browseHref, customizeHref, contactHref, sort, sortedCards } = experiences;
  return (
    <section className="trip__section" aria-labelledby="experiences-title">
      <div className="trip-experiences__head">
        <h2 className="trip__heading" id="experiences-title">
          {texts.title}
        </h2>
        <p className="trip__note">{sortedCards && kind === 'open' ? texts.openSorted : intros[kind]}</p>
        {(browseHref ?? customizeHref) ? (
          <p className="trip-experiences__ways no-print">
            {browseHref ? <ButtonLink href={browseHref}>{texts.browse}</ButtonLink> : null}
            {customizeHref ? <QuietLink href={customizeHref}>{texts.customize}</QuietLink> : null}
          </p>
        ) : null}
        {sort ? <Sort sort={sort} /> : null}
      </div>
      {sortedCards ? (
        <Cards cards={sortedCards} headingLevel="h3" />
      ) : ports.length > 0 ? (
        ports.map((port) => <Port key={port.id} port={port} />)
      ) : (
        <p className="trip-experiences__none">
          {texts.none}{' '}
          <ButtonLink className="no-print" variant="quiet" href={contactHref}>
            {texts.noneAction}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

function Sort({ sort: { action, hiddenFields, value, options } }: { readonly sort: SortView }) {
  return (
    <form className="trip-experiences__sort no-print" method="get" action={action}>
      {hiddenFields.map((field) => (
        <input key={field.name} type="hidden" {...field} />
      ))}
      <SelectField
        id="sort-by"
        name="sortBy"
        label={texts.sortBy}
        options={options}
        defaultValue={value}
        autoComplete="off"
        data-sorts=""
      />
      <noscript>
        <Button variant="secondary">{texts.sort}</Button>
      </noscript>
    </form>
  );
}

function Port({ port: { id, day, date, port, experiences } }: { readonly port: TripPortView }) {
  return (
    <section className="trip-port" id={id} aria-labelledby={`${id}-title`}>
      <div>
        <p className="trip-port__when">
          {`${texts.day(day)} `}
          <span className="trip-port__date">{date}</span>
        </p>
        <h3 className="trip-port__title" id={`${id}-title`}>
          {port}
        </h3>
      </div>
      <Cards cards={experiences} headingLevel="h4" />
    </section>
  );
}

function Cards({
  cards,
  headingLevel,
}: {
  readonly cards: readonly ExperienceCardView[];
  readonly headingLevel: 'h3' | 'h4';
}) {
  return (
    <ul className="card-grid trip-port__cards">
      {cards.map((experience) => (
        <li key={experience.slug}>
          <ExperienceCard experience={experience} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
