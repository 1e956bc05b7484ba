import { atLeast } from '../../core/party/access-matrix';
import type { PartyView } from '../../core/party/party-view';
import type { PreparationRow } from '../../core/preparation/preparation-list';
import { clockTime } from '../../core/shared/clock-time';
import { formatLongDate } from '../../core/shared/plain-date';
import type { DatedDay } from '../../core/trip-day/dated-days';
import type { ProgrammeEntry } from '../../core/trip-day/day-programme';
import { segmentsOf } from '../../core/voyages/voyage-selector';
import { positionText } from '../../core/voyages/port-name';
import { phoneHref } from '../../../views/layout/line-facts';
import type { ProfileSideView } from '../../../views/profile/ProfileFrame';
import type { BoardingPack, BoardingTraveller } from '../../../views/trip-day/boarding-view';
import type { TripDayFact } from '../../../views/trip-day/trip-day-view';
import { tripDayTexts } from '../../../views/trip-day/trip-day.texts';
import { type LineContact, toContactView } from '../leads/contact-view';
import type { PreparationLists } from '../preparation/preparation.pages';
import { toFacts } from '../preparation/preparation-view';
import { hoursInPort, placeOf, toItem, zoneOf } from './trip-day-view';
import type { TripDayPresenter } from './trip-day-presenter';
import type { TripPlans } from './trip-plans';

const texts = tripDayTexts.boarding;
const papersStates = {
  given: texts.papersGiven,
  missing: texts.papersMissing,
  attention: texts.papersAttention,
} as const;

interface BoardingPacksParts {
  readonly plans: TripPlans;
  readonly tripDay: Pick<TripDayPresenter, 'quayOf'>;
  readonly lists: Pick<PreparationLists, 'rows'>;
  readonly contact: LineContact;
  readonly lineName: string;
}

export class BoardingPacks {
  constructor(private readonly parts: BoardingPacksParts) {}

  async of(
    view: PartyView,
    { title, dates, consultant }: Pick<BoardingPack, 'title' | 'dates'> & Pick<ProfileSideView, 'consultant'>,
  ): Promise<BoardingPack> {
    const { plans, tripDay, lists } = this.parts;
    const [days, programme, rows] = await Promise.all([plans.days(view), plans.programme(view), lists.rows(view)]);
    const quay = tripDay.quayOf(days[0]);
    return {
      title,
      dates,
      where: quay
        ? [
            { label: texts.quay, value: quay.name },
            { label: texts.directions, value: quay.directions },
            { label: texts.position, value: positionText(quay), href: streetMap(quay) },
          ]
        : [],
      booking: [{ label: texts.reservation, value: view.trip.reservationId }, ...cabinsOf(view), ...sailsOf(days[0])],
      travellers: travellersOf(rows),
      days: days.map((day) => ({
        date: formatLongDate(day.date),
        place: placeOf(day),
        hours: hoursInPort(day) ?? '',
        ...(day.port &&
          !day.isFirst && { landing: day.day.type === 'Docked' ? tripDayTexts.docked : tripDayTexts.anchored }),
      })),
      bookings: programme.map(toBooking),
      contacts: this.contactsOf(consultant),
    };
  }

  private contactsOf(consultant: ProfileSideView['consultant']): readonly TripDayFact[] {
    const { contact, lineName } = this.parts;
    const { phone, phoneHref: linePhoneHref, email, emailHref, hours } = toContactView(contact);
    return [
      ...(consultant?.phone === undefined
        ? []
        : [
            {
              label: `${texts.consultant}, ${consultant.name}`,
              value: consultant.phone,
              href: phoneHref(consultant.phone),
            },
          ]),
      { label: hours === undefined ? lineName : `${lineName}. ${hours}`, value: phone, href: linePhoneHref },
      { label: lineName, value: email, href: emailHref },
    ];
  }
}

const streetMap = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;

const cabinsOf = (view: PartyView): readonly TripDayFact[] => {
  const cabins = [...new Set(segmentsOf(view.trip).flatMap(({ cabinNumber }) => cabinNumber ?? []))];
  return cabins.length > 0 && atLeast(view.ofTrip('suite'), 'see')
    ? [{ label: texts.cabin, value: cabins.join(', ') }]
    : [];
};

const sailsOf = (first: DatedDay | undefined): readonly TripDayFact[] =>
  first?.day.departs === undefined
    ? []
    : [
        {
          label: tripDayTexts.sails,
          value: `${formatLongDate(first.date)}, ${clockTime(first.day.departs)}, ${zoneOf(first)}`,
        },
      ];

/** Shows of each traveller what the viewer's access level allows: the state, or the entry itself. */
function travellersOf(rows: readonly PreparationRow[]): readonly BoardingTraveller[] {
  const positions = [...new Set(rows.map(({ traveller }) => traveller.position))];
  return positions.map((position) => {
    const own = rows.filter(({ traveller }) => traveller.position === position);
    const row = (item: PreparationRow['item']) => own.find((one) => one.item === item);
    const [boarding, papers] = [row('boarding'), row('papers')];
    const hour = boarding?.entry?.values['hour'];
    return {
      name: own[0]?.traveller.fullName ?? '',
      facts: [
        ...(boarding && atLeast(boarding.level, 'see')
          ? [{ label: texts.hour, value: hour === undefined ? tripDayTexts.noHour : clockTime(hour) }]
          : []),
        ...(papers ? [{ label: texts.papers, value: papersStates[papers.state] }] : []),
        ...(['insurance', 'emergency'] as const).flatMap((item) => {
          const entry = row(item)?.entry;
          const facts = entry ? toFacts(item, entry.values) : [];
          return facts.length > 0 ? [{ label: texts[item], value: facts.map(({ value }) => value).join(', ') }] : [];
        }),
      ],
    };
  });
}

function toBooking(entry: ProgrammeEntry): BoardingPack['bookings'][number] {
  const { id, time, title, note } = toItem(entry);
  return { id, when: `${formatLongDate(entry.date)}, ${time}`, title, ...(note === undefined ? {} : { note }) };
}
