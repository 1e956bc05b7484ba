import { aCodeMessage } from '../../../test/builders/a-message';
import { describeCarrier } from '../../../test/contracts/message-sender.contract';
import { twilioLogin, TwilioSimulator } from '../../../test/simulators/twilio';
import { until } from '../../../test/support/until';
import { type ObservedCall, observedCalls } from '../../observed-call';
import { TwilioMessageSender, type TwilioOptions } from './message-sender';
import { refusedFor, takenSchema } from './twilio-answers';

const ignore = () => undefined;
const to = (phone: string) => aCodeMessage({ to: { channel: 'phone', phone } });

describe('text messages by Twilio', () => {
  let twilio: TwilioSimulator;
  let url: string;
  let logged: object[];
  const senders: TwilioMessageSender[] = [];

  beforeEach(async () => {
    twilio = new TwilioSimulator();
    url = await twilio.listen();
    logged = [];
  });
  afterEach(async () => {
    for (const sender of senders.splice(0)) sender.close();
    await twilio.close();
  });

  const open = (options: Partial<TwilioOptions> = {}, lookUpAfterMs?: number) => {
    const note = (details: object, message: string) => void logged.push({ ...details, message });
    const sender = new TwilioMessageSender(
      { url, ...twilioLogin, from: '+13055550100', log: { info: note, warn: note }, ...options },
      lookUpAfterMs,
    );
    senders.push(sender);
    return sender;
  };
  const unavailable = { name: 'Unavailable', system: 'Twilio' };

  it('AUT-01 hands a text message in, from a number or from a messaging service', async () => {
    expect(await open().send(to('+13055550142'))).toEqual({ kind: 'sent' });
    expect(await open({ from: `MG${'3'.repeat(32)}` }).send(to('+442079460142'))).toEqual({ kind: 'sent' });
    expect(twilio.taken).toMatchObject([
      {
        to: '+13055550142',
        from: '+13055550100',
        messagingServiceSid: null,
        body: '012345 is your Ondine Yachts sign-in code. It is good for ten minutes.',
      },
      { to: '+442079460142', from: null, messagingServiceSid: `MG${'3'.repeat(32)}` },
    ]);
    expect(logged).toMatchObject([{ sid: twilio.taken[0]?.sid }, { sid: twilio.taken[1]?.sid }]);
  });

  it.each([
    ['+15005550001', 'unknown-address'],
    ['+15005550009', 'unknown-address'],
    ['+15005550003', 'unsupported-country'],
    ['+15005550002', 'unsupported-country'],
    ['+15005550004', 'opted-out'],
    ['nonsense', 'unknown-address'],
  ])('AUT-07 D4 reports that %s is refused for good: %s', async (phone, reason) => {
    expect(await open().send(to(phone))).toEqual({ kind: 'refused', reason });
    expect(twilio.taken).toEqual([]);
  });

  it('D4 reports an unknown error as refused', async () => {
    expect(
      await open().send(aCodeMessage({ to: { channel: 'phone', phone: '+13055550142' }, short: 'x'.repeat(1_601) })),
    ).toEqual({ kind: 'refused', reason: 'other' });
    expect(await open().send(aCodeMessage())).toEqual({ kind: 'refused', reason: 'other' });
  });

  it.each([
    ['our login', { apiSecret: 'wrong' }],
    ['our account', { accountSid: `AC${'9'.repeat(32)}` }],
    ['our number', { from: '+15005550007' }],
    ['our full queue', { from: '+15005550008' }],
  ])('D4 is unavailable when Twilio refuses %s: the guest’s number is not at fault', async (_name, options) => {
    await expect(open(options).send(to('+13055550142'))).rejects.toMatchObject(unavailable);
  });

  it.each([
    ['10001', 'our account is not active'],
    ['20005', 'our account is not active'],
    ['20006', 'access is denied'],
    ['21608', 'our account is in trial'],
    ['63038', 'our account has reached its number of a day'],
    ['90010', 'our account is suspended'],
    ['99999', 'an unknown error of permission'],
  ])('D4 is unavailable on %s, because %s: no message is given up for it', (code) => {
    expect(refusedFor(Number(code), 403)).toBeUndefined();
  });

  it('AUT-07 D4 keeps what concerns the number of the guest apart from the status', () => {
    expect(refusedFor(21408, 403)).toEqual({ kind: 'refused', reason: 'unsupported-country' });
    expect(refusedFor(21635, 400)).toEqual({ kind: 'refused', reason: 'unknown-address' });
  });

  it.each([
    ['delivered', true],
    ['read', true],
    ['a-later-status', true],
    ['failed', false],
    ['undelivered', false],
    ['canceled', false],
  ])('D7 hands in once, whatever became of the message since: %s', (status, isTaken) => {
    const sid = `SM${'a'.repeat(32)}`;
    expect(takenSchema.validate({ sid, status }).error === undefined).toBe(isTaken);
  });

  it('D4 G10 counts a message as failed that a carrier did not deliver, and logs why without the number', async () => {
    const failures: (string | undefined)[] = [];
    const note = (call: ObservedCall) => void (call.operation === 'delivery' && failures.push(call.failure));
    const subscribers = { start: note, end: ignore, asyncStart: ignore, asyncEnd: ignore, error: ignore };
    observedCalls.subscribe(subscribers);
    for (const fate of [
      { status: 'delivered', error_code: null },
      { status: 'undelivered', error_code: 30005 },
    ]) {
      twilio.fate = fate;
      const before = failures.length;
      expect(await open({}, 1).send(to('+13055550142'))).toEqual({ kind: 'sent' });
      await until(() => failures.length, before + 1);
    }
    observedCalls.unsubscribe(subscribers);
    expect(failures).toEqual([undefined, 'undelivered']);
    const undelivered = logged.filter((line) => JSON.stringify(line).includes('not delivered'));
    expect(undelivered).toMatchObject([{ status: 'undelivered', code: 30005, sid: twilio.taken[1]?.sid }]);
    expect(JSON.stringify(logged)).not.toContain('5550142');
  });

  it.each([
    'rate-limited',
    'error-500',
    'unavailable',
    'garbage',
    'empty',
    'wrong-shape',
    'truncated',
    'reset',
    'lost-answer',
    'hang',
  ] as const)('D4 D7 is unavailable within five seconds on %s, and never hands in twice', async (fault) => {
    twilio.breakDown(fault, 1);
    const startedAt = performance.now();
    await expect(open().send(to('+13055550142'))).rejects.toMatchObject(unavailable);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect(twilio.seen).toHaveLength(1);
    expect(await open().send(to('+13055550142'))).toEqual({ kind: 'sent' });
  });

  it('E14 logs what happened, and neither a code, nor a number, nor the secret', async () => {
    await open().send(to('+13055550142'));
    await open().send(to('+15005550001'));
    await expect(open({ apiSecret: 'hunter2' }).send(to('+13055550142'))).rejects.toMatchObject(unavailable);
    expect(logged.length).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(logged)).not.toMatch(/012345|5550142|5005550001|hunter2|Basic/);
    expect(logged).toContainEqual(expect.objectContaining({ code: 21211, isForGood: true }));
  });
});

describeCarrier('text messages by Twilio', async () => {
  const twilio = new TwilioSimulator();
  const url = await twilio.listen();
  let log = '';
  const note = (details: object) => {
    log += JSON.stringify(details);
  };
  const sender = new TwilioMessageSender({
    url,
    ...twilioLogin,
    from: '+13055550100',
    log: { info: note, warn: note },
  });
  return {
    sender,
    to: { channel: 'phone', phone: '+13055550142' },
    arrived: async () => twilio.taken.map(({ body }) => body.replaceAll('\r\n', '\n')),
    logged: () => log,
    unknown: { channel: 'phone', phone: '+15005550001' },
    beSlow: () => twilio.breakDown('slow'),
    hang: () => twilio.breakDown('hang'),
    beBusy: () => twilio.breakDown('error-500'),
    recover: () => twilio.breakDown('none'),
    stop: () => twilio.close(),
    close: async () => {
      sender.close();
      await twilio.close();
    },
  };
});
