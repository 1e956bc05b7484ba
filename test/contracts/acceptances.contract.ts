import type { Acceptance, Acceptances } from '../../src/core/engine/acceptances.port';

export interface AcceptancesUnderTest {
  readonly acceptances: Acceptances;
  readonly otherNode: Acceptances;
  /** What is stored for the hold, the oldest first. */
  storedFor(holdId: string): Promise<readonly Acceptance[]>;
  close(): Promise<void>;
}

export function describeAcceptances(name: string, open: () => Promise<AcceptancesUnderTest>): void {
  describe(`Acceptances on ${name}`, () => {
    let line: AcceptancesUnderTest;
    beforeAll(async () => {
      line = await open();
    });
    afterAll(() => line.close());

    const accepted = { holdId: 'h-1', version: '2026-11-21', textHash: 'a'.repeat(64), acceptedAt: new Date(1_000) };

    it('F8 keeps version, time and hash of what was accepted, and who repeats it accepts it once', async () => {
      await line.acceptances.record(accepted);
      await Promise.all(
        [line.acceptances, line.otherNode].map((node) => node.record({ ...accepted, acceptedAt: new Date(2_000) })),
      );
      expect(await line.storedFor('h-1')).toEqual([accepted]);
    });

    it('F8 keeps each text that was accepted for one suite, the oldest first', async () => {
      const later = { holdId: 'h-2', version: '', textHash: 'b'.repeat(64), acceptedAt: new Date(9_000) };
      const earlier = { ...later, version: '2026-01-02', textHash: 'c'.repeat(64), acceptedAt: new Date(8_000) };
      await line.acceptances.record(later);
      await line.otherNode.record(earlier);
      expect(await line.storedFor('h-2')).toEqual([earlier, later]);
      expect(await line.storedFor('h-3')).toEqual([]);
    });
  });
}
