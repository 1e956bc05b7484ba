import { randomUUID } from 'node:crypto';
import type { Appointment, FreeTime } from '../../../core/meetings/appointment';
import type {
  MeetingRequest,
  BookMeetingOutcome,
  CancelOutcome,
  ConsultantCalendar,
  MoveOutcome,
} from '../../../core/meetings/consultant-calendar.port';
import type { Clock } from '../../../core/shared/clock.port';
import { addDays, todayIn } from '../../../core/shared/plain-date';
import { atomically } from '../../sql/atomically';
import type { LineDatabase, OpenDatabase, OpenTransaction } from '../../sql/line-database';
import { QueryCache } from '../../sql/query-cache';
import { lockConsultant } from '../../sql/row-locks';
import { isBusy, officeRules, startsOn } from './office-hours';

type Row = LineDatabase['appointments'] & { readonly first_name: string; readonly last_name: string };
type Reader = OpenDatabase | OpenTransaction;

const maxReads = 1_000;

export class EmbeddedConsultantCalendar implements ConsultantCalendar {
  private readonly appointments: QueryCache<readonly Appointment[]>;

  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
    private readonly timeZones: ReadonlyMap<string, string>,
  ) {
    this.appointments = new QueryCache(db, maxReads);
  }

  findAppointments(contactId: string): Promise<readonly Appointment[]> {
    return this.appointments.of({
      key: contactId,
      now: 0,
      ask: async () => ({ answer: await this.readAppointments(contactId) }),
    });
  }

  private async readAppointments(contactId: string): Promise<readonly Appointment[]> {
    const rows = await select(this.db)
      .where('appointments.contact_id', '=', contactId)
      .orderBy('starts_at')
      .orderBy('appointment_id')
      .execute();
    return rows.map((row) => this.toAppointment(row));
  }

  async findFreeTimes({
    resourceId,
    from,
    to,
  }: Parameters<ConsultantCalendar['findFreeTimes']>[0]): Promise<readonly FreeTime[]> {
    const consultantId = await consultantOf(this.db, resourceId);
    return consultantId === undefined ? [] : this.freeTimes(this.db, { resourceId, consultantId, from, to });
  }

  async book({ participants, start, way, purpose, notes, key }: MeetingRequest): Promise<BookMeetingOutcome> {
    return atomically(this.db, async (transaction) => {
      const consultantId = await consultantOf(transaction, participants.resourceId);
      if (consultantId === undefined) return { kind: 'taken' };
      await lockConsultant(transaction, consultantId);
      const before = await select(transaction)
        .where('appointments.contact_id', '=', participants.contactId)
        .where('request_key', '=', key)
        .executeTakeFirst();
      if (before) return { kind: 'booked-before', appointment: this.toAppointment(before) };
      if ((await this.countAhead(transaction, participants.contactId)) >= officeRules.maxAheadDays)
        return { kind: 'full' };
      const time = await this.takeTime(transaction, { resourceId: participants.resourceId, consultantId, start });
      if (!time) return { kind: 'taken' };
      const appointment_id = randomUUID();
      await transaction
        .insertInto('appointments')
        .values({
          appointment_id,
          contact_id: participants.contactId,
          consultant_id: consultantId,
          status: 'Scheduled',
          starts_at: time.start.getTime(),
          ends_at: time.end.getTime(),
          way,
          purpose,
          notes,
          record_type_name: participants.recordTypeName,
          revision: 0,
          request_key: key,
          created_at: this.clock.now().getTime(),
        })
        .execute();
      return { kind: 'booked', appointment: await this.get(transaction, appointment_id) };
    });
  }

  async move({ contactId, appointmentId, start }: Parameters<ConsultantCalendar['move']>[0]): Promise<MoveOutcome> {
    return atomically(this.db, async (transaction) => {
      const row = await this.lock(transaction, { contactId, appointmentId });
      if (!row) return { kind: 'not-found' };
      if (this.isOver(row)) return { kind: 'over' };
      if (row.starts_at === start.getTime()) return { kind: 'unchanged', appointment: this.toAppointment(row) };
      const { resource_id: resourceId } = await transaction
        .selectFrom('consultants')
        .select('resource_id')
        .where('consultant_id', '=', row.consultant_id)
        .executeTakeFirstOrThrow();
      const time = await this.takeTime(transaction, {
        resourceId,
        consultantId: row.consultant_id,
        start,
        except: appointmentId,
      });
      if (!time) return { kind: 'taken' };
      await transaction
        .updateTable('appointments')
        .set({ starts_at: time.start.getTime(), ends_at: time.end.getTime(), revision: row.revision + 1 })
        .where('appointment_id', '=', appointmentId)
        .execute();
      return { kind: 'moved', appointment: await this.get(transaction, appointmentId) };
    });
  }

  async cancel({ contactId, appointmentId }: Parameters<ConsultantCalendar['cancel']>[0]): Promise<CancelOutcome> {
    return atomically(this.db, async (transaction) => {
      const row = await this.lock(transaction, { contactId, appointmentId });
      if (!row) return { kind: 'not-found' };
      if (row.status === 'Canceled') return { kind: 'unchanged', appointment: this.toAppointment(row) };
      if (this.isOver(row)) return { kind: 'over' };
      await transaction
        .updateTable('appointments')
        .set({ status: 'Canceled', revision: row.revision + 1 })
        .where('appointment_id', '=', appointmentId)
        .execute();
      return { kind: 'canceled', appointment: await this.get(transaction, appointmentId) };
    });
  }

  private async lock(
    transaction: OpenTransaction,
    { contactId, appointmentId }: { readonly contactId: string; readonly appointmentId: string },
  ): Promise<Row | undefined> {
    const findAppointment = () =>
      select(transaction)
        .where('appointments.contact_id', '=', contactId)
        .where('appointment_id', '=', appointmentId)
        .executeTakeFirst();
    const appointmentRow = await findAppointment();
    if (!appointmentRow) return undefined;
    await lockConsultant(transaction, appointmentRow.consultant_id);
    return findAppointment();
  }

  private isOver(row: Row): boolean {
    return row.status === 'Canceled' || row.starts_at <= this.clock.now().getTime();
  }

  private async takeTime(
    transaction: OpenTransaction,
    {
      start,
      ...whose
    }: {
      readonly resourceId: string;
      readonly consultantId: string;
      readonly start: Date;
      readonly except?: string;
    },
  ): Promise<FreeTime | undefined> {
    const [time] = await this.freeTimes(transaction, { ...whose, from: start, to: start });
    return time;
  }

  private async freeTimes(
    db: Reader,
    {
      resourceId,
      consultantId,
      from,
      to,
      except,
    }: {
      readonly resourceId: string;
      readonly consultantId: string;
      readonly from: Date;
      readonly to: Date;
      readonly except?: string;
    },
  ): Promise<readonly FreeTime[]> {
    const { meetingMs, bufferMs, leadMs, aheadMs } = officeRules;
    const now = this.clock.now().getTime();
    const first = Math.max(from.getTime(), now + leadMs);
    const last = Math.min(to.getTime(), now + aheadMs);
    if (first > last) return [];
    const takenTimes = await db
      .selectFrom('appointments')
      .select(['starts_at', 'ends_at'])
      .where('consultant_id', '=', consultantId)
      .where('status', '=', 'Scheduled')
      .where('ends_at', '>', first - bufferMs)
      .where('starts_at', '<', last + meetingMs + bufferMs)
      .$if(except !== undefined, (query) => query.where('appointment_id', '!=', except ?? ''))
      .execute();
    const isFree = (start: number) =>
      takenTimes.every(
        ({ starts_at, ends_at }) => start + meetingMs + bufferMs <= starts_at || start - bufferMs >= ends_at,
      );
    return this.starts(resourceId, first, last)
      .filter((start) => isFree(start.getTime()) && !isBusy(resourceId, start))
      .map((start) => ({ start, end: new Date(start.getTime() + meetingMs) }));
  }

  private starts(resourceId: string, first: number, last: number): readonly Date[] {
    const timeZone = this.timeZones.get(resourceId);
    if (timeZone === undefined) return [];
    const lastDay = todayIn(timeZone, new Date(last));
    const starts: Date[] = [];
    for (let day = todayIn(timeZone, new Date(first)); day <= lastDay; day = addDays(day, 1))
      starts.push(...startsOn(day, timeZone));
    return starts.filter((start) => start.getTime() >= first && start.getTime() <= last);
  }

  private async countAhead(transaction: OpenTransaction, contactId: string): Promise<number> {
    const { count } = await transaction
      .selectFrom('appointments')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('contact_id', '=', contactId)
      .where('status', '=', 'Scheduled')
      .where('starts_at', '>', this.clock.now().getTime())
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  private async get(transaction: OpenTransaction, appointmentId: string): Promise<Appointment> {
    return this.toAppointment(
      await select(transaction).where('appointment_id', '=', appointmentId).executeTakeFirstOrThrow(),
    );
  }

  private toAppointment(row: Row): Appointment {
    return {
      appointmentId: row.appointment_id,
      status:
        row.status === 'Canceled' ? 'Canceled' : row.ends_at <= this.clock.now().getTime() ? 'Completed' : 'Scheduled',
      start: new Date(row.starts_at),
      end: new Date(row.ends_at),
      consultantName: `${row.first_name} ${row.last_name}`,
      way: row.way,
      purpose: row.purpose,
      notes: row.notes,
      revision: row.revision,
      recordTypeName: row.record_type_name,
    };
  }
}

const select = (db: Reader) =>
  db
    .selectFrom('appointments')
    .innerJoin('consultants', 'consultants.consultant_id', 'appointments.consultant_id')
    .selectAll('appointments')
    .select(['consultants.first_name', 'consultants.last_name']);

async function consultantOf(db: Reader, resourceId: string): Promise<string | undefined> {
  return (
    await db.selectFrom('consultants').select('consultant_id').where('resource_id', '=', resourceId).executeTakeFirst()
  )?.consultant_id;
}
