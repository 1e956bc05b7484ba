import { aDeparture, aPartyRequest, someTravellers } from '../../../test/builders/a-departure';
import { aBespokeRequest } from '../../../test/builders/some-bespoke-details';
import { bespokeClash } from './bespoke-clash';

const [eleanor, daniel] = someTravellers('100200', 2).map(({ participantId, fullName }) => ({
  participantId,
  fullName,
}));
if (!eleanor || !daniel) throw new Error('Two travel.');
const begins = new Date('2027-06-06T06:30:00Z');
const departure = aDeparture({ begins, minutes: 120 });
const booking = aPartyRequest({ departure, reservationId: '100200', size: 1 });
const asked = (from: string, to: string, changes: Parameters<typeof aBespokeRequest>[0] = {}) =>
  aBespokeRequest({
    begins: new Date(`2027-06-06T${from}:00Z`),
    ends: new Date(`2027-06-06T${to}:00Z`),
    guests: [eleanor, daniel],
    ...changes,
  });

describe('a booking beside a custom excursion that was asked for', () => {
  it.each([
    ['ends when the booked one begins', '05:00', '06:30', false],
    ['ends a minute later', '05:00', '06:31', true],
    ['begins a minute before the booked one ends', '08:29', '10:00', true],
    ['begins when it ends', '08:30', '10:00', false],
  ])('is refused only for one at the same time, as this one is or not: it %s', (_when, from, to, isRefused) => {
    expect(bespokeClash(booking, [asked(from, to)]) !== undefined).toBe(isRefused);
  });

  it('names the guests who would be at both, and is not refused for others or for one that was declined', () => {
    expect(bespokeClash(booking, [asked('06:00', '07:00')])).toMatchObject({
      kind: 'overlaps',
      participantIds: [eleanor.participantId],
    });
    expect(bespokeClash(booking, [asked('06:00', '07:00', { guests: [daniel] })])).toBeUndefined();
    expect(bespokeClash(booking, [asked('06:00', '07:00', { state: 'declined' })])).toBeUndefined();
  });
});
