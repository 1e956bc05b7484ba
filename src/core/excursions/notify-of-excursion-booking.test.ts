import { RateLimitsInMemory } from '../../../test/builders/rate-limits-in-memory';
import { StoppedClock } from '../../../test/builders/a-clock';
import { aDeparture, someTravellers } from '../../../test/builders/a-departure';
import { anExperience } from '../../../test/builders/an-experience';
import { until } from '../../../test/support/until';
import type { Message } from '../messages/message';
import type { PartyMember } from '../party/party-member';
import type { ExcursionBooking, ExcursionParty } from './excursion-bookings.port';
import type { Experience } from './experience';
import { NotifyOfExcursionBooking } from './notify-of-excursion-booking';
import { RemoveExcursionBookings } from './remove-excursion-bookings';

const clock = new StoppedClock();
const departure = aDeparture({ begins: new Date(clock.now().getTime() + 30 * 24 * 3_600_000) });
const [first, second] = someTravellers('100200', 2).map((guest, index) => ({ ...guest, bookingId: `b-${index}` }));
if (!first || !second) throw new Error('Two travel.');
const party: ExcursionParty = {
  partyId: 'p-1',
  reservationId: '100200',
  contactId: 'eleanor',
  departure,
  state: 'confirmed',
  bookings: [first, second],
};

const withoutPrice = ({ price: _price, ...booking }: ExcursionBooking): ExcursionBooking => booking;

function open({
  closesInHours = 24,
  findExperiences = async () => [],
}: { readonly closesInHours?: number; readonly findExperiences?: () => Promise<readonly Experience[]> } = {}) {
  const [sent, warnings, markSeconds]: [Message[], unknown[], number[]] = [[], [], []];
  const used = new Set<string>();
  const mail: { isDown: boolean; refuses?: string | undefined } = { isDown: false };
  const daniel = {
    state: 'accepted',
    traveller: 1,
    contactId: 'daniel',
    endsOn: '2099-01-01',
  } as unknown as PartyMember;
  const notify = new NotifyOfExcursionBooking({
    guests: {
      getGuest: async (contactId) => ({
        contactId,
        firstName: contactId,
        lastName: 'Marsh',
        recordTypeName: 'Guest',
        isOwnedByConsultant: false,
        email: `${contactId}@example.com`,
      }),
    },
    members: { findOf: async () => [daniel, { ...daniel, state: 'revoked', contactId: 'ada', traveller: 0 }] },
    content: { findExperiences },
    sender: {
      send: async (message) => {
        if (mail.isDown || (message.to.channel === 'email' && message.to.email === mail.refuses))
          throw new Error('no carrier');
        sent.push(message);
        return { kind: 'sent' };
      },
    },
    marks: {
      use: async ({ id, forSeconds }) => {
        markSeconds.push(forSeconds);
        return !used.has(id) && used.add(id).size > 0;
      },
      release: async (id) => void used.delete(id),
    },
    limits: new RateLimitsInMemory(clock),
    terms: { offerHours: 24, closesHours: 2, freeCancellationHours: closesInHours },
    clock,
    officeTimeZone: 'America/New_York',
    tripsUrl: () => 'https://line.example/trips',
    warn: (error) => void warnings.push(error),
  });
  const subjects = () => sent.map(({ to, subject }) => `${to.channel === 'email' ? to.email : ''} ${subject}`);
  return { notify, sent, mail, subjects, warnings, markSeconds };
}

