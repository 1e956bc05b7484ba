import { StoppedClock } from '../../../test/builders/a-clock';
import type { Guest } from '../sign-in/guest';
import type { Appointment } from './appointment';
import { ArrangeMeeting } from './arrange-meeting';
import type { RateUse } from '../shared/rate-limits.port';
import type { BookMeetingOutcome, ConsultantCalendar, MeetingRequest } from './consultant-calendar.port';
import type { OpenedScheduler } from './open-meeting-scheduler';
import { NotifyOfMeeting } from './notify-of-meeting';

const consultant = {
  firstName: 'Inés',
  lastName: 'Calloway',
  email: 'i@x.example',
  phone: '+1',
  resourceId: 'resource',
  userId: 'user',
};
const guest: Guest = {
  contactId: 'eleanor',
  firstName: 'Eleanor',
  lastName: 'Marsh',
  email: 'e@x.example',
  recordTypeName: 'Guest',
  isOwnedByConsultant: true,
  consultant,
};
const owner: OpenedScheduler = { kind: 'owner', guest, opportunityId: 'o-1', consultant };
const start = new Date('2027-01-12T15:00:00Z');
const appointment: Appointment = {
  appointmentId: 'a-1',
  status: 'Scheduled',
  start,
  end: start,
  consultantName: 'Inés Calloway',
  way: 'phone',
  purpose: 'p',
  notes: '',
  revision: 0,
};
const meetingRequest = {
  address: 'a',
  timeZone: 'UTC',
  start,
  way: 'phone',
  purpose: 'p',
  notes: '',
  key: 'k',
} as const;

function anArrangement({
  booked = { kind: 'booked', appointment } as BookMeetingOutcome,
  moved = { kind: 'moved', appointment } as Awaited<ReturnType<ConsultantCalendar['move']>>,
  canceled = { kind: 'canceled', appointment: { ...appointment, status: 'Canceled' } } as Awaited<
    ReturnType<ConsultantCalendar['cancel']>
  >,
  isWithin = true,
  carrier = async () => ({ kind: 'sent' }) as never,
} = {}) {
  const meetingRequests: MeetingRequest[] = [];
  const sent: unknown[] = [];
  const asked: Parameters<ConsultantCalendar['findFreeTimes']>[0][] = [];
  const uses: RateUse[] = [];
  const clock = new StoppedClock();
  const arrange = new ArrangeMeeting({
    calendar: {
      findAppointments: async () => [],
      findFreeTimes: async (request) => {
        asked.push(request);
        return [{ start, end: start }];
      },
      book: async (one) => {
        meetingRequests.push(one);
        return booked;
      },
      move: async () => moved,
      cancel: async () => canceled,
    },
    limits: {
      take: async (taken: readonly RateUse[]) => {
        uses.push(...taken);
        return isWithin ? { kind: 'within' } : { kind: 'exceeded', budget: 'meeting-address', retryAfterSeconds: 60 };
      },
    } as never,
    notifier: new NotifyOfMeeting({
      sender: {
        send: async (message) => {
          sent.push(message);
          return carrier();
        },
      },
      clock,
      lineName: 'Ondine',
      addressOf: (id) => `https://ondine.example/${id}`,
      log: { warn: () => undefined },
    }),
    clock,
  });
  return { arrange, meetingRequests, sent, asked, uses, clock };
}

