import { classNames } from '../ui/class-names';
import { ExperienceCard, type ExperienceCardView } from './ExperienceCard';
import { excursionsTexts as texts } from './excursions.texts';

export interface ExperienceGroupView {
  readonly id: string;
  readonly title?: string;
  readonly summary?: string;
  readonly href?: string;
  readonly shownCards: readonly ExperienceCardView[];
  readonly more: readonly ExperienceCardView[];
}

export function ExperienceGroups({ groups }: { readonly groups: readonly ExperienceGroupView[] }) {
  return groups.map((group) => <ExperienceGroup key={group.id} group={group} />);
}

function ExperienceGroup({
  group: { id, title, summary, href, shownCards, more },
}: {
  readonly group: ExperienceGroupView;
}) {
  const headingLevel = title ? 'h4' : 'h3';
  return (
    <section className="experience-group" aria-labelledby={title ? `group-${id}` : undefined}>
      {title ? (
        <header className="experience-group__head">
          <h3 className="experience-group__title" id={`group-${id}`}>
            {href ? <a href={href}>{title}</a> : title}
          </h3>
          {summary ? <p className="experience-group__summary">{summary}</p> : null}
        </header>
      ) : null}
      <Cards
        experiences={shownCards}
        headingLevel={headingLevel}
        className={title ? 'experience-group__row' : undefined}
      />
      {more.length > 0 ? (
        // Opens without script, and the browser's find-in-page searches its content.
        <details className="experience-group__more">
          <summary>
            <span className="experience-group__see-more">
              {texts.seeMore(more.length)}
              {title ? <span className="hidden-to-the-eye">{` ${texts.seeMoreIn(title)}`}</span> : null}
            </span>
            <span className="experience-group__see-less">{texts.seeLess}</span>
          </summary>
          <Cards experiences={more} headingLevel={headingLevel} />
        </details>
      ) : null}
    </section>
  );
}

interface CardsProps {
  readonly experiences: readonly ExperienceCardView[];
  readonly headingLevel: 'h3' | 'h4';
  readonly className?: string | undefined;
}

function Cards({ experiences, headingLevel, className }: CardsProps) {
  return (
    <ul className={classNames('card-grid', className)}>
      {experiences.map((experience) => (
        <li key={experience.slug}>
          <ExperienceCard experience={experience} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