describe('a mail about an excursion', () => {
  it('EXC-27 D9 goes once for each booking, to the guest who booked and to those who take part by themselves', async () => {
    const { notify, sent, subjects } = open();
    await notify.notifyOfBooking(party);
    await notify.notifyOfBooking(party);
    expect(subjects()).toEqual(['eleanor@example.com Reserved: ONX-1803', 'daniel@example.com Reserved: ONX-1803']);
    expect(sent[0]?.paragraphs.join(' ')).toContain('is reserved for Guest 1, Guest 2. $180.00 per guest is posted');
    await notify.notifyOfBooking({ ...party, partyId: 'p-2', state: 'waiting' });
    await notify.notifyOfBooking({ ...party, partyId: 'p-2' });
    expect(subjects().slice(2)).toEqual([
      'eleanor@example.com On the waitlist: ONX-1803',
      'daniel@example.com On the waitlist: ONX-1803',
      'eleanor@example.com Reserved: ONX-1803',
      'daniel@example.com Reserved: ONX-1803',
    ]);
  });

  it('EXC-07 EXC-27 says of a party that waits no more than is known: there may be places, but not for all', async () => {
    const { notify, sent } = open();
    await notify.notifyOfBooking({ ...party, state: 'waiting' });
    expect(sent[0]?.paragraphs[0]).toContain('has too few places left; on the waitlist: Guest 1, Guest 2.');
  });

  it('EXC-27 F5 goes sixty times a day at most to each, however often a guest books and gives back', async () => {
    const { notify, sent, warnings } = open();
    for (let time = 0; time < 61; time += 1) await notify.notifyOfBooking({ ...party, partyId: `p-${time}` });
    expect([sent.length, warnings.length]).toEqual([120, 2]);
  });

  it('EXC-27 D9 is sent again where it could not be, and never fails the booking', async () => {
    const { notify, mail, subjects, warnings } = open();
    mail.isDown = true;
    await notify.notifyOfBooking(party);
    expect(warnings).toEqual([new Error('no carrier'), new Error('no carrier')]);
    mail.isDown = false;
    await notify.notifyOfBooking(party);
    expect(subjects()).toHaveLength(2);
  });

  it('EXC-27 D9 goes again to those alone who did not get it, whichever of them that is', async () => {
    for (const refused of ['eleanor@example.com', 'daniel@example.com']) {
      const { notify, mail, subjects } = open();
      mail.refuses = refused;
      await notify.notifyOfBooking(party);
      mail.refuses = undefined;
      await notify.notifyOfBooking(party);
      await notify.notifyOfBooking(party);
      expect(subjects().toSorted()).toEqual([
        'daniel@example.com Reserved: ONX-1803',
        'eleanor@example.com Reserved: ONX-1803',
      ]);
      expect(subjects().at(-1)).toContain(refused);
    }
  });

  it.each([
    [24, /Places may be given back free of charge until/],
    [24 * 30, /\$180\.00 per guest is posted .* even if the places are given back/],
  ])('EXC-27 promises no free return that is over: %i hours before', async (closesInHours, then) => {
    const { notify, sent } = open({ closesInHours });
    await notify.notifyOfBooking(party);
    expect(sent[0]?.paragraphs[1]).toMatch(then);
  });

  it('EXC-27 says of one given back whether it costs, to those who leave it, and nothing of a repeat', async () => {
    for (const [closesInHours, then] of [
      [24, 'Nothing is due for it.'],
      // From the hour on at which the terms end what is free.
      [24 * 30, '$180.00 per guest is posted to your account on board'],
      [24 * 60, '$180.00 per guest is posted to your account on board, unless the line has changed that day.'],
    ] as const) {
      const { notify, sent, subjects } = open({ closesInHours });
      let standing: readonly ExcursionParty[] = [party];
      const remove = new RemoveExcursionBookings(
        {
          findParties: async () => standing,
          remove: async ({ bookingIds }) => (bookingIds.includes('b-9') ? 'not-found' : 'removed'),
        },
        notify,
      );
      const removal = { contactId: 'eleanor', reservationIds: ['100200'], bookingIds: ['b-0'] };
      expect(await remove.run({ ...removal, bookingIds: ['b-9'] })).toBe('not-found');
      expect(await remove.run(removal)).toBe('removed');
      await until(() => subjects().length, 1);
      expect(subjects()).toEqual(['eleanor@example.com Given back: ONX-1803']);
      expect(sent[0]?.paragraphs[1]).toContain(then);
      standing = [{ ...party, bookings: [second] }];
      expect(await remove.run(removal)).toBe('removed');
      expect(sent).toHaveLength(1);
    }
  });

  it('EXC-27 H32 calls nothing free that is given back late, where the price is unknown', async () => {
    const unpriced = withoutPrice(first);
    const { notify, sent } = open({ closesInHours: 24 * 30 });
    await notify.notifyOfRemoval({ ...party, bookings: [unpriced] }, [unpriced]);
    expect(sent[0]?.paragraphs[1]).toBe(
      'It leaves soon: the price is posted to your account on board, unless the line has changed that day.',
    );
  });

  it('has the title of the booked experience, and is recognised as sent for ninety days', async () => {
    const other = anExperience({ tourCode: 'ONX-1', title: 'Bells' });
    const { notify, subjects, markSeconds } = open({ findExperiences: async () => [other, anExperience()] });
    await notify.notifyOfBooking(party);
    expect(subjects()[0]).toBe('eleanor@example.com Reserved: Room for Four');
    expect(markSeconds).toEqual([7_776_000, 7_776_000]);
  });

  it('is warned of, and fails no booking, where the content cannot be read', async () => {
    const { notify, sent, warnings } = open({ findExperiences: () => Promise.reject(new Error('away')) });
    await notify.notifyOfBooking(party);
    expect([sent, warnings]).toEqual([[], [new Error('away')]]);
  });
});
