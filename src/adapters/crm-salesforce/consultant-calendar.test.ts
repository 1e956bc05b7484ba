import { StoppedClock } from '../../../test/builders/a-clock';
import { describeConsultantCalendar } from '../../../test/contracts/consultant-calendar.contract';
import { to18 } from '../../../test/simulators/salesforce/org';
import { createSalesforce, salesforceRules } from '../../../test/simulators/salesforce/salesforce';
import { eleanorInCrm, jamesInCrm, sampleIds } from '../../../test/simulators/salesforce/sample-org';
import {
  seedScheduler,
  schedulerIds,
  schedulerObjects,
  schedulerRoute,
} from '../../../test/simulators/salesforce/scheduler';
import type { VendorFault } from '../../../test/simulators/vendor-simulator';
import type { MeetingRequest } from '../../core/meetings/consultant-calendar.port';
import type { Locks } from '../../core/shared/locks.port';
import { SalesforceConsultantCalendar } from './consultant-calendar';
import { loadMapping } from './mapping';
import { SalesforceClient } from './salesforce-client';
import { SalesforceRecords } from './salesforce-records';
import { Scheduler } from './scheduler';
import { Table } from './table';

const mapping = loadMapping('config/salesforce-mapping.json');
const login = {
  kind: 'secret',
  clientId: salesforceRules.clientId,
  clientSecret: salesforceRules.clientSecret,
} as const;
const dayMs = 86_400_000;

/** Turns of one process, as the line's database gives them to all nodes. */
function inMemoryLocks(): Locks {
  const tails = new Map<string, Promise<unknown>>();
  return {
    take: async <T>(key: string, work: () => Promise<T>) => {
      const run = (tails.get(key) ?? Promise.resolve()).then(work, work);
      tails.set(
        key,
        run.catch(() => undefined),
      );
      return run;
    },
  };
}
const noLocks: Locks = { take: (_key, work) => work() };

async function anOrg() {
  const clock = new StoppedClock();
  const salesforce = createSalesforce({
    objects: schedulerObjects,
    routes: [schedulerRoute(() => clock.now())],
    seed: seedScheduler,
    now: () => clock.now(),
  });
  await salesforce.listen();
  const clients: SalesforceClient[] = [];
  const logged: object[] = [];
  const open = ({
    locks = noLocks,
    workTypeId = schedulerIds.workType,
  }: { readonly locks?: Locks; readonly workTypeId?: string } = {}) => {
    const note = (details: object, message: string) => void logged.push({ ...details, message });
    const client = new SalesforceClient({
      url: salesforce.url,
      login,
      apiVersion: 'v66.0',
      log: { info: note, warn: note },
      deadlineMs: 1_500,
    });
    clients.push(client);
    const records = new SalesforceRecords(client);
    return new SalesforceConsultantCalendar({
      locks,
      clock,
      scheduler: new Scheduler(client, { territoryId: schedulerIds.territory, workTypeId }),
      appointments: new Table(records, mapping, 'appointment'),
      assignedResources: new Table(records, mapping, 'assignedResource'),
    });
  };
  const close = async () => {
    for (const client of clients) client.close();
    await salesforce.close();
  };
  return { clock, salesforce, logged, open, close };
}

