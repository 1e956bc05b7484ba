// `npm run contract -- calendar=salesforce`: one appointment at a sandbox of the customer's, made, moved and cancelled.
// Its clock cannot be moved and its calendar cannot be emptied, so this is a part of the suite that runs on the simulator.
import { pino } from 'pino';
import { readConfig } from '../../config/config';
import { SalesforceConsultantCalendar } from '../../src/adapters/crm-salesforce/consultant-calendar';
import { openTables } from '../../src/adapters/crm-salesforce/crm-parts';
import { loadMapping } from '../../src/adapters/crm-salesforce/mapping';
import { SalesforceClient } from '../../src/adapters/crm-salesforce/salesforce-client';
import { SalesforceRecords } from '../../src/adapters/crm-salesforce/salesforce-records';
import { Scheduler } from '../../src/adapters/crm-salesforce/scheduler';
import { SystemClock } from '../../src/adapters/system-clock/clock';

const { calendar: chosen, salesforce } = readConfig({
  ...process.env,
  CRM: 'salesforce',
  CALENDAR: 'salesforce',
  DEMO: 'true',
});
if (!salesforce || chosen.kind !== 'salesforce') throw new Error('Salesforce is not chosen.');
const read = (name: string) => process.env[name] ?? '';
const participants = {
  contactId: read('SF_TRY_CONTACT_ID'),
  opportunityId: read('SF_TRY_OPPORTUNITY_ID'),
  recordTypeName: '',
  resourceId: read('SF_TRY_RESOURCE_ID'),
};
const dayMs = 24 * 3_600_000;

jest.setTimeout(120_000);

it('PYC-01 PYC-08 D6 makes one appointment of a submission, moves it, and gives the time back', async () => {
  const records = new SalesforceRecords(
    new SalesforceClient({ ...salesforce, log: pino({ level: 'warn' }), deadlineMs: 20_000 }),
  );
  const { appointment: appointments, assignedResource: assigned } = openTables(
    records,
    loadMapping(salesforce.mappingFile),
  );
  const calendar = new SalesforceConsultantCalendar({
    appointments,
    assignedResources: assigned,
    locks: { take: (_key, work) => work() },
    clock: new SystemClock(),
    scheduler: new Scheduler(records.client, chosen),
  });
  const from = new Date();
  const times = await calendar.findFreeTimes({
    resourceId: participants.resourceId,
    from,
    to: new Date(from.getTime() + 31 * dayMs),
  });
  const [first, last] = [times.at(0), times.at(-1)];
  if (!first || !last || times.length < 20) throw new Error('This needs a consultant with twenty free times or more.');
  const meetingRequest = {
    participants,
    start: last.start,
    way: 'phone',
    purpose: 'Something else',
    notes: 'A trial of the site; it is cancelled at once.',
    key: `trial-${from.getTime()}`,
  } as const;
  const booked = await calendar.book(meetingRequest);
  if (booked.kind !== 'booked') throw new Error(`Expected an appointment, got ${booked.kind}.`);
  const { contactId } = participants;
  const { appointmentId } = booked.appointment;
  try {
    expect(booked.appointment).toMatchObject({
      status: 'Scheduled',
      start: last.start,
      way: 'phone',
      notes: meetingRequest.notes,
    });
    expect((await calendar.book(meetingRequest)).kind).toBe('booked-before');
    expect((await calendar.book({ ...meetingRequest, key: `${meetingRequest.key}-other` })).kind).toBe('taken');
    expect(await calendar.move({ contactId, appointmentId, start: first.start })).toMatchObject({
      kind: 'moved',
      appointment: { start: first.start, revision: 1 },
    });
    expect(await calendar.findAppointments(contactId)).toContainEqual(
      expect.objectContaining({ appointmentId, status: 'Scheduled' }),
    );
  } finally {
    expect((await calendar.cancel({ contactId, appointmentId })).kind).toBe('canceled');
    records.client.close();
  }
});
