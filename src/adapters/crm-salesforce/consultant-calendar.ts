import { createHash } from 'node:crypto';
import type { Appointment, FreeTime, MeetingChannel } from '../../core/meetings/appointment';
import type {
  MeetingRequest,
  BookMeetingOutcome,
  CancelOutcome,
  ConsultantCalendar,
  MeetingParticipants,
  MoveOutcome,
} from '../../core/meetings/consultant-calendar.port';
import type { Clock } from '../../core/shared/clock.port';
import type { Locks } from '../../core/shared/locks.port';
import { recordId } from './record-id';
import { expectAnswer, type SalesforceFailure, salesforceUnavailable } from './salesforce-failure';
import type { Scheduler } from './scheduler';
import { soql, type Soql } from './soql';
import type { RowOf, Table } from './table';

interface SalesforceCalendarParts {
  readonly scheduler: Scheduler;
  readonly appointments: Table<'appointment'>;
  readonly assignedResources: Table<'assignedResource'>;
  readonly locks: Locks;
  readonly clock: Clock;
}

interface HeldAppointment extends Appointment {
  readonly resourceId: string;
  readonly key: string | undefined;
}

interface TheirAppointment {
  readonly contactId: string;
  readonly appointmentId: string;
}

const maxAheadDays = 8;
const canceledStates: readonly string[] = ['Canceled', 'Cannot Complete'];

/** Salesforce decides which slots it offers; ownership, idempotency and the maximum are enforced here. */
export class SalesforceConsultantCalendar implements ConsultantCalendar {
  constructor(private readonly parts: SalesforceCalendarParts) {}

  async findAppointments(contactId: string): Promise<readonly Appointment[]> {
    return (await this.findHeld(contactId)).map(toAppointment);
  }

  async findFreeTimes({
    resourceId,
    from,
    to,
  }: Parameters<ConsultantCalendar['findFreeTimes']>[0]): Promise<readonly FreeTime[]> {
    const now = this.parts.clock.now();
    return this.parts.scheduler.findSlots({ resourceId, from: from < now ? now : from, to });
  }

  async book(meetingRequest: MeetingRequest): Promise<BookMeetingOutcome> {
    const {
      participants: { contactId, resourceId },
    } = meetingRequest;
    const [contact, resource] = [recordId(contactId), recordId(resourceId)];
    if (contact === undefined || resource === undefined) return { kind: 'taken' };
    const participants = { ...meetingRequest.participants, contactId: contact, resourceId: resource };
    return this.parts.locks.take(`calendar:${resource}`, () => this.reserveLocked({ ...meetingRequest, participants }));
  }

  async move({ contactId, appointmentId, start }: TheirAppointment & { readonly start: Date }): Promise<MoveOutcome> {
    const heldAppointment = await this.findOne({ contactId, appointmentId });
    if (!heldAppointment) return { kind: 'not-found' };
    return this.parts.locks.take(`calendar:${heldAppointment.resourceId}`, async () => {
      const heldAppointment = await this.findOne({ contactId, appointmentId });
      if (!heldAppointment) return { kind: 'not-found' };
      if (this.isOver(heldAppointment)) return { kind: 'over' };
      if (heldAppointment.start.getTime() === start.getTime())
        return { kind: 'unchanged', appointment: toAppointment(heldAppointment) };
      return this.moveTo(heldAppointment, { contactId, start });
    });
  }

  async cancel(theirs: TheirAppointment): Promise<CancelOutcome> {
    const heldAppointment = await this.findOne(theirs);
    if (!heldAppointment) return { kind: 'not-found' };
    return this.parts.locks.take(`calendar:${heldAppointment.resourceId}`, async () => {
      const heldAppointment = await this.findOne(theirs);
      if (!heldAppointment) return { kind: 'not-found' };
      if (heldAppointment.status === 'Canceled')
        return { kind: 'unchanged', appointment: toAppointment(heldAppointment) };
      if (this.isOver(heldAppointment)) return { kind: 'over' };
      const change = { status: 'Canceled', revision: heldAppointment.revision + 1 } as const;
      expectAnswer(await this.parts.appointments.update(heldAppointment.appointmentId, change));
      return { kind: 'canceled', appointment: { ...toAppointment(heldAppointment), ...change } };
    });
  }

  private async reserveLocked({
    participants,
    start,
    way,
    purpose,
    notes,
    key,
  }: MeetingRequest): Promise<BookMeetingOutcome> {
    const { scheduler, appointments } = this.parts;
    const bookingKey = keyOf(participants, key);
    const all = await this.findHeld(participants.contactId);
    const before = all.find((one) => one.key === bookingKey);
    if (before) return { kind: 'booked-before', appointment: toAppointment(before) };
    if (all.filter((one) => one.status === 'Scheduled' && one.start > this.parts.clock.now()).length >= maxAheadDays)
      return { kind: 'full' };
    const time = await this.timeAt(participants.resourceId, start);
    if (!time) return { kind: 'taken' };
    const fields = appointments.write({
      contactId: participants.contactId,
      status: 'Scheduled',
      key: bookingKey,
      way,
      purpose,
      notes,
      revision: 0,
    });
    const bookingOutcome = await scheduler.book({
      ...time,
      resourceId: participants.resourceId,
      opportunityId: participants.opportunityId,
      fields,
    });
    if (typeof bookingOutcome !== 'string')
      return this.whyNotBooked(bookingOutcome, { participants, start, bookingKey });
    return {
      kind: 'booked',
      appointment: toAppointment(
        await this.mustFind({ contactId: participants.contactId, appointmentId: bookingOutcome }),
      ),
    };
  }

