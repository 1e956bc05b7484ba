import { createHash } from 'node:crypto';
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

  it('D6 is recognised whatever the order of its members, by a node of the previous release too, and refused with other values', async () => {
    const fingerprints = new Map<string, string>();
    const receipts: Receipts = {
      ...receiptsThat({ kind: 'first' }),
      begin: async ({ key, fingerprint }) => {
        const known = fingerprints.get(key);
        if (known === undefined) fingerprints.set(key, fingerprint);
        return known === undefined || known === fingerprint
          ? { kind: 'done', answer: 'first' }
          : { kind: 'other-body' };
      },
    };
    const ask = (body: unknown, key = 'key') =>
      carryOutOnce({ receipts, scope: 'tests', key, body, work: () => Promise.reject(new Error('Again!')) });
    const body = { partyId: 'p', guests: [{ id: '1', age: 30 }, { id: '2' }] };
    expect(await ask(body)).toBe('first');
    expect(await ask({ guests: [{ age: 30, id: '1' }, { id: '2' }], partyId: 'p' })).toBe('first');
    for (const other of [
      { ...body, partyId: 'q' },
      { ...body, guests: body.guests.toReversed() },
      { ...body, guests: [{ id: '1', age: '30' }, { id: '2' }] },
    ])
      await expect(ask(other)).rejects.toMatchObject({ code: 'KEY_REUSED' });
    fingerprints.set('of-before', createHash('sha256').update(JSON.stringify(body)).digest('base64url'));
    expect(await ask(body, 'of-before')).toBe('first');
    await expect(ask({ ...body, partyId: 'q' }, 'of-before')).rejects.toMatchObject({ code: 'KEY_REUSED' });
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
