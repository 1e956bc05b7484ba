import { classNames } from '../ui/class-names';
import { Engraving, type EngravingView } from '../ui/Engraving';
import { Picture, type PictureView } from '../ui/Picture';
import { Slides } from './Slides';
import { CardLink } from '../ui/Card';

export interface ExperienceSlideView {
  readonly title: string;
  readonly picture?: PictureView;
  readonly engraving?: EngravingView;
  readonly note?: string;
  readonly href?: string | undefined;
  /** The picture has this view transition name; by default it is the experience's address. */
  readonly transitionName?: string;
}

interface ExperienceGalleryProps {
  readonly id: string;
  readonly title: string;
  readonly experiences: readonly ExperienceSlideView[];
}

/** Portrait pictures with a name: three side by side, two at 1024 px or below (CNT-22, H51). */
export function ExperienceGallery({ id, title, experiences }: ExperienceGalleryProps) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <Slides
        label={title}
        layout="experience"
        head={
          <h2 className="slides__title" id={`${id}-title`}>
            {title}
          </h2>
        }
      >
        {experiences.map((experience) => (
          <figure
            key={experience.title}
            className={classNames('experience-slide', experience.href !== undefined && 'experience-slide--leads')}
          >
            <div className="experience-slide__picture">
              {experience.picture ? (
                <Picture
                  picture={experience.picture}
                  sizes="(min-width: 1025px) 58vw, 86vw"
                  transitionName={experience.transitionName ?? experience.href}
                />
              ) : null}
              {!experience.picture && experience.engraving ? <Engraving engraving={experience.engraving} /> : null}
            </div>
            <figcaption className="experience-slide__title">
              {experience.href === undefined ? (
                experience.title
              ) : (
                <CardLink href={experience.href}>{experience.title}</CardLink>
              )}
              {experience.note === undefined ? null : <span className="experience-slide__note">{experience.note}</span>}
            </figcaption>
          </figure>
        ))}
      </Slides>
    </section>
  );
}
