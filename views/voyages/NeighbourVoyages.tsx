import { classNames } from '../ui/class-names';
import { Eyebrow } from '../ui/Eyebrow';
import { Icon } from '../ui/Icon';
import { Picture, type PictureView } from '../ui/Picture';
import { voyagesTexts as texts } from './voyages.texts';

export interface NeighbourVoyageView {
  readonly id: string;
  readonly title: string;
  readonly dates: string;
  readonly nights: string;
  readonly ports: string;
  readonly fares: string;
  readonly href: string;
  readonly picture: PictureView;
}

interface NeighbourVoyagesProps {
  readonly previous?: NeighbourVoyageView | undefined;
  readonly next?: NeighbourVoyageView | undefined;
}

export function NeighbourVoyages({ previous, next }: NeighbourVoyagesProps) {
  if (!previous && !next) return null;
  return (
    <nav className="neighbours no-print" data-region="neighbours" aria-label={texts.neighbours}>
      {previous ? (
        <Neighbour label={texts.previous} voyage={previous} className={next ? undefined : 'neighbour--alone'} />
      ) : null}
      {next ? (
        <Neighbour label={texts.next} voyage={next} className={previous ? undefined : 'neighbour--alone'} />
      ) : null}
    </nav>
  );
}

function Neighbour({
  label,
  voyage,
  className,
}: {
  readonly label: string;
  readonly voyage: NeighbourVoyageView;
  readonly className?: string | undefined;
}) {
  return (
    <article className={classNames('neighbour on-deep', className)}>
      <Picture
        className="neighbour__picture"
        picture={voyage.picture}
        sizes="(min-width: 1024px) 50vw, (min-width: 768px) 70vw, 100vw"
        transitionName="neighbour"
      />
      <div className="neighbour__words">
        <Eyebrow>{label}</Eyebrow>
        <h2 className="neighbour__title">{voyage.title}</h2>
        <p className="neighbour__facts">
          {voyage.dates}
          <span>
            {voyage.nights}, {voyage.ports}
          </span>
          <span data-live={`fares-${voyage.id}`}>{voyage.fares}</span>
        </p>
        <a className="neighbour__link" href={voyage.href} aria-label={texts.exploreNamed(voyage.title)}>
          {texts.explore}
          <Icon name="arrow" />
        </a>
      </div>
    </article>
  );
}