describe('arranging a meeting', () => {
  it('PYC-08 PYC-10 tells the calendar who wants what, and the guest that it is theirs', async () => {
    const { arrange, meetingRequests, sent } = anArrangement();
    expect(await arrange.book({ scheduler: owner, ...meetingRequest })).toEqual({
      kind: 'arranged',
      appointment,
      isNotified: true,
    });
    expect(meetingRequests).toEqual([
      {
        participants: { contactId: 'eleanor', opportunityId: 'o-1', recordTypeName: 'Guest', resourceId: 'resource' },
        start,
        way: 'phone',
        purpose: 'p',
        notes: '',
        key: 'k',
      },
    ]);
    expect(sent).toMatchObject([{ to: { email: 'e@x.example' }, kind: { name: 'meeting' } }]);
  });

  it('D8 lets an appointment stand of which nobody could be notified, and says so', async () => {
    const away = async () => {
      throw new Error('away');
    };
    expect(await anArrangement({ carrier: away }).arrange.book({ scheduler: owner, ...meetingRequest })).toMatchObject({
      kind: 'arranged',
      isNotified: false,
    });
  });

  it('D6 tells a repeat of a submission from another one with its key, and writes for neither', async () => {
    const { arrange, sent } = anArrangement({ booked: { kind: 'booked-before', appointment } });
    expect(await arrange.book({ scheduler: owner, ...meetingRequest })).toEqual({ kind: 'unchanged', appointment });
    expect(await arrange.book({ scheduler: owner, ...meetingRequest, notes: 'other' })).toEqual({ kind: 'key-reused' });
    expect(await arrange.book({ scheduler: owner, ...meetingRequest, start: new Date(0) })).toEqual({
      kind: 'key-reused',
    });
    expect(sent).toEqual([]);
  });

  it('D6 takes an appointment that was moved since for the result of its submission, and another request for another one', async () => {
    const { arrange } = anArrangement({
      booked: { kind: 'booked-before', appointment: { ...appointment, revision: 1, start: new Date(0) } },
    });
    expect((await arrange.book({ scheduler: owner, ...meetingRequest })).kind).toBe('unchanged');
    for (const other of [{ way: 'video' }, { purpose: 'other' }, { notes: 'other' }] as const)
      expect((await arrange.book({ scheduler: owner, ...meetingRequest, ...other })).kind).toBe('key-reused');
  });

  it('H36 counts a hundred bookings a day by opportunity and sixty an hour by address', async () => {
    const { arrange, uses } = anArrangement();
    await arrange.book({ scheduler: owner, ...meetingRequest });
    expect(uses).toMatchObject([
      { subject: 'o-1', budget: { max: 100, withinSeconds: 86_400 } },
      { subject: 'a', budget: { max: 60, withinSeconds: 3_600 } },
    ]);
  });

  it('PYC-01 offers the free times of a consultant for the next 31 days, and none without a consultant', async () => {
    const { arrange, asked, clock } = anArrangement();
    expect(await arrange.findTimes(owner)).toEqual([{ start, end: start }]);
    const from = clock.now();
    expect(asked).toEqual([{ resourceId: 'resource', from, to: new Date(from.getTime() + 31 * 86_400_000) }]);
    expect(await arrange.findTimes({ kind: 'owner', guest, opportunityId: 'o-1' })).toEqual([]);
  });

  it.each([
    [
      { kind: 'moved', appointment },
      { kind: 'arranged', appointment, isNotified: true },
    ],
    [{ kind: 'taken' }, { kind: 'taken', times: [{ start, end: start }] }],
    [{ kind: 'over' }, { kind: 'over' }],
    [{ kind: 'not-found' }, { kind: 'not-found' }],
    [
      { kind: 'unchanged', appointment },
      { kind: 'unchanged', appointment },
    ],
  ] as const)('H36 answers a move that the calendar answers with %j', async (moved, outcome) => {
    const { arrange } = anArrangement({ moved });
    expect(await arrange.move({ scheduler: owner, ...meetingRequest, appointmentId: 'a-1' })).toEqual(outcome);
  });

  it('H36 cancels also where the consultant is gone, and says what could not be cancelled', async () => {
    const withoutConsultant: OpenedScheduler = { kind: 'owner', guest, opportunityId: 'o-1' };
    const { arrange, sent } = anArrangement();
    expect(await arrange.cancel({ scheduler: withoutConsultant, timeZone: 'UTC', appointmentId: 'a-1' })).toMatchObject(
      { kind: 'arranged', isNotified: false },
    );
    expect(sent).toEqual([]);
    const over = anArrangement({ canceled: { kind: 'over' } }).arrange;
    expect(await over.cancel({ scheduler: owner, timeZone: 'UTC', appointmentId: 'a-1' })).toEqual({ kind: 'over' });
    expect(
      await anArrangement({ booked: { kind: 'full' } }).arrange.book({ scheduler: owner, ...meetingRequest }),
    ).toEqual({ kind: 'full' });
  });

  it('H36 moves and cancels for nobody but the guest, and for nobody too often', async () => {
    const { arrange } = anArrangement();
    const holder: OpenedScheduler = { ...owner, kind: 'holder' };
    expect(await arrange.move({ scheduler: holder, ...meetingRequest, appointmentId: 'a-1' })).toEqual({
      kind: 'not-found',
    });
    expect(await arrange.cancel({ scheduler: holder, ...meetingRequest, appointmentId: 'a-1' })).toEqual({
      kind: 'not-found',
    });
    expect(await arrange.cancel({ scheduler: owner, ...meetingRequest, appointmentId: 'a-1' })).toMatchObject({
      kind: 'arranged',
      isNotified: true,
    });
    const tired = anArrangement({ isWithin: false });
    expect(await tired.arrange.book({ scheduler: owner, ...meetingRequest })).toEqual({
      kind: 'too-often',
      retryAfterSeconds: 60,
    });
    expect(await tired.arrange.move({ scheduler: owner, ...meetingRequest, appointmentId: 'a-1' })).toEqual({
      kind: 'too-often',
      retryAfterSeconds: 60,
    });
    expect(tired.meetingRequests).toEqual([]);
  });

  it('PYC-01 answers a time that is gone with those that can be had', async () => {
    expect(
      await anArrangement({ booked: { kind: 'taken' } }).arrange.book({ scheduler: owner, ...meetingRequest }),
    ).toEqual({
      kind: 'taken',
      times: [{ start, end: start }],
    });
    expect(
      await anArrangement().arrange.book({
        scheduler: { kind: 'holder', guest, opportunityId: 'o-1' },
        ...meetingRequest,
      }),
    ).toEqual({ kind: 'not-found' });
  });
});
