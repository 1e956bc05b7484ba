import { Eyebrow } from '../ui/Eyebrow';
import { Picture, type PictureView } from '../ui/Picture';
import { storiesTexts as texts } from './stories.texts';
import { CardLink } from '../ui/Card';

/** It has no dates, because a story is read for years and its sailings depart. */
export interface StoryVoyageView {
  readonly href: string;
  readonly title: string;
  readonly region: string;
  readonly route: string;
  readonly picture?: PictureView;
}

export interface StoryPlacesProps {
  readonly voyages: readonly StoryVoyageView[];
  readonly ports: readonly { readonly name: string; readonly country: string; readonly href: string }[];
}

export function StoryPlaces({ voyages, ports }: StoryPlacesProps) {
  if (voyages.length === 0 && ports.length === 0) return null;
  return (
    <section className="story-places no-print" aria-labelledby="places-title">
      <div className="band story-places__grid">
        <div>
          <Eyebrow>{texts.placesEyebrow}</Eyebrow>
          <h2 className="story-places__title" id="places-title">
            {texts.placesTitle}
          </h2>
          {ports.length > 0 ? <Ports ports={ports} /> : null}
        </div>
        {voyages.length > 0 ? <Voyages voyages={voyages} /> : null}
      </div>
    </section>
  );
}

function Ports({ ports }: Pick<StoryPlacesProps, 'ports'>) {
  return (
    <>
      <h3 className="eyebrow story-places__label">{texts.ports}</h3>
      <ul className="story-places__ports">
        {ports.map(({ name, country, href }) => (
          <li key={href}>
            <a href={href}>{name}</a> <span>{country}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Voyages({ voyages }: Pick<StoryPlacesProps, 'voyages'>) {
  return (
    <div>
      <h3 className="eyebrow story-places__label">{texts.voyages}</h3>
      <ul className="story-places__voyages">
        {voyages.map(({ href, title, region, route, picture }) => (
          <li key={href} className="story-voyage">
            {picture ? (
              <div className="story-voyage__picture">
                <Picture picture={picture} sizes="(min-width: 768px) 16rem, 92vw" />
              </div>
            ) : null}
            <div className="story-voyage__words">
              <p className="story-voyage__title">
                <CardLink href={href}>{title}</CardLink>
              </p>
              <p className="story-voyage__route">
                {region}, {route}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
