import type { Opportunities } from '../../src/core/meetings/opportunities.port';

export interface OpportunitiesUnderTest {
  readonly opportunities: Opportunities;
  /** One that the line has with a guest. */
  readonly known: { readonly opportunityId: string; readonly contactId: string };
  close(): Promise<void>;
}

export function describeOpportunities(name: string, open: () => Promise<OpportunitiesUnderTest>): void {
  describe(`Opportunities on ${name}`, () => {
    let line: OpportunitiesUnderTest;
    beforeAll(async () => {
      line = await open();
    });
    afterAll(() => line.close());

    it('PYC-01 H36 opens the meeting page of the contact whose opportunity it is', async () => {
      expect(await line.opportunities.findContactId(line.known.opportunityId)).toBe(line.known.contactId);
    });

    it('C2 C9 finds nobody by an unknown id, another guest’s id, or no id at all', async () => {
      for (const id of [
        '',
        line.known.contactId,
        '0065g000000NoOneAAA',
        `${line.known.opportunityId}x`,
        "x' OR Id != '",
        '%',
        'null',
      ]) {
        expect({ id, found: await line.opportunities.findContactId(id) }).toEqual({ id, found: undefined });
      }
    });
  });
}
