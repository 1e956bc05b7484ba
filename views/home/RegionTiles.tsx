import { siteLinks } from '../layout/site-links';
import { QuietLink } from '../ui/Button';
import { Engraving } from '../ui/Engraving';
import { Picture, type PictureView } from '../ui/Picture';
import { homeTexts as texts } from './home.texts';
import { SectionTitle } from '../ui/SectionTitle';

export interface RegionTileView {
  readonly slug: string;
  readonly href: string;
  readonly name: string;
  readonly countText: string;
  readonly picture?: PictureView;
}

export function RegionTiles({ regions }: { readonly regions: readonly RegionTileView[] }) {
  return (
    <section className="band band--section" aria-labelledby="regions-title">
      <div className="section-head">
        <div>
          <SectionTitle eyebrow={texts.regionsEyebrow} title={texts.regionsTitle} id="regions-title" />
        </div>
        <QuietLink href={siteLinks.destinations}>{texts.allRegions}</QuietLink>
      </div>
      <ul className="region-tiles">
        {regions.map(({ slug, href, name, countText, picture }) => (
          <li key={slug} className="region-tile on-deep">
            {picture ? (
              <Picture
                className="region-tile__picture"
                picture={{ ...picture, alt: '' }}
                sizes="(min-width: 1024px) 48vw, (min-width: 577px) 60vw, 92vw"
              />
            ) : (
              <Engraving className="region-tile__picture" engraving={{ seed: slug, subject: 'sea', title: name }} />
            )}
            <div className="region-tile__words">
              <h3 className="region-tile__name">
                <a className="region-tile__link" href={href}>
                  {name}
                </a>
              </h3>
              <p className="region-tile__count">{countText}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
