import type { ReceiptOutcome, Receipts } from '../../core/shared/receipts.port';
import { carryOutOnce } from './carry-out-once';

const receiptsThat = (outcome: ReceiptOutcome, calls: string[] = []): Receipts => ({
  begin: async () => outcome,
  finish: async ({ answer }) => void calls.push(`finish ${answer}`),
  abandon: async () => void calls.push('abandon'),
});
const call = (receipts: Receipts, work: () => Promise<string | undefined>, key: string | undefined = 'key') =>
  carryOutOnce({ receipts, scope: 'tests', key, body: {}, work });

describe('work for an Idempotency-Key', () => {
  it('D6 is carried out the first time, and a repeat gets that answer', async () => {
    const calls: string[] = [];
    expect(await call(receiptsThat({ kind: 'first' }, calls), async () => 'done')).toBe('done');
    expect(calls).toEqual(['finish done']);
    const repeat = call(receiptsThat({ kind: 'done', answer: 'done' }), () => Promise.reject(new Error('Again!')));
    expect(await repeat).toBe('done');
  });

  it('D6 frees the key when nothing was done', async () => {
    const calls: string[] = [];
    const receipts = receiptsThat({ kind: 'first' }, calls);
    expect(await call(receipts, async () => undefined)).toBe(undefined);
    await expect(call(receipts, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(calls).toEqual(['abandon', 'abandon']);
  });

  it('D6 keeps the key of work that was done, also when its answer cannot be written down', async () => {
    const calls: string[] = [];
    const receipts = { ...receiptsThat({ kind: 'first' }, calls), finish: () => Promise.reject(new Error('away')) };
    await expect(call(receipts, async () => 'done')).rejects.toThrow('away');
    expect(calls).toEqual([]);
  });

  it('D6 refuses the key of another body, and one whose first is under way', async () => {
    const work = async () => 'done';
    await expect(call(receiptsThat({ kind: 'other-body' }), work)).rejects.toMatchObject({
      status: 422,
      code: 'KEY_REUSED',
    });
    await expect(call(receiptsThat({ kind: 'in-flight' }), work)).rejects.toMatchObject({
      status: 409,
      code: 'IN_FLIGHT',
      retryAfterSeconds: 1,
    });
  });

  it('D6 is simply carried out without a key', async () => {
    const calls: string[] = [];
    expect(
      await carryOutOnce({
        receipts: receiptsThat({ kind: 'first' }, calls),
        scope: '',
        key: undefined,
        body: {},
        work: async () => 'done',
      }),
    ).toBe('done');
    expect(calls).toEqual([]);
  });
});
