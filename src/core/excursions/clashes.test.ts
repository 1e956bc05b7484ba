import { aDeparture, someTravellers } from '../../../test/builders/a-departure';
import type { BespokeRequest } from './bespoke-request';
import { clashesWith } from './clashes';
import type { ExcursionParty } from './excursion-bookings.port';

const at = (hour: string) => new Date(`2027-06-06T${hour}:00Z`);
const departure = aDeparture({ begins: at('06:30'), minutes: 120 });
const [eleanor] = someTravellers('100200', 1).map((guest) => ({ ...guest, bookingId: 'b' }));
if (!eleanor) throw new Error('One travels.');
const aParty = (id: string, begins: Date): ExcursionParty => ({
  partyId: id,
  reservationId: '100200',
  contactId: 'eleanor',
  departure: aDeparture({ id, begins, minutes: 60, tourCode: id }),
  state: 'waiting',
  bookings: [eleanor],
});
const aRequest = (state: BespokeRequest['state']) =>
  ({ state, begins: at('07:00'), ends: at('09:00'), guests: [{ fullName: 'Iris' }], notes: 'A boat.' }) as never;

describe('what guests do at the hours of a departure', () => {
  it('EXC-09 is named with who does it: another excursion, a wait for one, and what is arranged for them', () => {
    const found = clashesWith(departure, {
      parties: [
        aParty('before', at('05:30')),
        aParty('during', at('08:29')),
        aParty('after', at('08:30')),
        { ...aParty('itself', at('06:30')), departure },
      ],
      requests: [aRequest('declined')],
      titleOf: (code) => `The ${code} one`,
    });
    expect(found).toEqual([{ title: 'The during one', names: ['Guest 1'] }]);
  });

  it('EXC-09 holds for custom requests that are not declined', () => {
    const found = clashesWith(departure, { parties: [], requests: [aRequest('requested')], titleOf: String });
    expect(found.map(({ names }) => names)).toEqual([['Iris']]);
  });
});
