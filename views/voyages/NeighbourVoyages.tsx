import { classNames } from '../ui/class-names';
import { Eyebrow } from '../ui/Eyebrow';
import { Icon } from '../ui/Icon';
import { Picture, type PictureView } from '../ui/Picture';
import { voyagesTexts as texts } from './voyages.texts';

export interface NeighbourVoyageView {
  readonly title: string;
  readonly dates: string;
  readonly href: string;
  readonly picture: PictureView;
}

interface NeighbourVoyagesProps {
  readonly previous?: NeighbourVoyageView;
  readonly next?: NeighbourVoyageView;
}

/** The voyages that leave before and after this one (VOY-08). */
export function NeighbourVoyages({ previous, next }: NeighbourVoyagesProps) {
  if (!previous && !next) return null;
  return (
    <nav className="neighbours no-print" aria-label={texts.neighbours}>
      {previous ? <Neighbour label={texts.previous} voyage={previous} className={next ? undefined : 'neighbour--alone'} /> : null}
      {next ? <Neighbour label={texts.next} voyage={next} className={previous ? undefined : 'neighbour--alone'} /> : null}
    </nav>
  );
}

function Neighbour({ label, voyage, className }: { readonly label: string; readonly voyage: NeighbourVoyageView; readonly className?: string }) {
  return (
    <article className={classNames('neighbour on-deep', className)}>
      <Picture className="neighbour__picture" picture={voyage.picture} sizes="(min-width: 45rem) 50vw, 100vw" travelsAs="neighbour" />
      <div className="neighbour__words">
        <Eyebrow>{label}</Eyebrow>
        <h2 className="neighbour__title">{voyage.title}</h2>
        <p>{voyage.dates}</p>
        <a className="neighbour__link" href={voyage.href} aria-label={texts.exploreNamed(voyage.title)}>
          {texts.explore}<Icon name="arrow" />
        </a>
      </div>
    </article>
  );
}
