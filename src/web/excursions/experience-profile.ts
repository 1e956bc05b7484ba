import { activityLevel } from '../../core/excursions/activity-level';
import type { Experience, ExperienceCategory } from '../../core/excursions/experience';
import { inUnits } from '../../core/shared/money';
import type { Port } from '../../core/voyages/voyage';
import { hrefExperience } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';

interface ProfileSources {
  readonly categories: readonly ExperienceCategory[];
  readonly ports: readonly Port[];
  readonly assets: BuiltAssets;
}

/** Value that older API clients expect when the price is on request (EXC-17). */
const noPrice = { total: 0, currencyCode: 'USD' };

export function toExperienceProfile(experience: Experience, { categories, ports, assets }: ProfileSources) {
  const category = categories.find(({ slug }) => slug === experience.categorySlug);
  const port = ports.find(({ slug }) => slug === experience.portSlug);
  return {
    otalioCode: experience.tourCode,
    name: experience.slug,
    title: experience.title,
    subtitle: experience.subtitle,
    category: { slug: experience.categorySlug, title: category?.title ?? '' },
    kind: experience.kind,
    url: hrefExperience(experience.categorySlug, experience.slug),
    duration: experience.durationMinutes,
    activityLevel: activityLevel(experience.activityLevel).name,
    interests: experience.interests,
    age: experience.minAge,
    groupSize: experience.capacity,
    price: experience.price
      ? { total: inUnits(experience.price), currencyCode: experience.price.currency }
      : { ...noPrice, isOnRequest: true },
    isCustomOnly: experience.isCustomOnly,
    startTimes: experience.startTimes,
    whatToBring: experience.bring,
    restictionsCollection: { items: experience.disclaimers },
    imagesCollection: {
      items: experience.pictures.map(({ name, alt }) => ({ url: assets.picture(name).src, description: alt })),
    },
    port: {
      slug: experience.portSlug,
      title: port?.name ?? '',
      country: port?.country ?? '',
      timeZone: port?.timeZone ?? 'UTC',
    },
  };
}
