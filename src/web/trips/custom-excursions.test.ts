import { aBespokeRequest, someBespokeDetails } from '../../../test/builders/some-bespoke-details';
import { aPort } from '../../../test/builders/an-experience';
import { toCustomExcursions } from './custom-excursions';

const ports = [aPort({ slug: 'bequia', name: 'Bequia (Port Elizabeth)' })];
const cards = (...requests: readonly Parameters<typeof aBespokeRequest>[0][]) =>
  toCustomExcursions(
    requests.map((request) => aBespokeRequest(request)),
    ports,
  );

describe('custom excursions as cards', () => {
  it('EXC-05 EXC-21 EXC-24 gather guests and their count, hours with their zone, and ways to edit, ask and keep', () => {
    expect(cards({ ...someBespokeDetails({ size: 2 }) })).toEqual([
      {
        requestId: 'a-request',
        title: 'A walk under tall trees.',
        status: 'Requested',
        date: '3 February 2027',
        time: '9:00 am to 12:30 pm, Atlantic Standard Time',
        port: 'Bequia',
        guestCount: '2 guests',
        guests: ['Eleanor Marsh', 'Guest 2'],
        editHref: '/shore-and-sea-experiences/edit-bespoke-experience?reservationId=100200&request=a-request',
        contactHref: '/contact-us?about=bespoke-experience&reference=100200',
        calendarHref: '/my-profile/trips/experiences.ics?outing=a-request',
      },
    ]);
  });

  it('EXC-03 H32 are edited only while unanswered, cost what the line said or are on request, and are kept unless declined', () => {
    const [confirmed, priced, declined] = cards(
      { state: 'confirmed' },
      { requestId: 'b', state: 'confirmed', notes: 'By boat.', price: { amount: 18_000, currency: 'USD' } },
      { requestId: 'c', state: 'declined', answer: 'Closed.' },
    );
    expect([confirmed?.status, confirmed?.price, confirmed?.editHref]).toEqual([
      'Confirmed',
      'Price on request.',
      undefined,
    ]);
    expect(priced?.price).toContain('$180.00 per guest');
    expect([declined?.status, declined?.answer, declined?.price, declined?.calendarHref]).toEqual([
      'Declined',
      'Closed.',
      undefined,
      undefined,
    ]);
  });

  it('EXC-05 keep what was declined apart from the same request made again, and long words out of their heading', () => {
    expect(
      cards({ requestId: 'old', state: 'declined' }, { requestId: 'new' }).map(({ requestId, status }) => [
        requestId,
        status,
      ]),
    ).toEqual([
      ['new', 'Requested'],
      ['old', 'Declined'],
    ]);
    const [long] = cards({ notes: 'x'.repeat(91) });
    expect([long?.title, long?.words]).toEqual([undefined, 'x'.repeat(91)]);
  });
});
