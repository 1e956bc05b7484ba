import { fieldsOf, formLine, formText, readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';
import type { BespokeDay } from '../../core/excursions/bespoke-days';
import { addonsOf, type BespokeRequest } from '../../core/excursions/bespoke-request';
import { customExcursions } from '../../core/excursions/custom-excursions';
import { zoneNameOf } from '../../core/excursions/departure-times';
import type { Experience } from '../../core/excursions/experience';
import type { BespokeField, BespokeMistakes, TypedBespoke } from '../../core/excursions/validate-bespoke';
import type { BespokePlan } from '../../core/excursions/plan-bespoke';
import { clockTime } from '../../core/shared/clock-time';
import { inUnits } from '../../core/shared/money';
import { formatLongDate, plainDate } from '../../core/shared/plain-date';
import type { BespokeForm, BespokeGroupView } from '../../../views/excursions/BespokePage';
import { bespokeTexts as texts } from '../../../views/excursions/bespoke.texts';
import { hrefEditBespoke } from '../hrefs';
import { tripText } from './trip-text';

export interface SentBespoke {
  readonly key: string;
  readonly reservationId: string;
  readonly tourCode: string;
  readonly requestId: string;
  readonly revision: number;
  readonly typedRequest: TypedBespoke;
}

const line = (maxLength: number) => formLine(maxLength).trim();
const schema = Joi.object({
  key: line(100),
  reservationId: line(40),
  tourCode: line(40),
  requestId: line(80),
  revision: Joi.number().integer().min(0).default(0).failover(0),
  date: line(10),
  from: line(10),
  to: line(10),
  level: line(60),
  notes: formText(20_000).trim(),
  budget: line(60),
});

export function readBespoke(body: unknown): SentBespoke {
  const { key, reservationId, tourCode, requestId, revision, level, ...fields } = readForm(schema, body);
  const readTicked = (name: string) =>
    Object.keys(fieldsOf(body))
      .filter((field) => field.startsWith(`${name}.`))
      .map((field) => field.slice(name.length + 1));
  const { date, from, to, notes, budget } = fields;
  return {
    key,
    reservationId,
    tourCode,
    requestId,
    revision,
    typedRequest: {
      date,
      from,
      to,
      notes,
      budget,
      activityLevel: level,
      participantIds: readTicked('guest'),
      interests: readTicked('interest'),
    },
  };
}

const nothingTyped: TypedBespoke = {
  date: '',
  from: '',
  to: '',
  participantIds: [],
  interests: [],
  activityLevel: '',
  notes: '',
  budget: '',
};

export function startFrom({
  experience,
  choices: { days, guests },
}: Pick<BespokePlan, 'experience' | 'choices'>): TypedBespoke {
  const day = experience && days.find(({ portSlug }) => portSlug === experience.portSlug);
  return {
    ...nothingTyped,
    date: day?.date ?? '',
    participantIds: guests.length === 1 ? guests.map(({ participantId }) => participantId) : [],
    ...(experience ? { interests: experience.interests, activityLevel: experience.activityLevel } : {}),
  };
}

export const typedOf = ({
  date,
  from,
  to,
  guests,
  interests,
  activityLevel,
  notes,
  budget,
}: BespokeRequest): TypedBespoke => ({
  date,
  from,
  to,
  interests,
  notes,
  activityLevel: activityLevel ?? '',
  participantIds: guests.map(({ participantId }) => participantId),
  budget: budget ? String(inUnits(budget)) : '',
});

interface BespokeFormInput {
  readonly plan: BespokePlan;
  readonly action: string;
  readonly key: string;
  readonly typedRequest: TypedBespoke;
  readonly changedRequest?: Pick<BespokeRequest, 'requestId' | 'revision'>;
  readonly from?: Experience | undefined;
  readonly mistakes?: BespokeMistakes;
  readonly problem?: BespokeForm['problem'];
}

export function toBespokeForm({
  plan: { trip, choices },
  action,
  key,
  typedRequest,
  changedRequest,
  from,
  mistakes = {},
  problem,
}: BespokeFormInput): BespokeForm {
  const { days, guests, interests, levels, currency } = choices;
  return {
    action,
    hiddenFields: {
      key,
      reservationId: trip.reservationId,
      ...(from && !changedRequest ? { tourCode: from.tourCode } : {}),
      ...(changedRequest ? { requestId: changedRequest.requestId, revision: String(changedRequest.revision) } : {}),
    },
    trip: tripText(trip),
    ...(from ? { from: from.title } : {}),
    isEdit: changedRequest !== undefined,
    days: [
      { value: '', label: texts.chooseDate },
      ...days.map((day) => ({
        value: day.date,
        label: texts.day(formatLongDate(day.date), day.portName, inPort(day)),
      })),
    ],
    guests: guests.map(({ participantId, fullName }) => ({ value: participantId, label: fullName })),
    interests: interests.map((interest) => ({ value: interest, label: interest })),
    levels: [{ value: '', label: texts.anyLevel }, ...levels.map((level) => ({ value: level, label: level }))],
    currency,
    values: typedRequest,
    errors: Object.fromEntries(
      Object.entries(mistakes).map(([field, mistake]) => [field, texts.mistakes[mistake]]),
    ) as Partial<Record<BespokeField, string>>,
    ...(problem ? { problem } : {}),
  };
}

function inPort({ arrives, departs }: BespokeDay): string {
  if (arrives !== undefined && departs !== undefined) return texts.hours.both(clockTime(arrives), clockTime(departs));
  if (arrives !== undefined) return texts.hours.from(clockTime(arrives));
  return departs === undefined ? '' : texts.hours.to(clockTime(departs));
}

const maxTitleLength = 90;

/** Groups the requests of a reservation by equal text and hours (EXC-05); declined ones form groups of their own. */
export function toBespokeGroups(requests: readonly BespokeRequest[]): readonly BespokeGroupView[] {
  const declinedRequests = requests.filter(({ state }) => state === 'declined');
  const open = requests.filter(({ state }) => state !== 'declined');
  return [open, ...declinedRequests.map((request) => [request])]
    .flatMap((group) => customExcursions(addonsOf(group)))
    .flatMap(({ comments, from, to, guestNames, guestCountText, requestIds }) => {
      const request = requests.find(({ requestId }) => requestId === requestIds[0]);
      return request
        ? [
            {
              id: request.requestId,
              title: comments.length > maxTitleLength ? `${comments.slice(0, maxTitleLength).trimEnd()}…` : comments,
              when: `${formatLongDate(plainDate(from.slice(0, 10)))}, ${clockTime(from.slice(11))} to ${clockTime(to.slice(11))}, ${zoneNameOf(request)}`,
              guests: `${guestCountText}: ${guestNames.join(', ')}`,
              state: request.state,
              ...(request.state === 'requested' && {
                editHref: hrefEditBespoke(request.reservationId, request.requestId),
              }),
            },
          ]
        : [];
    });
}
