import { testDatabases } from '../services/databases';
import { sellSeats } from './seats';
import { whatIsWrong } from './trial';

// The engine that loses answers is the harder one; the drill asks the line's own too. Other engines are held to the suite of excursion bookings without a site around them (adapters/engine-http/excursion-bookings.test.ts).
it.each(['loses-answers'] as const)(
  'D5 D6 D7 sells each seat ashore once on two nodes, one of them killed half way: %s',
  async (keeper) => {
    const postgres = testDatabases.find(({ name }) => name === 'PostgreSQL');
    if (!postgres) throw new Error('The tests know no PostgreSQL');
    const database = await postgres.create();
    try {
      expect(
        whatIsWrong(
          await sellSeats({
            keeper,
            databaseUrl: database.databaseUrl ?? '',
            guests: 12,
            departures: 1,
            requestsEach: 1,
            comesBack: false,
          }),
        ),
      ).toEqual([]);
    } finally {
      await database.drop();
    }
  },
  240_000,
);
