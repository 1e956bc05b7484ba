import { testDatabases } from '../services/databases';
import { playInMemory, playMoney, reportMoney } from './random-money';
import { whatIsWrong } from './trial';

it('F2 F7 loses and doubles no money of random histories with test cards, and shows the same sums everywhere', async () => {
  expect(whatIsWrong(await playInMemory('test-cards', 40, 1))).toEqual([]);
});

it('F2 F7 loses and doubles no money of random histories on hosted pages over two nodes of one PostgreSQL', async () => {
  const postgres = testDatabases.find(({ name }) => name === 'PostgreSQL');
  if (!postgres) throw new Error('The tests know no PostgreSQL');
  const place = await postgres.create();
  try {
    const figures = await playMoney({ method: 'hosted-page', place, histories: 40, seed: 1 });
    expect(whatIsWrong(reportMoney(figures, 'on PostgreSQL'))).toEqual([]);
  } finally {
    await place.drop();
  }
});
