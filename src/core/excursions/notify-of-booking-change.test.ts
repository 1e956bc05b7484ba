import { aTrip } from '../../../test/builders/a-trip';
import type { Message } from '../messages/message';
import { PartyView } from '../party/party-view';
import { NotifyOfBookingChange } from './notify-of-booking-change';

const travellers = [
  { position: 0, fullName: 'Eleanor Marsh', isChild: false, contactId: 'eleanor' },
  { position: 1, fullName: 'Daniel Marsh', isChild: false, contactId: 'daniel' },
  { position: 2, fullName: 'Ada Lind', isChild: false, contactId: 'ada' },
  { position: 3, fullName: 'Iris Marsh', isChild: true },
];
const view = new PartyView(aTrip(), 'eleanor', [], [], travellers);

/** Sends the mail about a change that concerns these travellers, counted from 1. */
async function send(
  concerned: readonly number[],
  { withoutEmail, refused }: { readonly withoutEmail?: string; readonly refused?: string } = {},
) {
  const [sent, warnings, asked]: [Message[], unknown[], string[]] = [[], [], []];
  await new NotifyOfBookingChange({
    guests: {
      getGuest: async (contactId) => {
        asked.push(contactId);
        return {
          contactId,
          firstName: contactId,
          lastName: 'Marsh',
          recordTypeName: 'Guest',
          isOwnedByConsultant: false,
          ...(contactId === withoutEmail ? {} : { email: `${contactId}@example.com` }),
        };
      },
    },
    sender: {
      send: async (message) => {
        if (message.to.channel === 'email' && message.to.email === `${refused}@example.com`)
          throw new Error('no carrier');
        sent.push(message);
        return { kind: 'sent' };
      },
    },
    addressOf: (reservationId) => `https://line.example/trips/${reservationId}`,
    warn: (error) => void warnings.push(error),
  }).run(view, {
    title: 'Room for Four',
    changes: ['Now at 1:30 pm.'],
    participantIds: concerned.map((place) => `100200-${place}`),
  });
  return { sent, warnings, asked, to: sent.map(({ to }) => (to.channel === 'email' ? to.email : '')) };
}

describe('the mail about a changed excursion booking', () => {
  it('goes to the guest who booked and to the travellers concerned who have an account, once to each', async () => {
    const { sent, to, asked } = await send([1, 2, 4]);
    expect(to).toEqual(['eleanor@example.com', 'daniel@example.com']);
    expect(asked).toEqual(['eleanor', 'daniel']);
    expect(sent[0]).toEqual({
      to: { channel: 'email', email: 'eleanor@example.com' },
      kind: 'reservation',
      subject: 'Changed: Room for Four',
      short: 'Room for Four has changed.',
      paragraphs: ['eleanor, Room for Four, reservation 100200, has changed.', 'Now at 1:30 pm.'],
      action: { label: 'See the trip', url: 'https://line.example/trips/100200' },
    });
  });

  it('goes to the guest who booked also where only others are concerned, and tells those who changed it', async () => {
    const { sent, to } = await send([3]);
    expect(to).toEqual(['eleanor@example.com', 'ada@example.com']);
    expect(sent.map(({ paragraphs }) => paragraphs.slice(2))).toEqual([
      [],
      ['It was changed by the guest who booked the trip.'],
    ]);
  });

  it('is left out for a guest without an address, and a failed one is warned of and keeps nobody else from theirs', async () => {
    const unaddressed = await send([2], { withoutEmail: 'eleanor' });
    expect([unaddressed.to, unaddressed.warnings]).toEqual([['daniel@example.com'], []]);
    const failed = await send([2], { refused: 'eleanor' });
    expect([failed.to, failed.warnings]).toEqual([['daniel@example.com'], [new Error('no carrier')]]);
  });
});
