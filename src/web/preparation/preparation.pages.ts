import type { Request } from 'express';
import type { PartyView } from '../../core/party/party-view';
import {
  isPreparationClosed,
  preparationList,
  type PreparationRow,
  progressOf,
} from '../../core/preparation/preparation-list';
import type { PreparationTerms } from '../../core/preparation/preparation-terms';
import type { Preparations } from '../../core/preparation/preparations.port';
import type { Clock } from '../../core/shared/clock.port';
import { type PlainDate, todayIn } from '../../core/shared/plain-date';
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
    const { preparations, terms } = this.parts;
    if (view.visible.length === 0) return [];
    const entries = await preparations.find(view.trip.reservationId);
    return preparationList({ view, entries, terms, today: this.today() });
  }

  isClosed({ trip }: Pick<PartyView, 'trip'>): boolean {
    return isPreparationClosed(trip, this.today());
  }

  async of(view: PartyView): Promise<TripLinkView | undefined> {
    if (this.isClosed(view) || view.visible.length === 0) return undefined;
    const { givenCount, all, overdue } = progressOf(await this.rows(view));
    return {
      label: texts.title,
      href: hrefPreparation(view.trip.reservationId),
      note: [texts.progress(givenCount, all), ...(overdue > 0 ? [texts.overdue(overdue)] : [])].join(', '),
    };
  }

  private today(): PlainDate {
    return todayIn(this.parts.officeTimeZone, this.parts.clock.now());
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
    const isClosed = this.parts.lists.isClosed(view);
    return {
      props: {
        ...frame,
        progress: texts.progress(givenCount, all),
        ...(overdue > 0 && !isClosed ? { overdue: texts.overdue(overdue) } : {}),
        travellers: toTravellers(rows, {
          reservationId,
          readings,
          timeZone: this.parts.officeTimeZone,
          stateOnly: texts.stateOnly,
          savedPosition: isSaved ? traveller : undefined,
        }),
        ...(isSaved ? { notice: { tone: 'success' as const, text: texts.saved } } : {}),
        ...(isClosed ? { notice: { tone: 'info' as const, text: texts.closed } } : {}),
      },
    };
  };
}
