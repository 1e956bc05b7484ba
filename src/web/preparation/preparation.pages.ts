import type { Request } from 'express';
import type { PartyView } from '../../core/party/party-view';
import { preparationList, type PreparationRow, progressOf } from '../../core/preparation/preparation-list';
import type { PreparationTerms } from '../../core/preparation/preparation-terms';
import type { Preparations } from '../../core/preparation/preparations.port';
import type { Clock } from '../../core/shared/clock.port';
import { todayIn } from '../../core/shared/plain-date';
import type { PreparationPage } from '../../../views/preparation/PreparationPage';
import { preparationTexts as texts } from '../../../views/preparation/preparation.texts';
import type { TripLinkView } from '../../../views/trips/TripLinks';
import { hrefPreparation } from '../hrefs';
import type { PartyTrips } from '../party/party-trips';
import type { TripLink } from '../party/trip-links';
import type { PageAnswer } from '../rendering/page-answer';
import { formLine, readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';
import { toTravellers } from './preparation-view';

/** Nothing needs to be prepared any more for trips of these statuses. */
const over = ['CL', 'TM', 'CT', 'CX', 'WL'];

interface PreparationListsParts {
  readonly preparations: Pick<Preparations, 'find'>;
  readonly terms: PreparationTerms;
  readonly clock: Clock;
  readonly officeTimeZone: string;
}

export class PreparationLists implements TripLink {
  readonly order = 10;

  constructor(private readonly parts: PreparationListsParts) {}

  async rows(view: PartyView): Promise<readonly PreparationRow[]> {
    const { preparations, terms, clock, officeTimeZone } = this.parts;
    if (view.visible.length === 0) return [];
    const entries = await preparations.find(view.trip.reservationId);
    return preparationList({ view, entries, terms, today: todayIn(officeTimeZone, clock.now()) });
  }

  async of(view: PartyView): Promise<TripLinkView | undefined> {
    if (over.includes(view.trip.status) || view.visible.length === 0) return undefined;
    const { givenCount, all, overdue } = progressOf(await this.rows(view));
    return {
      label: texts.title,
      href: hrefPreparation(view.trip.reservationId),
      note: [texts.progress(givenCount, all), ...(overdue > 0 ? [texts.overdue(overdue)] : [])].join(', '),
    };
  }
}

const schema = Joi.object({ saved: formLine(20), traveller: Joi.number().integer().failover(-1).default(-1) });

interface PreparationPagesParts {
  readonly trips: PartyTrips;
  readonly lists: PreparationLists;
  readonly preparations: Pick<Preparations, 'findReadings'>;
  readonly officeTimeZone: string;
}

export class PreparationPages {
  constructor(private readonly parts: PreparationPagesParts) {}

  readonly show = async (req: Request): Promise<PageAnswer<typeof PreparationPage>> => {
    const view = await this.parts.trips.open(req);
    const { reservationId } = view.trip;
    const [frame, rows, readings] = await Promise.all([
      this.parts.trips.frame(req, view),
      this.parts.lists.rows(view),
      this.parts.preparations.findReadings(reservationId),
    ]);
    const { givenCount, all, overdue } = progressOf(rows);
    const { saved, traveller } = readForm(schema, req.query);
    const isSaved = saved !== '';
    return {
      props: {
        ...frame,
        progress: texts.progress(givenCount, all),
        ...(overdue > 0 ? { overdue: texts.overdue(overdue) } : {}),
        travellers: toTravellers(rows, {
          reservationId,
          readings,
          timeZone: this.parts.officeTimeZone,
          stateOnly: texts.stateOnly,
          savedPosition: isSaved ? traveller : undefined,
        }),
        ...(isSaved ? { notice: { tone: 'success' as const, text: texts.saved } } : {}),
      },
    };
  };
}
