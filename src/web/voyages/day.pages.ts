import type { Request, Response } from 'express';
import { callsOfSailing } from '../../core/excursions/port-calls';
import { voyageStepAddress } from '../../core/reserve/step-address';
import { addDays, formatDateRange } from '../../core/shared/plain-date';
import { activitySlugOf, findActivity, type FoundActivity } from '../../core/voyages/activity';
import type { Sailing } from '../../core/voyages/sailing';
import { callsElsewhere } from '../../core/trip-changes/changed-voyage';
import { voyageIdOfPath } from '../../core/voyages/voyage-id-of-path';
import type { ItineraryDay, Port, Voyage } from '../../core/voyages/voyage';
import { quayName, shortPortName } from '../../core/voyages/port-name';
import type { DayHeaderView } from '../../../views/voyages/DayHeader';
import type { DayPage, DayPageProps } from '../../../views/voyages/DayPage';
import { nearTexts } from '../../../views/voyages/near.texts';
import { voyagesTexts as texts } from '../../../views/voyages/voyages.texts';
import { toExperienceCards } from '../excursions/experience-cards';
import { notFound } from '../http-error';
import { hrefActivity, hrefPort, hrefVoyage } from '../hrefs';
import type { PageAnswer } from '../rendering/page-answer';
import { timesOf } from './itinerary-days';
import { requestedText } from './missed-sailing-view';
import { markPort } from './mark-port';
import { voyageCrumbs } from './voyage-json-ld';
import { isRequestedSailing, searchOf, type ShownVoyage, tagsOf, type VoyagePagesParts } from './voyage.pages';

type DayPagesParts = Pick<VoyagePagesParts, 'showVoyage' | 'content' | 'excursions' | 'assets' | 'heads'>;

/** A day of a voyage, with dates when a sailing is selected (ROU-07). */
export class DayPages {
  constructor(private readonly parts: DayPagesParts) {}

  readonly day = async (req: Request, res: Response): Promise<PageAnswer<typeof DayPage> | void> => {
    const { showVoyage } = this.parts;
    const id = voyageIdOfPath(req.path, searchOf(req));
    const outcome = await showVoyage.run({ slug: String(req.params['slug']), ...(id ? { itineraryId: id } : {}) });
    if (outcome.kind === 'not-found') throw notFound();
    const slug = String(req.params['activitySlug']);
    const isRequested = isRequestedSailing(id, outcome);
    const sailedActivity = isRequested ? findActivity(outcome.voyage.days, slug) : undefined;
    if (sailedActivity) return { ...(await this.answer(outcome, sailedActivity)), cache: { tags: tagsOf(outcome) } };
    const plannedActivity = findActivity(outcome.plannedVoyage.days, slug);
    if (!plannedActivity) throw notFound();
    const now = outcome.voyage.days.find(({ day }) => day === plannedActivity.day.day);
    // The address of a day of the published plan redirects to the changed day of its sailing. Without a sailing it is
    // the voyage's day.
    if (isRequested && id !== undefined && now)
      return res.redirect(302, hrefActivity(outcome.voyage.slug, activitySlugOf(now), id));
    return {
      ...(await this.answer(asPlanned(outcome), plannedActivity)),
      ...(isRequested ? { cache: { tags: tagsOf(outcome) } } : {}),
    };
  };

  private async answer(shownVoyage: ShownVoyage, activity: FoundActivity): Promise<PageAnswer<typeof DayPage>> {
    const { heads } = this.parts;
    // The canonical address for search engines is the voyage's day, whatever one sailing changes.
    const plannedDay = shownVoyage.plannedVoyage.days.find(({ day }) => day === activity.day.day) ?? activity.day;
    const path = hrefActivity(shownVoyage.voyage.slug, activitySlugOf(plannedDay));
    return {
      props: {
        head: heads.head({
          path,
          pictureName: (activity.day.picture ?? shownVoyage.voyage.pictures[0]).name,
          jsonLd: voyageCrumbs(shownVoyage.voyage, (one) => heads.absolute(one), { name: activity.day.title, path }),
        }),
        missedSailing: shownVoyage.missedSailing && {
          requestedText: requestedText(shownVoyage.missedSailing),
          shownText: nearTexts.dayAsPlanned,
        },
        ...(await this.renderPage(shownVoyage, activity)),
      },
    };
  }

