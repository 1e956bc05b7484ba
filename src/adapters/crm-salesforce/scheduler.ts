import Joi from 'joi';
import type { FreeTime } from '../../core/meetings/appointment';
import type { ConsultantCalendar } from '../../core/meetings/consultant-calendar.port';
import { recordId } from './record-id';
import type { SalesforceClient } from './salesforce-client';
import { expectAnswer, isFailure, type SalesforceFailure } from './salesforce-failure';
import type { FieldValues } from './salesforce-records';

interface SchedulerSettings {
  readonly territoryId: string;
  /** A work type (08q…) or a work type group (0VS…): slots are requested by exactly one of the two. */
  readonly workTypeId: string;
}

/** Salesforce Scheduler returns at most this window of slots in one response. */
const maxWindowMs = 31 * 24 * 3_600_000;
/** Salesforce returns only slots that end inside the window; no appointment is longer than this. */
const maxMeetingMs = 4 * 3_600_000;

const slotsSchema = Joi.object<{ timeSlots: readonly { readonly startTime: string; readonly endTime: string }[] }>({
  timeSlots: Joi.array()
    .required()
    .items(Joi.object({ startTime: Joi.string().isoDate().required(), endTime: Joi.string().isoDate().required() })),
});
const bookedSchema = Joi.object<{ result: { readonly serviceAppointmentId: string } }>({
  result: Joi.object({ serviceAppointmentId: Joi.string().required() }).required(),
});

interface ScheduledTime extends FreeTime {
  readonly resourceId: string;
  readonly fields: FieldValues;
}

/** Salesforce Scheduler: slots, booking and rescheduling. All times are UTC, in and out. */
export class Scheduler {
  constructor(
    private readonly client: SalesforceClient,
    private readonly settings: SchedulerSettings,
  ) {}

  /** Start times of this consultant between `from` and `to`, 31 days at most, earliest first. @throws Unavailable */
  async findSlots({
    resourceId,
    from,
    to,
  }: Parameters<ConsultantCalendar['findFreeTimes']>[0]): Promise<readonly FreeTime[]> {
    const resource = recordId(resourceId);
    if (resource === undefined || to < from) return [];
    const end = Math.min(to.getTime() + maxMeetingMs, from.getTime() + maxWindowMs);
    const json = {
      ...this.work(),
      territoryIds: [this.settings.territoryId],
      requiredResourceIds: [resource],
      allowConcurrentScheduling: false,
      startTime: from.toISOString(),
      endTime: new Date(end).toISOString(),
    };
    const { body } = expectAnswer(
      await this.client.read({ method: 'POST', path: '/scheduling/getAppointmentSlots', json, schema: slotsSchema }),
    );
    return body.timeSlots
      .map(({ startTime, endTime }) => ({ start: new Date(startTime), end: new Date(endTime) }))
      .filter(({ start }) => start >= from && start <= to)
      .toSorted((one, other) => one.start.getTime() - other.start.getTime());
  }

  async book({
    opportunityId,
    ...time
  }: ScheduledTime & { readonly opportunityId: string }): Promise<string | SalesforceFailure> {
    const outcome = await this.client.write({
      method: 'POST',
      path: '/connect/scheduling/service-appointments',
      schema: bookedSchema,
      json: this.appointment(time, {
        parentRecordId: opportunityId,
        serviceTerritoryId: this.settings.territoryId,
        ...this.kind(),
      }),
    });
    return isFailure(outcome) ? outcome : outcome.body.result.serviceAppointmentId;
  }

  async move({
    appointmentId,
    ...time
  }: ScheduledTime & { readonly appointmentId: string }): Promise<SalesforceFailure | undefined> {
    const outcome = await this.client.write({
      method: 'PATCH',
      path: '/connect/scheduling/service-appointments',
      schema: bookedSchema,
      json: { serviceAppointmentId: appointmentId, ...this.appointment(time, {}) },
    });
    return isFailure(outcome) ? outcome : undefined;
  }

  private appointment({ start, end, resourceId, fields }: ScheduledTime, about: object): object {
    const extendedFields = Object.entries(fields).map(([name, value]) => ({ name, value }));
    return {
      serviceAppointment: {
        ...about,
        schedStartTime: start.toISOString(),
        schedEndTime: end.toISOString(),
        extendedFields,
      },
      assignedResources: [{ serviceResourceId: resourceId, isRequiredResource: true }],
    };
  }

  private work(): object {
    const { workTypeId } = this.settings;
    return this.isGroup() ? { workTypeGroupId: workTypeId } : { workType: { id: workTypeId } };
  }

  private kind(): object {
    return this.isGroup() ? {} : { workTypeId: this.settings.workTypeId };
  }

  private isGroup(): boolean {
    return this.settings.workTypeId.startsWith('0VS');
  }
}
