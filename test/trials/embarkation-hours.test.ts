import { embark } from './embarkation-hours';
import { whatIsWrong } from './trial';

it('D6 gives the hours of embarkation to as many guests as there is room for, of many at once on two nodes', async () => {
  expect(whatIsWrong(await embark({ guests: 60, hours: 3, guestsPerHour: 4 }))).toEqual([]);
}, 60_000);
