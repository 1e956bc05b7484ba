import { StoppedClock } from '../../../test/builders/a-clock';
import { aDeparture, someTravellers } from '../../../test/builders/a-departure';
import { someExcursionTerms } from '../../../test/builders/some-terms';
import { anExperience } from '../../../test/builders/an-experience';
import type { Message } from '../messages/message';
import type { SendOutcome } from '../messages/message-sender.port';
import type { ExcursionBooking, ExcursionParty } from './excursion-bookings.port';
import type { Experience } from './experience';
import { MaintainExcursions } from './maintain-excursions';

const bookings = someTravellers('100200', 2).map((guest, index) => ({
  ...guest,
  bookingId: `b${index}`,
})) as unknown as readonly [ExcursionBooking, ...ExcursionBooking[]];
const party: ExcursionParty = {
  partyId: 'p',
  reservationId: '100200',
  contactId: 'c',
  departure: aDeparture({ begins: new Date('2027-06-06T06:30:00Z') }),
  state: 'offered',
  position: 1,
  offerEndsAt: new Date('2027-06-01T10:00:00Z'),
  bookings,
};
const withoutOfferEnd = ({ offerEndsAt: _offerEndsAt, ...rest }: ExcursionParty): ExcursionParty => rest;

function open({
  waiting = [party],
  email = 'ada@example.com',
  answer = async () => ({ kind: 'sent' }),
  experiences = [anExperience()],
}: {
  readonly waiting?: readonly ExcursionParty[];
  readonly email?: string | undefined;
  readonly answer?: () => Promise<SendOutcome>;
  readonly experiences?: readonly Experience[];
} = {}) {
  const [sent, notified, leases]: [Message[], string[], Date[]] = [[], [], []];
  const guest = {
    contactId: 'c',
    firstName: 'Ada',
    lastName: 'Lind',
    recordTypeName: 'Guest',
    isOwnedByConsultant: false,
    ...(email === '' ? {} : { email }),
  };
  const useCase = new MaintainExcursions({
    excursionBookings: {
      passOn: async () => ['d1', 'd2'],
      claimUnnotified: async (leaseUntil) => {
        leases.push(leaseUntil);
        return waiting;
      },
      markNotified: async (id) => void notified.push(id),
    },
    guests: { getGuest: async () => guest },
    content: { findExperiences: async () => experiences },
    sender: {
      send: async (message) => {
        sent.push(message);
        return answer();
      },
    },
    clock: new StoppedClock(),
    terms: someExcursionTerms,
    addressOf: (id) => `https://ondine.example/trips/${id}`,
  });
  return { run: () => useCase.run(), sent, notified, leases };
}

describe('what time does to the lines for experiences', () => {
  it('EXC-07 notifies a party that seats are held for it, until when in the port’s own time, and where to answer', async () => {
    const { run, sent, notified, leases } = open();
    expect(await run()).toEqual({ passedOn: 2, notified: 1, unnotified: 0 });
    expect(leases).toEqual([new Date(new StoppedClock().now().getTime() + 60_000)]);
    expect(sent).toMatchObject([
      {
        to: { channel: 'email', email: 'ada@example.com' },
        kind: 'reservation',
        subject: '2 places came free: Room for Four',
        action: { url: 'https://ondine.example/trips/100200' },
      },
    ]);
    expect(sent[0]?.paragraphs.join(' ')).toContain('6 June 2027 at 8:30 am, local time, for Guest 1, Guest 2');
    expect(sent[0]?.short).toMatch(/are kept for you until Tuesday, 1 June, 12:00 pm GMT\+2/);
    expect(notified).toEqual(['p']);
  });

  it('EXC-07 F8 says what the seats cost, and whether they may still be given back free of charge', async () => {
    const textOf = async (begins: string) => {
      const { run, sent } = open({ waiting: [{ ...party, departure: aDeparture({ begins: new Date(begins) }) }] });
      await run();
      return sent[0]?.paragraphs.join(' ');
    };
    const hours = (count: number) => new Date(new StoppedClock().now().getTime() + count * 3_600_000).toISOString();
    expect(await textOf(hours(49))).toMatch(/If you take them: .* Places may be given back free of charge until/);
    expect(await textOf(hours(47))).toMatch(/If you take them: .* even if the places are given back: it leaves soon\./);
  });

  it('EXC-07 tries again what no carrier took, and not what has no recipient', async () => {
    const away = open({ answer: async () => Promise.reject(new Error('away')) });
    expect([await away.run(), away.notified]).toEqual([{ passedOn: 2, notified: 0, unnotified: 1 }, []]);
    const withoutEmail = open({ email: '' });
    expect([await withoutEmail.run(), withoutEmail.notified, withoutEmail.sent]).toEqual([
      { passedOn: 2, notified: 0, unnotified: 0 },
      ['p'],
      [],
    ]);
  });

  it('writes nothing of an experience that is no longer offered, or of seats without an hour until which they are kept', async () => {
    for (const unwritable of [open({ experiences: [] }), open({ waiting: [withoutOfferEnd(party)] })])
      expect([await unwritable.run(), unwritable.notified, unwritable.sent]).toEqual([
        { passedOn: 2, notified: 0, unnotified: 0 },
        ['p'],
        [],
      ]);
  });
});
