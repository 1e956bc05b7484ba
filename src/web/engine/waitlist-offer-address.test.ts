import { StoppedClock } from '../../../test/builders/a-clock';
import { NodeSecrets } from '../../adapters/node-crypto/secrets';
import { BookingReceipt } from './booking-receipt';
import { WaitlistOfferAddress } from './waitlist-offer-address';

const clock = new StoppedClock();
const secrets = new NodeSecrets('a secret for tests');
const addresses = new WaitlistOfferAddress(new BookingReceipt(secrets, clock), secrets);
const placeOf = (address: string) => new URL(address, 'http://x').searchParams.get('place');

it('F4 F5 a waitlist address says when it was made, so that it is revoked with the receipts, and expires', () => {
  const place = placeOf(addresses.of('ON7'));
  expect(addresses.read(place)).toEqual({ reservationId: 'ON7', madeAt: clock.now(), isExpired: false });
  clock.pass({ days: 181 });
  expect(addresses.read(place)).toMatchObject({ reservationId: 'ON7', isExpired: true });
});

it('F4 C1 one of an earlier version, without a time, is expired, and an altered one is none', () => {
  const earlier = secrets.seal('waitlist-place', 'ON7');
  expect(addresses.read(earlier)).toEqual({ reservationId: 'ON7', madeAt: new Date(0), isExpired: true });
  for (const wrong of ['ON7', `${earlier}A`, '', undefined, ['x'], 'x'.repeat(600)])
    expect(addresses.read(wrong)).toBeUndefined();
});
