import type { Message } from '../messages/message';
import type { SendOutcome } from '../messages/message-sender.port';
import { NotifyOfMeeting } from './notify-of-meeting';

type Notice = Parameters<NotifyOfMeeting['run']>[0];

const notice: Notice = {
  opportunityId: 'opportunity-1',
  news: 'booked',
  appointment: {
    appointmentId: 'event-1',
    status: 'Scheduled',
    start: new Date('2027-02-03T15:00:00Z'),
    end: new Date('2027-02-03T15:30:00Z'),
    consultantName: 'Clara Voss',
    way: 'video',
    purpose: 'Our voyage',
    notes: '',
    revision: 0,
  },
  guest: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
  consultant: { firstName: 'Clara', lastName: 'Voss', email: 'clara@ondine.example', phone: '+13055550100' },
  timeZone: 'America/New_York',
};

class SenderTrial {
  readonly messages: Message[] = [];
  readonly warnings: string[] = [];

  constructor(private readonly outcome: SendOutcome | 'fails' = { kind: 'sent' }) {}

  readonly notify = new NotifyOfMeeting({
    sender: {
      send: async (message: Message) => {
        if (this.outcome === 'fails') throw new Error('the mail server is away');
        this.messages.push(message);
        return this.outcome;
      },
    },
    clock: { now: () => new Date('2027-01-20T12:00:00Z') },
    lineName: 'Ondine Yachts',
    addressOf: (opportunityId) => `https://ondine.example/meetings/${opportunityId}`,
    log: { warn: (_details, message) => void this.warnings.push(message) },
  });
}

describe('the message about an appointment', () => {
  it('D8 is sent to the guest, with the address of the appointment', async () => {
    const trial = new SenderTrial();
    expect(await trial.notify.run(notice)).toBe(true);
    expect(trial.messages.map(({ to, action }) => [to, action?.url])).toEqual([
      [{ channel: 'email', email: 'ada@example.com' }, 'https://ondine.example/meetings/opportunity-1'],
    ]);
  });

  it('D8 is not said to be sent to a guest without an address', async () => {
    const trial = new SenderTrial();
    expect(await trial.notify.run({ ...notice, guest: { firstName: 'Ada', lastName: 'Byron' } })).toBe(false);
    expect([trial.messages, trial.warnings]).toEqual([[], []]);
  });

  it.each<[string, SendOutcome | 'fails', readonly string[]]>([
    ['refuses it', { kind: 'refused', reason: 'unknown-address' }, []],
    ['fails', 'fails', ['a message about an appointment could not be sent']],
  ])('D8 is not said to be sent when its sender %s', async (_what, outcome, warnings) => {
    const trial = new SenderTrial(outcome);
    expect(await trial.notify.run(notice)).toBe(false);
    expect(trial.warnings).toEqual(warnings);
  });
});
