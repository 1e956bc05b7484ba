import { durationText } from '../../core/excursions/duration';
import type { Experience, ExperienceCategory } from '../../core/excursions/experience';
import { formatMoney } from '../../core/shared/money';
import { positionText, shortPortName } from '../../core/voyages/port-name';
import type { Port } from '../../core/voyages/voyage';
import type { CategoryTileView } from '../../../views/excursions/ExperienceCategories';
import type { ExperienceCardView } from '../../../views/excursions/ExperienceCard';
import { excursionsTexts as texts } from '../../../views/excursions/excursions.texts';
import type { PictureView } from '../../../views/ui/picture-view';
import { hrefExperience, hrefExperienceCategory } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';
import { ownPictureViews } from '../rendering/own-pictures';
import type { AlongChosenVoyage } from './along-chosen-voyage';

interface CardSources {
  readonly experiences: readonly Experience[];
  readonly ports: readonly Port[];
  readonly assets: BuiltAssets;
  readonly along?: Pick<AlongChosenVoyage, 'query' | 'whenOf'>;
}

export function toExperienceCards({ experiences, ports, assets, along }: CardSources): readonly ExperienceCardView[] {
  const pictures = ownPictureViews(assets, experiences);
  return experiences.map((experience, index) => {
    const card = toCard(
      experience,
      ports.find(({ slug }) => slug === experience.portSlug),
      pictures[index],
    );
    const when = along?.whenOf(experience.slug);
    return { ...card, href: `${card.href}${along?.query ?? ''}`, ...(when ? { when } : {}) };
  });
}

function toCard(experience: Experience, port: Port | undefined, picture: PictureView | undefined): ExperienceCardView {
  const { slug, categorySlug, title, subtitle, kind, durationMinutes, activityLevel, isCustomOnly } = experience;
  const portName = port ? shortPortName(port.name) : '';
  return {
    slug,
    href: hrefExperience(categorySlug, slug),
    title,
    subtitle,
    port: portName,
    ...(port && port.country !== portName ? { country: port.country } : {}),
    facts: `${durationText(durationMinutes)} · ${activityLevel}`,
    price: priceText(experience),
    isCustomOnly,
    ...(picture ? { picture } : {}),
    engraving: {
      seed: slug,
      subject: kind === 'Sea' ? 'sea' : 'land',
      title: portName,
      ...(port ? { label: positionText(port) } : {}),
    },
  };
}

export function priceText({ price, isCustomOnly }: Pick<Experience, 'price' | 'isCustomOnly'>): string {
  if (!price) return texts.onRequest;
  return isCustomOnly ? texts.from(formatMoney(price)) : texts.perGuest(formatMoney(price));
}

interface TileSources {
  readonly categories: readonly ExperienceCategory[];
  readonly experiences: readonly Experience[];
  readonly assets: BuiltAssets;
  readonly query?: string;
}

export function toCategoryTiles({
  categories,
  experiences,
  assets,
  query = '',
}: TileSources): readonly CategoryTileView[] {
  const pictures = ownPictureViews(
    assets,
    categories.map(({ picture }) => ({ pictures: [picture] })),
  );
  return categories.map(({ slug, title }, index) => {
    const picture = pictures[index];
    return {
      slug,
      href: `${hrefExperienceCategory(slug)}${query}`,
      title,
      count: texts.categoryCount(experiences.filter(({ categorySlug }) => categorySlug === slug).length),
      ...(picture ? { picture } : {}),
    };
  });
}
