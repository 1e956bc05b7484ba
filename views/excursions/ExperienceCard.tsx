import { FavouriteButton } from '../favourites/FavouriteButton';
import { Card, CardLink } from '../ui/Card';
import { Engraving, type EngravingView } from '../ui/Engraving';
import { Eyebrow } from '../ui/Eyebrow';
import { Icon } from '../ui/Icon';
import type { PictureView } from '../ui/picture-view';
import { excursionsTexts as texts } from './excursions.texts';

export interface ExperienceCardView {
  readonly slug: string;
  readonly href: string;
  readonly title: string;
  readonly subtitle: string;
  readonly port: string;
  /** Absent where it would repeat the port's name, as for Dominica. */
  readonly country?: string;
  readonly facts: string;
  readonly price: string;
  readonly isCustomOnly: boolean;
  readonly when?: string;
  readonly picture?: PictureView;
  readonly engraving: EngravingView;
}

interface ExperienceCardProps {
  readonly experience: ExperienceCardView;
  readonly headingLevel?: 'h2' | 'h3' | 'h4';
}

export function ExperienceCard({ experience, headingLevel: Heading = 'h3' }: ExperienceCardProps) {
  const { slug, href, title, subtitle, facts, price, isCustomOnly, when, picture, engraving } = experience;
  return (
    <Card
      picture={picture}
      instead={<Engraving engraving={engraving} />}
      transitionName={`experience-${slug}`}
      className="experience-card"
    >
      <PortPicture experience={experience} />
      <Heading className="experience-card__title">
        <CardLink href={href}>{title}</CardLink>
      </Heading>
      <p className="experience-card__subtitle">{subtitle}</p>
      {when ? (
        <p className="experience-card__when">
          <Icon name="calendar" />
          {when}
        </p>
      ) : null}
      <p className="experience-card__facts">{facts}</p>
      <p className="experience-card__price">
        {price}
        {isCustomOnly ? <span className="experience-card__custom">{texts.custom}</span> : null}
      </p>
      <FavouriteButton type="EXPERIENCE" value={slug} title={title} />
    </Card>
  );
}

/** The engraving shows the port's name, so the card repeats it only for screen readers. */
function PortPicture({ experience: { port, country, picture } }: Pick<ExperienceCardProps, 'experience'>) {
  if (picture || !country) return <Eyebrow>{country ? `${port}, ${country}` : port}</Eyebrow>;
  return (
    <Eyebrow>
      <span className="hidden-to-the-eye">{port}, </span>
      {country}
    </Eyebrow>
  );
}
