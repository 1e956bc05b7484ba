import type { PartyView } from '../../core/party/party-view';
import { itemDefinitions } from '../../core/preparation/preparation-item';
import { type PreparationRow, progressOf } from '../../core/preparation/preparation-list';
import { compareDates, formatLongDate } from '../../core/shared/plain-date';
import type { PreparationSummaryView } from '../../../views/preparation/PreparationSummary';
import { preparationTexts as texts } from '../../../views/preparation/preparation.texts';
import { hrefPreparation } from '../hrefs';
import type { PartyTrips } from '../party/party-trips';
import type { FailureLog } from '../trips/trip-contents';
import type { PreparationLists } from './preparation.pages';
import { ownerText } from './preparation-view';

const maxRows = 5;

interface PreparationSummariesParts {
  readonly partyTrips: Pick<PartyTrips, 'describe'>;
  readonly lists: Pick<PreparationLists, 'rows' | 'isClosed'>;
}

export class PreparationSummaries {
  constructor(private readonly parts: PreparationSummariesParts) {}

  async of(view: PartyView, log: FailureLog): Promise<PreparationSummaryView | undefined> {
    if (this.parts.lists.isClosed(view)) return undefined;
    const rows = await this.parts.lists.rows(view);
    const missing = rows
      .filter(({ state }) => state !== 'given')
      .toSorted((one, other) => compareDates(one.dueOn, other.dueOn));
    if (missing.length === 0) return undefined;
    const { givenCount, all, overdue } = progressOf(rows);
    const { title } = await this.parts.partyTrips.describe(view, log);
    return {
      voyage: title,
      progress: texts.progress(givenCount, all),
      ...(overdue > 0 ? { overdue: texts.overdue(overdue) } : {}),
      href: hrefPreparation(view.trip.reservationId),
      missing: missing.slice(0, maxRows).map(toMissing),
      ...(missing.length > maxRows ? { more: texts.summary.more(missing.length - maxRows) } : {}),
    };
  }
}

const toMissing = ({ item, traveller, owner, dueOn, isOverdue }: PreparationRow) => ({
  title: itemDefinitions[item].title,
  of: owner.isViewer && owner.kind === 'traveller' ? texts.owner.you : `${traveller.fullName}. ${ownerText(owner)}`,
  due: (isOverdue ? texts.wasDue : texts.due)(formatLongDate(dueOn)),
  isOverdue,
});
