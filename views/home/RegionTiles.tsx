import { siteLinks } from '../layout/site-links';
import { ButtonLink } from '../ui/Button';
import { Engraving } from '../ui/Engraving';
import { Eyebrow } from '../ui/Eyebrow';
import { Picture, type PictureView } from '../ui/Picture';
import { homeTexts as texts } from './home.texts';

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
          <Eyebrow>{texts.regionsEyebrow}</Eyebrow>
          <h2 className="section-head__title" id="regions-title">
            {texts.regionsTitle}
          </h2>
        </div>
        <ButtonLink variant="quiet" href={siteLinks.destinations}>
          {texts.allRegions}
        </ButtonLink>
      </div>
      <ul className="region-tiles">
        {regions.map(({ slug, href, name, countText, picture }) => (
          <li key={slug} className="region-tile on-deep">
            {picture ? (
              <Picture
                className="region-tile__picture"
                picture={{ ...picture, alt: '' }}
                sizes="(min-width: 1024px) 30vw, (min-width: 577px) 45vw, 92vw"
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
