import { EmbeddedExcursionDemand } from './excursion-demand';

const experiences = ['ONX-1101', 'ONX-1102', 'ONX-1803'].map((tourCode) => ({ tourCode, capacity: 10, startTimes: ['09:00', '14:00'] }));

describe('the demand for experiences of the sample line', () => {
  it('H45 is the same whenever it is asked for, and differs from one experience to the next', async () => {
    const seats = await new EmbeddedExcursionDemand({ experiences }).countConfirmedSeats();
    expect(seats).toEqual(await new EmbeddedExcursionDemand({ experiences }).countConfirmedSeats());
    expect(new Set(seats.values()).size).toBe(3);
  });

  it('never passes the places that there were', async () => {
    const seats = await new EmbeddedExcursionDemand({ experiences }).countConfirmedSeats();
    for (const count of seats.values()) {
      expect(count).toBeGreaterThanOrEqual(200);
      expect(count).toBeLessThanOrEqual(800);
    }
  });
});
