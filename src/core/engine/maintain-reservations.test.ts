import { FakeWaitlistOffers } from '../../../test/builders/fake-waitlist-offers';
import { MaintainReservations } from './maintain-reservations';

it('one round of maintenance frees, offers and then writes, and reports the messages of all kinds together', async () => {
  const steps: string[] = [];
  const step =
    <Outcome>(name: string, outcome: Outcome) =>
    async () => {
      steps.push(name);
      return outcome;
    };
  const notItsTask = () => Promise.reject(new Error('Maintenance ends no single reservation.'));
  const maintain = new MaintainReservations({
    changes: {
      lapse: step('lapse', ['ON71000001']),
      closeVoyages: step('close', ['ON71000002']),
      cancel: notItsTask,
    },
    offers: Object.assign(new FakeWaitlistOffers(), { passOn: step('pass on', ['ON71000003']) }),
    offerToWaitlist: { run: step('offer', 4) },
    notifyOfReservations: { run: step('write of reservations', { notified: 5, unnotified: 1 }) },
    notifyOfOffers: { run: step('write of offers', { notified: 3, unnotified: 2 }) },
    notifyOfRefunds: { run: step('write of refunds', { notified: 2, unnotified: 4 }) },
  });
  expect(await maintain.run()).toEqual({
    lapsedIds: ['ON71000001'],
    closedIds: ['ON71000002'],
    passedOn: ['ON71000003'],
    offerCount: 4,
    notified: 10,
    unnotified: 7,
  });
  expect(steps).toEqual([
    'lapse',
    'close',
    'pass on',
    'offer',
    'write of reservations',
    'write of offers',
    'write of refunds',
  ]);
});
