import { openVendorCheck } from '../../../test/builders/a-vendor-check';
import { describeBotCheck } from '../../../test/contracts/bot-check.contract';
import { createTurnstile, turnstileSecret } from '../../../test/simulators/turnstile';
import { TurnstileBotCheck } from './bot-check';

const open = ({ deadlineMs }: { readonly deadlineMs?: number } = {}) =>
  openVendorCheck({
    vendor: createTurnstile(),
    secret: turnstileSecret,
    create: (parts) => new TurnstileBotCheck(parts),
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
  });

const faults = [
  'hang',
  'garbage',
  'wrong-shape',
  'rate-limited',
  'error-500',
  'unavailable',
  'truncated',
  'empty',
  'reset',
  'internal-error',
  'wrong-secret',
  'forgetful',
];
describeBotCheck('Turnstile', { faults, open });

describe('TurnstileBotCheck', () => {
  const action = 'otp-request';
  const withLine = async (
    run: (line: Awaited<ReturnType<typeof open>>) => Promise<void>,
    options?: Parameters<typeof open>[0],
  ) => {
    const line = await open(options);
    try {
      await run(line);
    } finally {
      await line.close();
    }
  };

  it.each(['lost-answer', 'truncated', 'reset', 'internal-error'] as const)(
    'D4 repeats the call once under the same key when the first had no answer: %s',
    (fault) =>
      withLine(async ({ vendor, check, solve }) => {
        vendor.breakDown(fault, 1);
        expect(await check.check({ token: await solve({ action }), action })).toEqual({ kind: 'human' });
        expect(vendor.calls).toHaveLength(2);
        expect(vendor.calls[0]?.idempotency_key).toMatch(/^[0-9a-f-]{36}$/);
        expect(vendor.calls[1]?.idempotency_key).toBe(vendor.calls[0]?.idempotency_key);
      }),
  );

  it('D4 sends another key for another check', () =>
    withLine(async ({ vendor, check, solve }) => {
      const token = await solve({ action });
      await check.check({ token, action });
      await check.check({ token, action });
      expect(new Set(vendor.calls.map((call) => call.idempotency_key)).size).toBe(2);
    }));

  it('D4 sends the visitor’s address when it is one, and not the network of it', () =>
    withLine(async ({ vendor, check, solve }) => {
      await check.check({ token: await solve({ action }), action, address: '203.0.113.7' });
      await check.check({ token: await solve({ action }), action, address: '2001:db8:0:1::/64' });
      expect(vendor.calls.map(({ remoteip }) => remoteip)).toEqual(['203.0.113.7', undefined]);
    }));

  it('TRK-02 logs a wrong secret without it, and never the token', () =>
    withLine(async ({ vendor, check, solve, logged }) => {
      vendor.breakDown('wrong-secret');
      const token = await solve({ action });
      await check.check({ token, action });
      expect(logged).toEqual([{ vendor: 'turnstile', codes: ['missing-input-secret'] }]);
    }));

  it('D4 waits for a slow answer within two seconds', () =>
    withLine(
      async ({ vendor, check, solve }) => {
        vendor.breakDown('slow');
        expect(await check.check({ token: await solve({ action }), action })).toEqual({ kind: 'human' });
      },
      { deadlineMs: 2_000 },
    ));
});
