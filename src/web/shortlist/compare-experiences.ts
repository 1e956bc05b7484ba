import { durationText } from '../../core/excursions/duration';
import { callsFor } from '../../core/excursions/port-calls';
import type { Experience } from '../../core/excursions/experience';
import { formatMoney } from '../../core/shared/money';
import { formatLongDate } from '../../core/shared/plain-date';
import type { VoyageSailing } from '../../core/voyages/find-voyages';
import { portWithCountry, shortPortName } from '../../core/voyages/port-name';
import type { Port } from '../../core/voyages/voyage';
import { excursionsTexts } from '../../../views/excursions/excursions.texts';
import { fareFactsTexts } from '../../../views/fare-facts/fare-facts.texts';
import { compareTexts as texts } from '../../../views/shortlist/compare.texts';
import { hrefExperience } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';
import { type ComparedItem, text } from './compare-view';

interface ExperienceSources {
  readonly ports: readonly Port[];
  readonly coming: readonly VoyageSailing[];
  readonly assets: BuiltAssets;
}

const callsShown = 3;

export function toComparedExperience(
  experience: Experience,
  { ports, coming, assets }: ExperienceSources,
): ComparedItem {
  const { slug, categorySlug, title, subtitle, pictures, price, minAge, activityLevel: level } = experience;
  const port = ports.find((one) => one.slug === experience.portSlug);
  const { steps, walkMetres, note } = port?.access ?? {};
  const calls = callsFor(experience, coming);
  const [picture] = pictures;
  return {
    id: slug,
    column: {
      title,
      line: subtitle,
      href: hrefExperience(categorySlug, slug),
      picture: assets.picture(picture.name, picture.alt),
    },
    answers: {
      price: text(price ? excursionsTexts.perGuest(formatMoney(price)) : excursionsTexts.onRequest),
      port: text(port && portWithCountry(shortPortName(port.name), port.country)),
      duration: text(durationText(experience.durationMinutes)),
      level: text(level),
      age: text(minAge > 0 ? excursionsTexts.age(minAge) : excursionsTexts.anyAge),
      group: text(excursionsTexts.group(experience.capacity)),
      days: {
        lines:
          calls.length === 0
            ? [texts.noCalls]
            : [
                ...calls.slice(0, callsShown).map(({ date }) => formatLongDate(date)),
                ...(calls.length > callsShown ? [texts.moreCalls(calls.length - callsShown)] : []),
              ],
      },
      bring: { lines: experience.bring },
      ashore: text(
        port && fareFactsTexts.berths[port.berth],
        steps === undefined ? undefined : `${fareFactsTexts.steps}: ${steps === 0 ? fareFactsTexts.noSteps : steps}`,
        walkMetres === undefined ? undefined : `${fareFactsTexts.walk}: ${fareFactsTexts.metres(walkMetres)}`,
        note,
      ),
      notes: { lines: experience.disclaimers },
    },
  };
}