  /** Salesforce's refusal has no machine-readable reason, so the current state is read to find it. */
  private async whyNotBooked(
    failure: SalesforceFailure,
    {
      participants,
      start,
      bookingKey,
    }: { readonly participants: MeetingParticipants; readonly start: Date; readonly bookingKey: string },
  ): Promise<BookMeetingOutcome> {
    if (failure.kind !== 'invalid' && failure.kind !== 'conflict') throw salesforceUnavailable(failure);
    const before = (await this.findHeld(participants.contactId)).find((one) => one.key === bookingKey);
    if (before) return { kind: 'booked-before', appointment: toAppointment(before) };
    return this.takenOrUnavailable(failure, participants.resourceId, start);
  }

  private async moveTo(
    heldAppointment: HeldAppointment,
    { contactId, start }: { readonly contactId: string; readonly start: Date },
  ): Promise<MoveOutcome> {
    const { scheduler, appointments } = this.parts;
    const time = await this.timeAt(heldAppointment.resourceId, start);
    if (!time) return { kind: 'taken' };
    const { appointmentId, resourceId, revision } = heldAppointment;
    const failure = await scheduler.move({
      appointmentId,
      ...time,
      resourceId,
      fields: appointments.write({ revision: revision + 1 }),
    });
    if (!failure)
      return { kind: 'moved', appointment: toAppointment(await this.mustFind({ contactId, appointmentId })) };
    if (failure.kind !== 'invalid' && failure.kind !== 'conflict') throw salesforceUnavailable(failure);
    return this.takenOrUnavailable(failure, resourceId, start);
  }

  private async takenOrUnavailable(
    failure: SalesforceFailure,
    resourceId: string,
    start: Date,
  ): Promise<{ readonly kind: 'taken' }> {
    if (await this.timeAt(resourceId, start)) throw salesforceUnavailable(failure);
    return { kind: 'taken' };
  }

  private async timeAt(resourceId: string, start: Date): Promise<FreeTime | undefined> {
    if (start <= this.parts.clock.now()) return undefined;
    const [time] = await this.parts.scheduler.findSlots({ resourceId, from: start, to: start });
    return time;
  }

  private isOver({ status, start }: HeldAppointment): boolean {
    return status !== 'Scheduled' || start <= this.parts.clock.now();
  }

  private async findHeld(contactId: string): Promise<readonly HeldAppointment[]> {
    const { appointments } = this.parts;
    const id = recordId(contactId);
    return id === undefined ? [] : this.read(soql`${appointments.name('contactId')} = ${id}`);
  }

  /** Returns undefined for another guest's appointment, as for a missing one (reliability C1). */
  private async findOne({ contactId, appointmentId }: TheirAppointment): Promise<HeldAppointment | undefined> {
    const { appointments } = this.parts;
    const [contact, id] = [recordId(contactId), recordId(appointmentId)];
    if (contact === undefined || id === undefined) return undefined;
    const [heldAppointment] = await this.read(soql`Id = ${id} AND ${appointments.name('contactId')} = ${contact}`);
    return heldAppointment;
  }

  private async mustFind(theirs: TheirAppointment): Promise<HeldAppointment> {
    const heldAppointment = await this.findOne(theirs);
    if (!heldAppointment)
      throw salesforceUnavailable({
        kind: 'protocol',
        codes: [],
        fields: [],
        detail: 'an appointment that was written is not found',
      });
    return heldAppointment;
  }

  private async read(where: Soql): Promise<readonly HeldAppointment[]> {
    const { appointments, assignedResources } = this.parts;
    const rows = await appointments.find({ where, orderBy: soql`${appointments.name('start')}, Id` });
    if (rows.length === 0) return [];
    const whose = await assignedResources.find({
      where: soql`${assignedResources.name('appointmentId')} IN ${rows.map(({ id }) => id)}`,
    });
    return rows.flatMap((row) =>
      this.toHeld(
        row,
        whose.find(({ appointmentId }) => appointmentId === row.id),
      ),
    );
  }

  private toHeld(
    { id, status, start, end, key, way, purpose = '', notes = '', revision = 0, joinUrl = '' }: RowOf<'appointment'>,
    whose: RowOf<'assignedResource'> | undefined,
  ): readonly HeldAppointment[] {
    // Appointments without a consultant or a time are internal to the office and left out.
    if (!start || !end || whose?.resourceId === undefined) return [];
    const isOver = end <= this.parts.clock.now();
    return [
      {
        appointmentId: id,
        start,
        end,
        purpose,
        notes,
        revision,
        key,
        resourceId: whose.resourceId,
        status: canceledStates.includes(status ?? '')
          ? 'Canceled'
          : isOver || status === 'Completed'
            ? 'Completed'
            : 'Scheduled',
        consultantName: whose.resourceName ?? '',
        way: isMeetingChannel(way) ? way : 'phone',
        ...(joinUrl.startsWith('https://') && URL.canParse(joinUrl) ? { joinUrl } : {}),
      },
    ];
  }
}

const isMeetingChannel = (way: string | undefined): way is MeetingChannel => way === 'phone' || way === 'video';

/** The key is valid for one guest. It is hashed, because Salesforce stores it in a field of limited length. */
const keyOf = ({ contactId }: MeetingParticipants, key: string): string =>
  `${contactId}-${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;

const toAppointment = ({ resourceId: _resourceId, key: _key, ...appointment }: HeldAppointment): Appointment =>
  appointment;
