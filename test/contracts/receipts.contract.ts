import type { Receipts } from '../../src/core/shared/receipts.port';

export interface ReceiptsUnderTest {
  readonly receipts: Receipts;
  readonly otherNode: Receipts;
  pass(time: { readonly minutes: number }): void;
  close(): Promise<void>;
}

export function describeReceipts(name: string, open: () => Promise<ReceiptsUnderTest>): void {
  describe(`Receipts on ${name}`, () => {
    let line: ReceiptsUnderTest;
    let key = 0;
    beforeAll(async () => {
      line = await open();
    });
    beforeEach(() => {
      key += 1;
    });
    afterAll(() => line.close());

    const begin = (fingerprint = 'body', receipts = line.receipts) =>
      receipts.begin({ scope: 'test', key: `key-${key}`, fingerprint });
    const finish = (answer: string) => line.receipts.finish({ scope: 'test', key: `key-${key}`, answer });

    it('D6 lets one of many at once through, on two nodes', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, i) => begin('body', i % 2 ? line.receipts : line.otherNode)),
      );
      expect(outcomes.filter(({ kind }) => kind === 'first')).toHaveLength(1);
      expect(outcomes.filter(({ kind }) => kind === 'in-flight')).toHaveLength(19);
    });

    it('D2 D6 repeats the first answer for 24 hours', async () => {
      await begin();
      await finish('{"status":200}');
      line.pass({ minutes: 24 * 60 - 1 });
      expect(await begin()).toEqual({ kind: 'done', answer: '{"status":200}' });
      line.pass({ minutes: 2 });
      expect(await begin()).toEqual({ kind: 'first' });
    });

    it('D6 refuses the same key with another body', async () => {
      await begin();
      expect(await begin('another')).toEqual({ kind: 'other-body' });
      await finish('done');
      expect(await begin('another')).toEqual({ kind: 'other-body' });
    });

    it('D6 keeps keys of different scopes apart', async () => {
      await begin();
      expect(await line.receipts.begin({ scope: 'elsewhere', key: `key-${key}`, fingerprint: 'x' })).toEqual({
        kind: 'first',
      });
    });

    it('D6 frees a key whose write did not happen, but not one that was answered', async () => {
      await begin();
      await line.receipts.abandon({ scope: 'test', key: `key-${key}` });
      expect(await begin()).toEqual({ kind: 'first' });
      await finish('done');
      await line.receipts.abandon({ scope: 'test', key: `key-${key}` });
      expect(await begin()).toEqual({ kind: 'done', answer: 'done' });
    });

    it('E10 lets a retry take over, once, from a node that died in the middle', async () => {
      await begin();
      line.pass({ minutes: 0.9 });
      expect(await begin()).toEqual({ kind: 'in-flight' });
      line.pass({ minutes: 0.2 });
      const outcomes = await Promise.all([begin(), begin('body', line.otherNode), begin()]);
      expect(outcomes.filter(({ kind }) => kind === 'first')).toHaveLength(1);
    });

    it('D6 E10 lets no other body take over the key of a node that died in the middle', async () => {
      await begin();
      line.pass({ minutes: 2 });
      expect(await begin('another')).toEqual({ kind: 'other-body' });
      expect(await begin()).toEqual({ kind: 'first' });
    });
  });
}
