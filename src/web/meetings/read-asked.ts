import Joi from 'joi';
import { maxNotesLength, meetingPurposes } from '../../core/meetings/meeting-purposes';
import { easternZone } from '../../core/meetings/meeting-times';
import { parsePlainDate } from '../../core/shared/plain-date';
import { isTimeZone } from '../../core/shared/zoned-time';

const line = (maxLength: number) => Joi.string().allow('').max(maxLength).default('').failover('');

const askedSchema = Joi.object({
  id: line(64),
  zone: line(40),
  day: line(10),
  at: line(20),
  move: line(64),
  done: line(64),
  news: line(10),
  told: line(4),
  appointment: line(64),
  way: line(10),
  purpose: line(60),
  key: line(64),
  // Longer than may be, so that what was typed is there to be shortened.
  notes: line(20 * maxNotesLength),
});

type Texts = Readonly<
  Record<
    | 'id'
    | 'zone'
    | 'day'
    | 'at'
    | 'move'
    | 'done'
    | 'news'
    | 'told'
    | 'appointment'
    | 'way'
    | 'purpose'
    | 'key'
    | 'notes',
    string
  >
>;

export interface MeetingQuery extends Omit<Texts, 'at' | 'zone' | 'day'> {
  /** IANA name; Eastern Time when none was given that there is. */
  readonly timeZone: string;
  readonly isZoneChosen: boolean;
  readonly day?: string;
  /** Ms since 1970. */
  readonly at?: number;
}

/** The query of the page, or the body of its forms: what is no text, or of no use, is left out. */
export function readAsked(input: unknown): MeetingQuery {
  const fields = typeof input === 'object' && !Array.isArray(input) ? (input ?? {}) : {};
  const { at, zone, day, ...texts } = askedSchema.validate(fields, { stripUnknown: true, abortEarly: false })
    .value as Texts;
  const isZoneChosen = isTimeZone(zone);
  return {
    ...texts,
    way: texts.way === 'video' ? 'video' : 'phone',
    purpose: meetingPurposes.find((purpose) => purpose === texts.purpose) ?? meetingPurposes[0],
    notes: texts.notes.replaceAll(/\r\n?/g, '\n').trim(),
    timeZone: isZoneChosen ? zone : easternZone,
    isZoneChosen,
    ...(parsePlainDate(day) === undefined ? {} : { day }),
    ...(/^\d{12,14}$/.test(at) ? { at: Number(at) } : {}),
  };
}
