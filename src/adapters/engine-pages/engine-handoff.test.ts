import { EnginePagesHandoff } from './engine-handoff';

const reservation = {
  reservationId: '100200',
  contactId: 'eleanor',
  failure: '/my-profile/trips/itinerary?reservationId=100200&ssoFailed=1',
  packageCode: 'ON1-CYC-270412-007',
  lastName: 'Moss',
  firstName: 'Eleanor',
  email: 'guest@example.com',
};
const engineHandoff = new EnginePagesHandoff({
  customerBooking: 'https://reserve.example/customer-booking',
  fareBreakdown: 'https://reserve.example/fares',
});

describe('another vendor’s engine, known by its pages', () => {
  it('ENG-07 H08 is sent package code, confirmation number, names and e-mail in a form, with none of it in the address', async () => {
    expect(await engineHandoff.customerBooking(reservation)).toEqual({
      kind: 'post',
      address: 'https://reserve.example/customer-booking',
      fields: {
        packageCode: 'ON1-CYC-270412-007',
        confirmationNumber: '100200',
        lastName: 'Moss',
        firstName: 'Eleanor',
        email: 'guest@example.com',
      },
    });
  });

  it('ENG-08 H08 is sent reservation number, last name, e-mail and voyage id in a form', async () => {
    expect(await engineHandoff.fareBreakdown(reservation)).toEqual({
      kind: 'post',
      address: 'https://reserve.example/fares',
      fields: {
        reservationNumber: '100200',
        lastName: 'Moss',
        email: 'guest@example.com',
        voyageId: 'ON1-CYC-270412-007',
      },
    });
  });

  it('ENG-02 issues no token, and opens no page that is not configured', async () => {
    const bare = new EnginePagesHandoff({});
    expect([
      await bare.issueToken(),
      await bare.customerBooking(reservation),
      await bare.fareBreakdown(reservation),
    ]).toEqual([undefined, undefined, undefined]);
  });
});
