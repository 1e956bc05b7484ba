import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { Icon } from '../ui/Icon';
import { Picture, type PictureView } from '../ui/Picture';
import { destinationsTexts as texts } from './destinations.texts';

interface DestinationsPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly regions: readonly RegionTileView[];
}

export interface RegionTileView {
  readonly slug: string;
  readonly name: string;
  readonly href: string;
  readonly summary: string;
  readonly counts: string;
  readonly picture: PictureView;
  readonly ports: readonly { readonly name: string; readonly href: string }[];
}

export function DestinationsPage({ frame, head, regions }: DestinationsPageProps) {
  return (
    <SiteLayout frame={frame}>
      <Head {...head} title={texts.listTitle} description={texts.listDescription} />
      <div className="band destinations">
        <header className="destinations__head">
          <h1 className="destinations__title">{texts.listHeadline}</h1>
          <p className="destinations__standfirst">{texts.listStandfirst}</p>
        </header>
        {regions.map((region, index) => (
          <RegionTile key={region.slug} region={region} isFirst={index === 0} />
        ))}
      </div>
    </SiteLayout>
  );
}

function RegionTile({
  region: { slug, name, href, summary, counts, picture, ports },
  isFirst,
}: {
  readonly region: RegionTileView;
  readonly isFirst: boolean;
}) {
  return (
    <article className="destination-tile" id={slug}>
      <Picture
        className="destination-tile__picture"
        picture={picture}
        sizes="(min-width: 1024px) 56vw, 92vw"
        priority={isFirst}
        transitionName={`region-${slug}`}
      />
      <div className="destination-tile__words">
        <p className="eyebrow">{counts}</p>
        <h2 className="destination-tile__name">
          <a href={href}>{name}</a>
        </h2>
        <p>{summary}</p>
        <ul className="destination-tile__ports" aria-label={texts.portsOf(name)}>
          {ports.map((port) => (
            <li key={port.href}>
              <a href={port.href}>{port.name}</a>
            </li>
          ))}
        </ul>
        <p>
          <a className="destination-tile__way" href={href} aria-label={texts.exploreRegion(name)}>
            {texts.explore}
            <Icon name="arrow" />
          </a>
        </p>
      </div>
    </article>
  );
}
