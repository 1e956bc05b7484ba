import { atLeast } from '../../core/party/access-matrix';
import type { PartyView } from '../../core/party/party-view';
import { readIsolatedSection } from '../../core/profile/isolated-section';
import type { CancellingCost, ChangeCosts, MovingCost } from '../../core/requests/change-costs.port';
import type { RequestKind } from '../../core/requests/trip-request';
import { formatMoney, subtractMoney } from '../../core/shared/money';
import { formatDateRange } from '../../core/shared/plain-date';
import { segmentsOf } from '../../core/voyages/voyage-selector';
import type { AdviceView } from '../../../views/requests/RequestAdvice';
import { requestsTexts } from '../../../views/requests/requests.texts';
import { hrefCancelSuite } from '../engine/engine-hrefs';
import { hrefRequests } from '../hrefs';
import type { FailureLog } from '../trips/trip-contents';

const texts = requestsTexts.advice;

interface AskedAdvice {
  readonly kind: RequestKind | undefined;
  /** The visitor chose this among the advice: the position of a traveller, or the id of a sailing. */
  readonly chosenId: string;
}

interface Advice {
  readonly advice?: AdviceView;
  /** Text with which the form for the request is prefilled. */
  readonly text: string;
}

const none: Advice = { text: '' };

/**
 * Advice that a guest sees before they request a change: today's cost, other sailings with their price difference,
 * names as booked.
 */
export class BeforeAsking {
  /** Another system that sells does not say what it charges for changes: there are no costs then. */
  constructor(private readonly costs: ChangeCosts | undefined) {}

  async of(view: PartyView, { kind, chosenId }: AskedAdvice, log: FailureLog): Promise<Advice> {
    if (kind === 'name') return nameAdvice(view, chosenId);
    // A person without access to the reservation's money is not shown its sums (role matrix).
    if (!atLeast(view.ofTrip('money'), 'change')) return none;
    const { reservationId } = view.trip;
    const warn = (err: unknown) => log.warn({ err }, 'the cost of a change could not be read');
    if (kind === 'cancel') {
      const cost = await readIsolatedSection(this.costs?.cancelling(reservationId) ?? nothing, warn);
      return cost.kind === 'ready' && cost.value ? { advice: cancelAdvice(view, cost.value), text: '' } : none;
    }
    if (kind !== 'move') return none;
    const section = await readIsolatedSection(this.costs?.moving(reservationId) ?? nothing, warn);
    return section.kind === 'ready' && section.value && section.value.length > 0
      ? moveAdvice(view, section.value, chosenId)
      : none;
  }
}

const nothing = Promise.resolve(undefined);

/** Only the line changes names (ROL-05); the text of the request states which name, and how it is booked. */
function nameAdvice(view: PartyView, chosenId: string): Advice {
  if (!atLeast(view.ofTrip('names'), 'see')) return none;
  const { reservationId } = view.trip;
  const chosenTraveller = view.travellers.find(({ position }) => String(position) === chosenId);
  return {
    advice: {
      title: texts.name.title,
      text: texts.name.text,
      facts: [],
      choices: view.travellers.map(({ position, fullName }) => ({
        label: fullName,
        href: hrefRequests(reservationId, { kind: 'name', chosen: String(position) }),
        isChosen: position === chosenTraveller?.position,
      })),
    },
    text: chosenTraveller ? texts.name.typed(chosenTraveller.fullName) : '',
  };
}

function cancelAdvice({ trip: { reservationId } }: PartyView, cost: CancellingCost): AdviceView {
  return {
    title: texts.cancel.title,
    text: cost.isOwnToDo ? texts.cancel.own : texts.cancel.text,
    facts: [
      { label: texts.cancel.paid, value: formatMoney(cost.paid) },
      { label: texts.cancel.kept, value: formatMoney(cost.retained) },
      { label: texts.cancel.back, value: formatMoney(cost.refund) },
    ],
    choices: cost.isOwnToDo
      ? [{ label: texts.cancel.action, href: hrefCancelSuite(reservationId), isChosen: false }]
      : [],
  };
}

function moveAdvice({ trip }: PartyView, costs: readonly MovingCost[], chosenId: string): Advice {
  const { reservationId } = trip;
  const title = segmentsOf(trip)[0]?.packageName ?? reservationId;
  const retained = costs[0]?.retained && formatMoney(costs[0].retained);
  const chosenCost = costs.find(({ sailing }) => sailing.itineraryId === chosenId);
  return {
    advice: {
      title: texts.move.title,
      text: retained === undefined ? texts.move.text : `${texts.move.text} ${texts.move.asCancellation}`,
      facts: retained === undefined ? [] : [{ label: texts.cancel.kept, value: retained }],
      choices: costs.map(({ sailing, total, current }) => ({
        label: formatDateRange(sailing.start, sailing.end),
        note: texts.move.difference(formatMoney(total), differenceOf({ total, current })),
        href: hrefRequests(reservationId, { kind: 'move', chosen: sailing.itineraryId }),
        isChosen: sailing.itineraryId === chosenId,
      })),
    },
    text: chosenCost
      ? texts.move.typed({
          title,
          dates: formatDateRange(chosenCost.sailing.start, chosenCost.sailing.end),
          id: chosenCost.sailing.itineraryId,
          total: formatMoney(chosenCost.total),
          difference: differenceOf(chosenCost),
          ...(retained === undefined ? {} : { retained }),
        })
      : '',
  };
}

function differenceOf({ total, current }: Pick<MovingCost, 'total' | 'current'>): string {
  const { amount } = subtractMoney(total, current);
  if (amount === 0) return texts.move.same;
  return amount > 0
    ? texts.move.more(formatMoney(subtractMoney(total, current)))
    : texts.move.less(formatMoney(subtractMoney(current, total)));
}
