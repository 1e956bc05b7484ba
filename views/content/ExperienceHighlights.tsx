import { ButtonLink } from '../ui/Button';
import { Picture, type PictureView } from '../ui/Picture';
import { Accordion } from './Accordion';
import { blocksTexts as texts } from './blocks.texts';
import { CloseDialog } from './PictureStage';

/** The style sheet has rules for as many pictures. */
const maxExperiences = 12;

export interface ExperienceHighlightView {
  readonly title: string;
  readonly picture: PictureView;
  readonly text: string;
  readonly action?: { readonly label: string; readonly href: string };
}

interface ExperienceHighlightsProps {
  readonly id: string;
  readonly title: string;
  readonly eyebrow?: string;
  readonly experiences: readonly ExperienceHighlightView[];
  readonly buttonText?: string;
}

/** Without script the button links to the overlay's anchor (CNT-25). */
export function ExperienceHighlights({
  id,
  title,
  eyebrow,
  experiences,
  buttonText = texts.exploreExperiences,
}: ExperienceHighlightsProps) {
  const shownExperiences = experiences.slice(0, maxExperiences);
  return (
    <>
      <ButtonLink variant="secondary" href={`#${id}`} aria-haspopup="dialog" data-control="open-highlights">
        {buttonText}
      </ButtonLink>
      <dialog className="highlights on-deep" id={id} aria-labelledby={`${id}-title`}>
        <div className="highlights__pictures" aria-hidden="true">
          {shownExperiences.map(({ title: name, picture }) => (
            <Picture key={name} className="highlights__picture" picture={{ ...picture, alt: '' }} sizes="100vw" />
          ))}
        </div>
        <CloseDialog />
        <div className="highlights__words">
          {eyebrow === undefined ? null : <p className="eyebrow">{eyebrow}</p>}
          <h2 className="highlights__title" id={`${id}-title`}>
            {title}
          </h2>
          <Accordion
            name={`${id}-experiences`}
            headingLevel="h3"
            items={shownExperiences.map(({ title: name, text, action }, index) => ({
              id: `${id}-${index + 1}`,
              title: name,
              isOpen: index === 0,
              content: (
                <>
                  <p>{text}</p>
                  {action ? (
                    <p>
                      <a className="small-link highlights__link" href={action.href}>
                        {action.label}
                      </a>
                    </p>
                  ) : null}
                </>
              ),
            }))}
          />
        </div>
      </dialog>
    </>
  );
}
