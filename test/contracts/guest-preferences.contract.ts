import type { GuestPreferences } from '../../src/core/preferences/guest-preferences.port';

export interface GuestPreferencesUnderTest {
  readonly preferences: GuestPreferences;
  /** The same guests' preferences, as another node sees them. */
  readonly otherNode: GuestPreferences;
  /** Two guests who have answered nothing yet. */
  readonly guests: readonly [string, string];
  close(): Promise<void>;
}

export function describeGuestPreferences(name: string, open: () => Promise<GuestPreferencesUnderTest>): void {
  describe(`GuestPreferences on ${name}`, () => {
    let line: GuestPreferencesUnderTest;
    beforeEach(async () => {
      line = await open();
    });
    afterEach(() => line.close());

    it('SUR-11 creates one record for a guest whom two nodes ask at the same moment, and loses no answer', async () => {
      const [eleanor] = line.guests;
      expect(await line.preferences.find(eleanor)).toBeUndefined();
      expect(await line.preferences.findStatus(eleanor)).toBeUndefined();
      const saved = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          (at % 2 ? line.otherNode : line.preferences).save({
            contactId: eleanor,
            change: { answers: { [`question${at}`]: [`answer-${at}`] }, status: 'in-progress' },
          }),
        ),
      );
      expect(saved.map(({ kind }) => kind).toSorted()).toEqual([
        ...Array.from({ length: 7 }, () => 'changed'),
        'created',
      ]);
      expect(new Set(saved.map(({ record }) => record.id)).size).toBe(1);
      const found = await line.otherNode.find(eleanor);
      expect(Object.keys(found?.answers ?? {})).toHaveLength(8);
      expect(found).toMatchObject({ id: saved[0]?.record.id, contactId: eleanor, status: 'in-progress' });
      expect(await line.otherNode.findStatus(eleanor)).toBe('in-progress');
    });

    it('SUR-10 SUR-12 changes a guest’s own record only, keeps its id, and each guest’s apart', async () => {
      const [eleanor, james] = line.guests;
      const { record: hers } = await line.preferences.save({
        contactId: eleanor,
        change: { answers: { diet: ['none'] } },
      });
      const { record: his } = await line.preferences.save({
        contactId: james,
        change: { answers: { diet: ['vegan', 'no-pork'] }, status: 'in-progress', at: 'pillow' },
      });
      expect(his).toEqual({
        id: his.id,
        contactId: james,
        answers: { diet: ['vegan', 'no-pork'] },
        status: 'in-progress',
        at: 'pillow',
      });
      expect(await line.otherNode.find(james)).toEqual(his);
      for (const id of [his.id, 'nobody-s'])
        expect(await line.preferences.change({ contactId: eleanor, id, change: { isFresh: true } })).toBeUndefined();
      expect(await line.preferences.find(eleanor)).toEqual(hers);
      const fresh = await line.otherNode.change({
        contactId: james,
        id: his.id,
        change: { isFresh: true, status: null },
      });
      expect(fresh).toEqual({ id: his.id, contactId: james, answers: {} });
      expect(await line.preferences.find(james)).toEqual(fresh);
    });

    it('SUR-06 does not let a browser that opens the survey undo what another has finished', async () => {
      const [, james] = line.guests;
      await line.preferences.save({ contactId: james, change: { status: 'completed' } });
      await Promise.all(
        [line.preferences, line.otherNode].map((node) =>
          node.save({ contactId: james, change: { status: 'in-progress', at: 'pillow' } }),
        ),
      );
      const found = await line.preferences.find(james);
      expect([found?.status, found?.at]).toEqual(['completed', undefined]);
    });
  });
}
