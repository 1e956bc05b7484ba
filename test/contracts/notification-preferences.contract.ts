import { defaultChoices } from '../../src/core/notification-settings/notification-items';
import type { NotificationPreferences } from '../../src/core/notification-settings/notification-preferences.port';

export interface NotificationPreferencesUnderTest {
  readonly preferences: NotificationPreferences;
  /** The same choices, as another node sees them. */
  readonly otherNode: NotificationPreferences;
  /** Two guests who have chosen nothing. */
  readonly guests: readonly [string, string];
  close(): Promise<void>;
}

const both = { email: true, sms: true };
const off = { email: false, sms: false };

export function describeNotificationPreferences(
  name: string,
  open: () => Promise<NotificationPreferencesUnderTest>,
): void {
  describe(`NotificationPreferences on ${name}`, () => {
    let line: NotificationPreferencesUnderTest;
    beforeAll(async () => {
      line = await open();
    });
    afterAll(() => line.close());

    it('H37 begins with the defaults, and keeps of each guest what they chose', async () => {
      const [eleanor, james] = line.guests;
      const his = await line.preferences.find(james);
      expect(await line.preferences.find(eleanor)).toEqual(defaultChoices);
      const saved = await line.preferences.save({
        contactId: eleanor,
        changes: { accountActivity: both, reservationReminders: off },
      });
      expect(saved).toEqual({ ...defaultChoices, accountActivity: both, reservationReminders: off });
      expect(await line.otherNode.find(eleanor)).toEqual(saved);
      expect(await line.otherNode.find(james)).toEqual(his);
      expect(await line.preferences.save({ contactId: eleanor, changes: {} })).toEqual(saved);
    });

    it('H37 takes changes of two nodes at once: each is whole, and none loses the other’s', async () => {
      const [, james] = line.guests;
      const set = (node: NotificationPreferences, to: typeof both) =>
        node.save({ contactId: james, changes: { feedback: to, tripPlanning: to } });
      await Promise.all([
        ...Array.from({ length: 6 }, (_, at) => set(at % 2 ? line.preferences : line.otherNode, at % 2 ? both : off)),
        line.preferences.save({ contactId: james, changes: { newsAndPrograms: both } }),
        line.otherNode.save({ contactId: james, changes: { travelRegulations: both } }),
      ]);
      const { feedback, tripPlanning, newsAndPrograms, travelRegulations } = await line.preferences.find(james);
      expect(feedback).toEqual(tripPlanning);
      expect([newsAndPrograms, travelRegulations]).toEqual([both, both]);
    });
  });
}