describe('the consultants’ calendar in Salesforce Scheduler', () => {
  let org: Awaited<ReturnType<typeof anOrg>>;
  beforeEach(async () => {
    org = await anOrg();
  });
  afterEach(() => org.close());

  const eleanor = {
    contactId: eleanorInCrm.contactId,
    opportunityId: sampleIds.opportunity,
    recordTypeName: 'Guest',
    resourceId: sampleIds.resource,
  };
  const freeTimes = async (calendar = org.open(), days = 31) =>
    calendar.findFreeTimes({
      resourceId: sampleIds.resource,
      from: org.clock.now(),
      to: new Date(org.clock.now().getTime() + days * dayMs),
    });
  const aMeetingRequest = (start: Date, meetingRequest: Partial<MeetingRequest> = {}): MeetingRequest => ({
    participants: eleanor,
    start,
    way: 'phone',
    purpose: 'Something else',
    notes: '',
    key: 'a-key',
    ...meetingRequest,
  });
  const someTime = async () => (await freeTimes())[5]?.start ?? new Date(0);
  const appointments = () => org.salesforce.org.all('ServiceAppointment');
  const unavailable = { name: 'Unavailable', system: 'Salesforce' };

  it('PYC-08 asks for the guest’s consultant alone, in UTC, by a work type or by a group of them, for 31 days at most', async () => {
    const [first, ...others] = await freeTimes();
    expect(first?.start.toISOString()).toMatch(/T(1[3-9]|20):[03]0:00\.000Z$/);
    expect(first && first.end.getTime() - first.start.getTime()).toBe(30 * 60_000);
    expect(others.every(({ start }, at) => start > ([first, ...others][at]?.start ?? start))).toBe(true);
    expect(await freeTimes(org.open({ workTypeId: schedulerIds.workTypeGroup }))).toEqual([first, ...others]);
    expect((await freeTimes(org.open(), 60)).length).toBe((await freeTimes()).length);
    expect(await org.open().findFreeTimes({ resourceId: 'nobody', from: new Date(0), to: org.clock.now() })).toEqual(
      [],
    );
  });

  it('PYC-01 PYC-08 books it for the opportunity and its contact, with the guest’s notes, and the status Scheduled', async () => {
    const start = await someTime();
    await org.open().book(aMeetingRequest(start, { way: 'video', notes: 'It’s “both”\nof us' }));
    expect(appointments()).toMatchObject([
      {
        ParentRecordId: sampleIds.opportunity,
        ContactId: eleanorInCrm.contactId,
        Status: 'Scheduled',
        WorkTypeId: schedulerIds.workType,
        ServiceTerritoryId: schedulerIds.territory,
        Meeting_Way__c: 'video',
        Meeting_Notes__c: 'It’s “both”\nof us',
        SchedStartTime: start.toISOString(),
      },
    ]);
    expect(org.salesforce.org.all('AssignedResource')).toMatchObject([{ ServiceResourceId: sampleIds.resource }]);
  });

  it('PYC-01 gives one time to one of ten nodes that book at once, decided by Salesforce where there are no locks', async () => {
    const start = await someTime();
    const participantSets = [eleanor, { ...eleanor, contactId: jamesInCrm.contactId }];
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        org
          .open()
          .book(aMeetingRequest(start, { participants: participantSets[at % 2] ?? eleanor, key: `race-${at}` })),
      ),
    );
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual([
      'booked',
      ...Array.from({ length: 9 }, () => 'taken'),
    ]);
    expect(appointments()).toHaveLength(1);
  });

  it('D6 has one appointment of a submission whose answer was lost', async () => {
    const start = await someTime();
    const calendar = org.open();
    const booking = () =>
      org.salesforce.seen.filter(({ path, method }) => method === 'POST' && path.endsWith('/service-appointments'));
    const outcome = await loseAnswerOf(org.salesforce, '/service-appointments', () =>
      calendar.book(aMeetingRequest(start)),
    );
    expect(outcome).toMatchObject(unavailable);
    expect(booking()).toHaveLength(1);
    expect((await calendar.book(aMeetingRequest(start))).kind).toBe('booked-before');
    expect(appointments()).toHaveLength(1);
  });

  it('H36 shows a guest no other guest’s appointments, and nothing for a text that is no id', async () => {
    const calendar = org.open();
    const booked = await calendar.book(aMeetingRequest(await someTime()));
    const id = booked.kind === 'booked' ? booked.appointment.appointmentId : '';
    for (const appointmentId of [id, 'x', "' OR Id != '"]) {
      expect(await calendar.cancel({ contactId: jamesInCrm.contactId, appointmentId })).toEqual({ kind: 'not-found' });
    }
    expect(await calendar.findAppointments("' OR ContactId != '")).toEqual([]);
    expect((await calendar.cancel({ contactId: eleanor.contactId, appointmentId: id.slice(0, 15) })).kind).toBe(
      'canceled',
    );
  });

  it('PRO-07 PYC-06 reads where a meeting takes place, if that is a safe address', async () => {
    const start = await someTime();
    await org.open().book(aMeetingRequest(start, { way: 'video' }));
    const [{ Id = '' } = {}] = appointments() as readonly { readonly Id?: string }[];
    const readWith = async (link: string | null) => {
      org.salesforce.org.update('ServiceAppointment', Id, { Meeting_Link__c: link });
      return (await org.open().findAppointments(eleanor.contactId))[0]?.joinUrl;
    };
    expect([
      await readWith('https://meet.example/ines'),
      await readWith(null),
      await readWith('javascript:alert(1)'),
    ]).toEqual(['https://meet.example/ines', undefined, undefined]);
  });

  it('TRP-03 reads what the office did by itself: cancelled, completed, without a time or a person', async () => {
    const { org: records } = org.salesforce;
    const insert = (Status: string, fields: object, resource?: string) => {
      const { Id } = records.insert('ServiceAppointment', {
        Status,
        ContactId: eleanor.contactId,
        ParentRecordId: eleanor.opportunityId,
        ...fields,
      });
      if (resource) records.insert('AssignedResource', { ServiceAppointmentId: Id, ServiceResourceId: resource });
    };
    const at = (days: number) => ({
      SchedStartTime: new Date(org.clock.now().getTime() + days * dayMs).toISOString(),
      SchedEndTime: new Date(org.clock.now().getTime() + days * dayMs + 1_800_000).toISOString(),
    });
    insert('Cannot Complete', at(1), sampleIds.resource);
    insert('Dispatched', at(2), sampleIds.resource);
    insert('Scheduled', at(-1), sampleIds.resource);
    insert('None', {}, sampleIds.resource);
    insert('Scheduled', at(3));
    expect(
      (await org.open().findAppointments(eleanor.contactId)).map(({ status, consultantName }) => [
        status,
        consultantName,
      ]),
    ).toEqual([
      ['Completed', 'Inés Calloway'],
      ['Canceled', 'Inés Calloway'],
      ['Scheduled', 'Inés Calloway'],
    ]);
  });

  it.each<readonly [VendorFault]>([
    ['rate-limited'],
    ['error-500'],
    ['unavailable'],
    ['garbage'],
    ['truncated'],
    ['reset'],
    ['hang'],
  ])('D6 D7 is unavailable in time on %s, and leaves no half-booked appointment', async (fault) => {
    const start = await someTime();
    const calendar = org.open();
    await calendar.findAppointments(eleanor.contactId);
    org.salesforce.breakDown(fault);
    const startedAt = performance.now();
    await expect(calendar.book(aMeetingRequest(start))).rejects.toMatchObject(unavailable);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    org.salesforce.breakDown('none');
    expect(appointments()).toEqual([]);
    expect(JSON.stringify(org.logged)).not.toMatch(/a-key|Something else/);
  });
});

