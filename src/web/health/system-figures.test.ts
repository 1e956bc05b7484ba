import { Metrics } from './metrics';
import { addSystemFigures } from './system-figures';

it('G6 G10 each scrape says of every system whether its check fails, although nobody calls it', async () => {
  const metrics = new Metrics('a-build');
  let isEvicting = true;
  addSystemFigures(metrics, [
    { name: 'database', check: async () => undefined },
    {
      name: 'redis',
      check: async () => {
        if (isEvicting) throw new Error('maxmemory-policy must be noeviction');
      },
    },
    { name: 'mail', check: () => new Promise(() => undefined) },
  ]);
  const lines = async () => (await metrics.render()).text.match(/^landfall_system_failing.*/gm);
  expect(await lines()).toEqual([
    'landfall_system_failing{system="database"} 0',
    'landfall_system_failing{system="redis"} 1',
    'landfall_system_failing{system="mail"} 1',
  ]);
  isEvicting = false;
  expect(await lines()).toContain('landfall_system_failing{system="redis"} 0');
});
