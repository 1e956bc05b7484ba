import { sendLeadsInStorm } from './lead-storm';
import { whatIsWrong } from './trial';

const title =
  'D1 D2 E10 loses and doubles no lead while the CRM fails, nodes are killed and the store of leads crashes';
const storm = { leads: 30, nodeKills: 1, storeKills: 1, isHurried: true, crmStateMs: 400 };

it(`${title}: postgres`, async () => {
  expect(whatIsWrong(await sendLeadsInStorm({ ...storm, store: 'postgres' }))).toEqual([]);
}, 180_000);

it(`${title}: redis (in full)`, async () => {
  expect(whatIsWrong(await sendLeadsInStorm({ ...storm, store: 'redis' }))).toEqual([]);
}, 180_000);
