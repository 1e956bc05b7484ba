import { addonsOf, type BespokeRequest } from '../../core/excursions/bespoke-request';
import { customExcursions } from '../../core/excursions/custom-excursions';
import { zoneNameOf } from '../../core/excursions/departure-times';
import { clockTime } from '../../core/shared/clock-time';
import { formatMoney } from '../../core/shared/money';
import { formatLongDate } from '../../core/shared/plain-date';
import { shortPortName } from '../../core/voyages/port-name';
import type { Port } from '../../core/voyages/voyage';
import type { CustomExcursionView } from '../../../views/trips/CustomExcursionItem';
import { tripExcursionBookingsTexts as texts } from '../../../views/trips/trip-excursion-bookings.texts';
import { hrefContactUs, hrefEditBespoke } from '../hrefs';
import { hrefExcursionFile } from './calendar-addresses';

/** Maximum length in characters, beyond which a text is too long for a heading. */
const maxTitleLength = 90;

/** One card for requests with equal text and hours; a declined one has its own card (EXC-03, EXC-05, EXC-21). */
export function toCustomExcursions(
  requests: readonly BespokeRequest[],
  ports: readonly Port[],
): readonly CustomExcursionView[] {
  const open = requests.filter(({ state }) => state !== 'declined');
  const declinedRequests = requests.filter(({ state }) => state === 'declined').map((request) => [request]);
  return [open, ...declinedRequests]
    .flatMap((group) => customExcursions(addonsOf(group)))
    .flatMap(({ comments, status, guestNames, guestCountText, requestIds }) => {
      const request = requests.find(({ requestId }) => requestId === requestIds[0]);
      return request
        ? [
            toView(
              request,
              {
                ...(comments.length > maxTitleLength ? { words: comments } : { title: comments }),
                status,
                guests: guestNames,
                guestCount: guestCountText,
              },
              ports,
            ),
          ]
        : [];
    });
}

function toView(
  request: BespokeRequest,
  group: Pick<CustomExcursionView, 'title' | 'words' | 'status' | 'guests' | 'guestCount'>,
  ports: readonly Port[],
): CustomExcursionView {
  const { requestId, reservationId, state, date, from, to, portSlug, answer, price } = request;
  const port = ports.find(({ slug }) => slug === portSlug);
  return {
    ...group,
    requestId,
    ...(state === 'declined' ? { status: 'Declined' } : {}),
    date: formatLongDate(date),
    time: `${clockTime(from)} to ${clockTime(to)}, ${zoneNameOf(request)}`,
    ...(port ? { port: shortPortName(port.name) } : {}),
    ...(answer === undefined ? {} : { answer }),
    ...(state === 'confirmed' ? { price: price ? texts.price(formatMoney(price)) : texts.priceOnRequest } : {}),
    ...(state === 'requested' ? { editHref: hrefEditBespoke(reservationId, requestId) } : {}),
    contactHref: hrefContactUs('bespoke-experience', { reference: reservationId }),
    ...(state === 'declined' ? {} : { calendarHref: hrefExcursionFile(requestId) }),
  };
}
