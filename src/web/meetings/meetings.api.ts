import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import type { ArrangeMeeting } from '../../core/meetings/arrange-meeting';
import type { ConsultantCalendar } from '../../core/meetings/consultant-calendar.port';
import { easternZone } from '../../core/meetings/meeting-times';
import type { OpenMeetingScheduler, OpenedScheduler } from '../../core/meetings/open-meeting-scheduler';
import { isTimeZone } from '../../core/shared/zoned-time';
import type { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { HttpError } from '../http-error';
import { readIdempotencyKey } from '../routing/idempotency-key';
import { guestOf, signedInGuest } from '../session/guest-of';
import { visitorAddress } from '../visitor-address';
import { toContactResponse } from './contact-response';
import { noAccess, someoneElse, toArrangeError, tooOften } from './meeting-errors';
import { handle } from '../routing/handle';
import {
  bookMeetingOperation,
  existingAppointmentOperation,
  findOpportunityOperation,
  getUserInfoOperation,
  meetingTimesOperation,
} from './meetings.schema';

interface MeetingsApiParts {
  readonly scheduler: Pick<OpenMeetingScheduler, 'run'>;
  readonly arrange: Pick<ArrangeMeeting, 'findTimes' | 'book'>;
  readonly calendar: Pick<ConsultantCalendar, 'findAppointments'>;
  readonly guests: Pick<GuestDirectory, 'getGuest'>;
}

export class MeetingsApi {
  constructor(private readonly parts: MeetingsApiParts) {}

  readonly userInfo = handle(getUserInfoOperation, async ({ body: { opportunityId } }, req, res) => {
    answer(res, { contactResponse: toContactResponse(await this.open(req, opportunityId)) });
  });

  readonly opportunity = handle(findOpportunityOperation, async ({ body: { contactId: bodyContactId } }, req, res) => {
    const { contactId } = guestOf(req);
    if (bodyContactId !== undefined && bodyContactId !== contactId) throw someoneElse();
    answer(res, { uniqueId: (await this.parts.guests.getGuest(contactId))?.opportunityId ?? null });
  });

  readonly appointments = handle(
    existingAppointmentOperation,
    async ({ body: { opportunityId: bodyOpportunityId } }, req, res) => {
      const { contactId } = guestOf(req);
      if (
        bodyOpportunityId !== undefined &&
        bodyOpportunityId !== (await this.parts.guests.getGuest(contactId))?.opportunityId
      )
        throw someoneElse();
      const appointments = await this.parts.calendar.findAppointments(contactId);
      answer(res, {
        serviceAppointmentResponse: appointments.map(({ appointmentId, status, start, end, recordTypeName }) => ({
          appointmentId,
          status,
          SchedStartTime: start.toISOString(),
          SchedEndTime: end.toISOString(),
          ...(recordTypeName === undefined ? {} : { recordTypeName }),
        })),
      });
    },
  );

  readonly times = handle(meetingTimesOperation, async ({ query: { opportunityId } }, req, res) => {
    const times = await this.parts.arrange.findTimes(await this.open(req, opportunityId));
    answer(res, { times: times.map(({ start }) => start.toISOString()) });
  });

  readonly book = handle(
    bookMeetingOperation,
    async ({ body: { opportunityId, timeZone = easternZone, ...meetingRequest } }, req, res) => {
      if (!isTimeZone(timeZone))
        throw new HttpError(422, 'INVALID', 'There is no such time zone.', {
          fields: [{ field: 'timeZone', message: 'There is no such time zone.' }],
        });
      const scheduler = await this.open(req, opportunityId);
      const outcome = await this.parts.arrange.book({
        scheduler,
        address: visitorAddress(req),
        timeZone,
        key: readKey(req),
        ...meetingRequest,
      });
      if (outcome.kind !== 'arranged' && outcome.kind !== 'unchanged') throw toArrangeError(outcome);
      const { appointmentId, start, end } = outcome.appointment;
      res.status(outcome.kind === 'arranged' ? 201 : 200);
      answer(res, {
        appointmentId,
        start: start.toISOString(),
        end: end.toISOString(),
        ...(outcome.kind === 'arranged' ? { isTold: outcome.isNotified } : {}),
      });
    },
  );

  /** A signed-in guest who names another guest's opportunity is refused, whether it exists or not (H60). */
  private async open(req: Request, opportunityId: string): Promise<OpenedScheduler> {
    const contactId = signedInGuest(req)?.contactId;
    const scheduler = await this.parts.scheduler.run({ opportunityId, contactId, address: visitorAddress(req) });
    if (scheduler.kind === 'too-often') throw tooOften(scheduler.retryAfterSeconds);
    if (scheduler.kind === 'no-access') throw contactId === undefined ? noAccess() : someoneElse();
    return scheduler;
  }
}

/** Without an idempotency key every call is a submission of its own. */
const readKey = (req: Request): string => readIdempotencyKey(req) ?? randomUUID();

const answer = (res: Response, body: object) => void res.set('Cache-Control', 'private, no-store').json(body);
