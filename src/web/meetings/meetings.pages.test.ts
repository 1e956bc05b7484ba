import type { SchedulerAccess } from '../../core/meetings/open-meeting-scheduler';
import { Unavailable } from '../../core/shared/unavailable';
import type { Guest } from '../../core/sign-in/guest';
import { StoppedClock } from '../../../test/builders/a-clock';
import { MeetingsPages } from './meetings.pages';

const consultant = {
  firstName: 'Inés',
  lastName: 'Calloway',
  email: 'i@x.example',
  phone: '+13055550117',
  resourceId: 'resource',
  userId: 'user',
};
const guest: Guest = {
  contactId: 'eleanor',
  opportunityId: 'o-1',
  firstName: 'Eleanor',
  lastName: 'Marsh',
  recordTypeName: 'Guest',
  isOwnedByConsultant: true,
  consultant,
};
const owner: SchedulerAccess = { kind: 'owner', guest, opportunityId: 'o-1', consultant };
const start = new Date('2027-01-12T15:00:00Z');
const down = async () => {
  throw new Unavailable('calendar');
};

/** The page as it is rendered: its status and its props. */
async function press(
  method: 'show' | 'arrange',
  {
    scheduler = owner,
    open = async () => scheduler,
    findTimes = async () => [{ start, end: start }] as const,
    findAppointments = async () => [] as never[],
    book = down,
    body = {},
  }: {
    readonly scheduler?: SchedulerAccess;
    readonly open?: () => Promise<SchedulerAccess>;
    readonly findTimes?: () => Promise<readonly { start: Date; end: Date }[]>;
    readonly findAppointments?: () => Promise<never[]>;
    readonly book?: () => Promise<never>;
    readonly body?: object;
  },
) {
  const warnings: string[] = [];
  const pages = new MeetingsPages({
    scheduler: { run: open },
    arrange: { findTimes, book } as never,
    calendar: { findAppointments },
    clock: new StoppedClock(),
    supportEmail: 'reservations@ondine.example',
    lineName: 'Ondine',
    addressOf: (id) => `https://ondine.example/schedule-meeting?id=${id}`,
  });
  const response = { set: () => response };
  const answer = await pages[method](
    {
      query: { id: 'o-1' },
      body: { id: 'o-1', ...body },
      session: {},
      ip: '::1',
      id: 'request-1',
      log: { warn: (_error: object, what: string) => void warnings.push(what) },
    } as never,
    response as never,
  );
  return { ...answer, warnings };
}

describe('the meeting page', () => {
  it('E2 PYC-04 stands with the consultant’s telephone and e-mail when the calendar does not answer', async () => {
    const { status, props, warnings } = await press('show', { findTimes: down });
    expect([status, props?.scheduler, props?.panel?.consultant.name]).toEqual([200, undefined, 'Inés Calloway']);
    expect(warnings).toEqual(['free times could not be read']);
    const withoutList = (await press('show', { findAppointments: down })).props?.scheduler;
    expect([withoutList?.times, withoutList?.appointments]).toEqual([[start.getTime()], undefined]);
  });

  it('E2 stands with a link to try again when its guest cannot be read, whether the CRM is down or silent', async () => {
    const away = {
      props: { away: { retryHref: '/schedule-meeting?id=o-1' } },
      warnings: ['a consultant’s scheduler could not be opened'],
    };
    expect(await press('show', { open: down })).toEqual(away);
    jest.useFakeTimers();
    try {
      const silent = press('show', { open: () => new Promise<never>(() => undefined) });
      await jest.advanceTimersByTimeAsync(2_500);
      expect(await silent).toEqual(away);
    } finally {
      jest.useRealTimers();
    }
  });

  it('PYC-03 PYC-05 PYC-15 has no consultant for a guest without a consultant, and leads to an e-mail address', async () => {
    const { status, props } = await press('show', {
      scheduler: { kind: 'holder', guest: { ...guest, isOwnedByConsultant: false }, opportunityId: 'o-1' },
    });
    expect({ status, props }).toEqual({
      status: 200,
      props: { greeting: 'Eleanor', supportEmail: 'reservations@ondine.example' },
    });
  });

  it('PYC-02 is closed to visitors without access', async () => {
    expect(await press('show', { scheduler: { kind: 'no-access' } })).toMatchObject({ status: 404, props: {} });
    await expect(press('show', { scheduler: { kind: 'too-often', retryAfterSeconds: 7 } })).rejects.toMatchObject({
      status: 429,
      retryAfterSeconds: 7,
    });
  });

  it('PYC-07 H13 D8 says that nothing was written down when the calendar is away, and keeps what was typed', async () => {
    const { status, props } = await press('arrange', {
      body: { at: String(start.getTime()), way: 'video', purpose: 'Something else', notes: 'Kept.', key: 'k' },
    });
    expect(status).toBe(503);
    expect(props?.scheduler).toMatchObject({
      at: start.getTime(),
      form: { way: 'video', purpose: 'Something else', notes: 'Kept.', key: 'k' },
      problem: {
        message: 'The appointment could not be written down. Please try again, or call. Reference: request-1',
      },
    });
    await expect(
      press('arrange', {
        body: { at: String(start.getTime()) },
        book: async () => {
          throw new TypeError('a defect');
        },
      }),
    ).rejects.toThrow('a defect');
  });
});