  private async renderPage(
    { voyage, plannedVoyage, selectedSailing }: ShownVoyage,
    activity: FoundActivity,
  ): Promise<Omit<DayPageProps, 'head' | 'frame' | 'missedSailing'>> {
    const { day } = activity;
    const { assets } = this.parts;
    const [ports, experiences] = await Promise.all([
      this.parts.content.findPorts(),
      this.parts.excursions.findExperiences(),
    ]);
    const port = ports.find(({ slug }) => slug === day.portSlug);
    const picture = pictureOf(voyage, day, port);
    const map = assets.mapView(voyage.slug, picture ? 'layers' : 'one-piece');
    const offeredExperiences = experiences.filter(
      (one) =>
        one.portSlug === day.portSlug &&
        (!selectedSailing ||
          callsOfSailing(one, { voyage, sailing: selectedSailing }).some((call) => call.day === day.day)),
    );
    return {
      pageTitle: texts.dayTitle(day.day, day.title, voyage.title),
      header: toDayHeader(voyage, selectedSailing, activity),
      voyage: { title: voyage.title, href: hrefVoyage(voyage.slug, selectedSailing?.itineraryId) },
      description: day.description,
      ...(day.scheduleNote ? { scheduleNote: day.scheduleNote } : {}),
      ...(picture ? { picture: assets.mainPicture(picture.name, 'whole', picture.alt) } : {}),
      ...(port ? { port: toPortView(port, day) } : {}),
      ...(map ? { map: markPort(map, day.portSlug) } : {}),
      ...(callsElsewhere(plannedVoyage, voyage) ? { mapNote: texts.mapAsPlanned } : {}),
      experiences: toExperienceCards({ experiences: offeredExperiences, ports, assets }),
      ...(selectedSailing ? { reserveHref: voyageStepAddress({ itineraryId: selectedSailing.itineraryId }) } : {}),
    };
  }
}

const asPlanned = ({ selectedSailing: _selected, ...shownVoyage }: ShownVoyage): ShownVoyage => ({
  ...shownVoyage,
  voyage: shownVoyage.plannedVoyage,
});

/**
 * Returns the day's own picture or its port's; days at sea share the voyage's pictures. No other place illustrates a
 * port.
 */
function pictureOf({ pictures }: Voyage, day: ItineraryDay, port: Port | undefined) {
  return day.picture ?? port?.picture ?? (day.type === 'At Sea' ? pictures[day.day % pictures.length] : undefined);
}

const toPortView = (port: Port, { type }: ItineraryDay) => ({
  name: shortPortName(port.name),
  description: port.description,
  lies: type === 'Docked' ? texts.lies.Docked : texts.lies.Anchored,
  href: hrefPort(port.slug),
});

/** Avoids naming an island twice: "Fort-de-France, Martinique" below "Martinique". */
function whereOf({ title, country }: ItineraryDay): { readonly country?: string } {
  const where = [quayName(title), country === shortPortName(title) ? undefined : country]
    .filter((part) => part !== undefined)
    .join(', ');
  return where === '' ? {} : { country: where };
}

/**
 * The header has the dates of the stay in this port, the times of this day, and the neighbouring days (CNT-12, CNT-13).
 */
function toDayHeader(
  voyage: Voyage,
  sailing: Sailing | undefined,
  { day, stay, previous, next }: FoundActivity,
): DayHeaderView {
  const link = (other: ItineraryDay) => ({
    title: other.title,
    href: hrefActivity(voyage.slug, activitySlugOf(other), sailing?.itineraryId),
  });
  return {
    place: texts.dayOf(day.day, voyage.days.length),
    title: shortPortName(day.title),
    ...whereOf(day),
    ...(sailing && {
      dates: formatDateRange(addDays(sailing.start, stay.firstDay - 1), addDays(sailing.start, stay.lastDay - 1)),
    }),
    ...timesOf(day),
    type: day.type,
    ...(previous ? { previous: link(previous) } : {}),
    ...(next ? { next: link(next) } : {}),
  };
}