/** The call to this address is carried out, and its answer lost. */
async function loseAnswerOf<T>(
  salesforce: Awaited<ReturnType<typeof anOrg>>['salesforce'],
  path: string,
  work: () => Promise<T>,
): Promise<unknown> {
  const push = salesforce.seen.push.bind(salesforce.seen);
  salesforce.seen.push = (...calls) => {
    if (calls.some((call) => call.path.endsWith(path))) salesforce.breakDown('lost-answer', 1);
    return push(...calls);
  };
  try {
    return await work().catch((error: unknown) => error);
  } finally {
    salesforce.seen.push = push;
  }
}

describeConsultantCalendar('Salesforce Scheduler', async () => {
  const { clock, salesforce, open, close } = await anOrg();
  const locks = inMemoryLocks();
  const participantSets = Array.from({ length: 10 }, (_, at) => {
    const contactId = to18(`0035g0000Party${at}`);
    const person = salesforce.org.insert('Contact', { LastName: `Party ${at}` }, contactId);
    const opportunity = salesforce.org.insert('Opportunity', {
      Name: `Party ${at}`,
      StageName: 'Prospecting',
      CloseDate: '2027-06-30',
      ContactId: person.Id,
    });
    return {
      contactId: person.Id,
      opportunityId: opportunity.Id,
      recordTypeName: 'Guest',
      resourceId: sampleIds.resource,
    };
  });
  return {
    calendar: open({ locks }),
    otherNode: open({ locks }),
    participantSets,
    now: () => clock.now(),
    passTime: (time) => clock.pass(time),
    clear: async () => {
      for (const object of ['AssignedResource', 'ServiceAppointment'])
        for (const { Id } of salesforce.org.all(object)) salesforce.org.remove(object, Id);
    },
    close,
  };
});
