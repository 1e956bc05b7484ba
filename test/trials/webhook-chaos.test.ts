import { whatIsWrong } from './trial';
import { payThroughChaos } from './webhook-chaos';

it('F2 D6 D7 takes each payment once, though events are doubled, late, reordered or lost', async () => {
  expect(whatIsWrong(await payThroughChaos({ guests: 14 }))).toEqual([]);
}, 90_000);
