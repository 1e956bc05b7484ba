import { sendLeadsInStorm } from './lead-storm';
import { whatIsWrong } from './trial';

it.each(['postgres', 'redis'] as const)(
  'D1 D2 E10 loses and doubles no lead while the CRM fails, nodes are killed and %s crashes',
  async (store) => {
    expect(
      whatIsWrong(
        await sendLeadsInStorm({ leads: 50, nodeKills: 1, storeKills: 1, store, isHurried: true, crmStateMs: 400 }),
      ),
    ).toEqual([]);
  },
  180_000,
);
