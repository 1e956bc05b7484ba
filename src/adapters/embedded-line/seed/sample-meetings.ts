import { addDays, type PlainDate } from '../../../core/shared/plain-date';
import { instantAt } from '../../../core/shared/zoned-time';
import type { MeetingPurpose } from '../../../core/meetings/meeting-purposes';
import type { MeetingChannel } from '../../../core/meetings/appointment';
import type { OpenTransaction } from '../../sql/line-database';
import type { LinePlan } from './line-plan';
import { eleanor } from './sample-guests';
import { isDayOff, officeRules } from '../../embedded-crm/meetings/office-hours';

interface SampleMeeting {
  readonly id: string;
  readonly status: 'Scheduled' | 'Canceled';
  readonly inDays: number;
  readonly time: string;
  readonly way: MeetingChannel;
  readonly purpose: MeetingPurpose;
  readonly notes: string;
}

const sampleMeetings: readonly SampleMeeting[] = [
  {
    id: '5d1f7c52-6c0e-4a54-9a0b-2f7c1d9be001',
    status: 'Scheduled',
    inDays: -21,
    time: '10:00',
    way: 'phone',
    purpose: 'A voyage I have in mind',
    notes: '',
  },
  {
    id: '5d1f7c52-6c0e-4a54-9a0b-2f7c1d9be002',
    status: 'Canceled',
    inDays: 6,
    time: '11:00',
    way: 'video',
    purpose: 'Something else',
    notes: '',
  },
  {
    id: '5d1f7c52-6c0e-4a54-9a0b-2f7c1d9be003',
    status: 'Scheduled',
    inDays: 4,
    time: '10:30',
    way: 'phone',
    purpose: 'A trip I have reserved',
    notes: 'The final payment, and whether Iris can dine with us on the first evening.',
  },
  {
    id: '5d1f7c52-6c0e-4a54-9a0b-2f7c1d9be004',
    status: 'Scheduled',
    inDays: 12,
    time: '14:00',
    way: 'video',
    purpose: 'Experiences ashore',
    notes: '',
  },
  {
    id: '5d1f7c52-6c0e-4a54-9a0b-2f7c1d9be005',
    status: 'Scheduled',
    inDays: 18,
    time: '09:30',
    way: 'phone',
    purpose: 'A voyage I have in mind',
    notes: '',
  },
  {
    id: '5d1f7c52-6c0e-4a54-9a0b-2f7c1d9be006',
    status: 'Scheduled',
    inDays: 25,
    time: '15:30',
    way: 'phone',
    purpose: 'A trip I have reserved',
    notes: '',
  },
];

export async function addSampleMeetings(
  transaction: OpenTransaction,
  plan: LinePlan,
  { today, at }: { readonly today: PlainDate; readonly at: Date },
): Promise<void> {
  const [consultant] = plan.consultants;
  if (!consultant) return;
  for (const { id, status, inDays, time, way, purpose, notes } of sampleMeetings) {
    const starts_at = instantAt(
      { day: workingDay(addDays(today, inDays), Math.sign(inDays)), time },
      plan.timeZone,
    ).getTime();
    await transaction
      .insertInto('appointments')
      .values({
        appointment_id: id,
        contact_id: eleanor.contactId,
        consultant_id: consultant.userId,
        status,
        starts_at,
        ends_at: starts_at + officeRules.meetingMs,
        way,
        purpose,
        notes,
        record_type_name: 'Guest',
        revision: status === 'Canceled' ? 1 : 0,
        request_key: id,
        created_at: at.getTime(),
      })
      .execute();
  }
}

function workingDay(day: PlainDate, step: number): PlainDate {
  return isDayOff(day) ? workingDay(addDays(day, step), step) : day;
}
