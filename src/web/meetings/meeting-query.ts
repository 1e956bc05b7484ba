import { formLine, readForm } from '../routing/read-form';
import { Joi, type ValueOf } from '../routing/typed-joi';
import type { MeetingChannel } from '../../core/meetings/appointment';
import { maxNotesLength, meetingPurposes } from '../../core/meetings/meeting-purposes';
import { easternZone } from '../../core/meetings/meeting-times';
import { parsePlainDate } from '../../core/shared/plain-date';
import { isTimeZone } from '../../core/shared/zoned-time';

const askedSchema = Joi.object({
  id: formLine(64),
  zone: formLine(40),
  day: formLine(10),
  at: formLine(20),
  move: formLine(64),
  done: formLine(64),
  news: formLine(10),
  notified: formLine(4),
  appointment: formLine(64),
  way: formLine(10),
  purpose: formLine(60),
  key: formLine(64),
  // Longer than allowed, so that an overlong text is shown again for the guest to shorten.
  notes: formLine(20 * maxNotesLength),
});

export interface MeetingQuery extends Omit<ValueOf<typeof askedSchema>, 'at' | 'zone' | 'day' | 'way'> {
  readonly way: MeetingChannel;
  /** IANA name; Eastern Time when none or an unknown one is given. */
  readonly timeZone: string;
  readonly isZoneChosen: boolean;
  readonly day?: string;
  readonly at?: number;
}

export function readMeetingQuery(input: unknown): MeetingQuery {
  const { at, zone, day, ...texts } = readForm(askedSchema, input);
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
