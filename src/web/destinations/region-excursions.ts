import type { Experience } from '../../core/excursions/experience';
import { durationText } from '../../core/excursions/duration';
import type { Port } from '../../core/voyages/voyage';
import { shortPortName } from '../../core/voyages/port-name';
import type { ContentCardView } from '../../../views/content/ContentCard';
import { destinationsTexts as texts } from '../../../views/destinations/destinations.texts';
import type { PictureView } from '../../../views/ui/picture-view';
import { hrefExperience } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';

const maxExcursionCards = 9;

/** Excursions in the order of their ports. A port gets a second one only when there is room below the maximum. */
export function excursionsAlong(ports: readonly Port[], experiences: readonly Experience[]): readonly Experience[] {
  const rankOf = ({ portSlug }: Experience) => ports.findIndex(({ slug }) => slug === portSlug);
  const best = experiences
    .filter((one) => rankOf(one) >= 0)
    .sort((one, other) => one.editorialRank - other.editorialRank);
  const isFirstOfPort = (one: Experience) => best.find(({ portSlug }) => portSlug === one.portSlug) === one;
  const selection = [...best.filter(isFirstOfPort), ...best.filter((one) => !isFirstOfPort(one))].slice(
    0,
    maxExcursionCards,
  );
  return selection.sort((one, other) => rankOf(one) - rankOf(other));
}

interface ExcursionCardSources {
  readonly ports: readonly Port[];
  readonly assets: BuiltAssets;
  readonly pictures: readonly (PictureView | undefined)[];
}

export function toExcursionCards(
  experiences: readonly Experience[],
  { ports, assets, pictures }: ExcursionCardSources,
): readonly ContentCardView[] {
  return experiences.map((experience, index) => {
    const picture = pictures[index];
    const pictureViews = experience.pictures
      .filter(({ name }) => assets.hasPicture(name))
      .map(({ name, alt }) => assets.picture(name, alt));
    return toExcursionCard(experience, {
      port: ports.find(({ slug }) => slug === experience.portSlug),
      ...(picture ? { picture } : {}),
      pictureViews,
    });
  });
}

interface ExcursionCardParts {
  readonly port: Port | undefined;
  readonly picture?: PictureView;
  readonly pictureViews: readonly PictureView[];
}

function toExcursionCard(experience: Experience, { port, picture, pictureViews }: ExcursionCardParts): ContentCardView {
  const { slug, categorySlug, title, subtitle, kind, durationMinutes, activityLevel, interests, disclaimers, html } =
    experience;
  const rankOf = port ? shortPortName(port.name) : '';
  return {
    slug,
    href: hrefExperience(categorySlug, slug),
    eyebrow: picture ? rankOf : (port?.country ?? rankOf),
    title,
    body: subtitle,
    facts: [durationText(durationMinutes), activityLevel],
    ...(picture ? { picture } : {}),
    engraving: { seed: slug, subject: kind === 'Sea' ? 'sea' : 'land', title: rankOf },
    favourite: { type: 'EXPERIENCE', value: slug },
    detail: {
      subType: texts.excursionIn(kind, rankOf),
      subTitle: subtitle,
      html,
      activityInterest: interests.join(', '),
      activityLevel,
      disclaimers,
      pictures: pictureViews,
    },
  };
}
