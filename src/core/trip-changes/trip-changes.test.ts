import { StoppedClock } from '../../../test/builders/a-clock';
import { aVoyage } from '../../../test/builders/a-voyage';
import type { MessageSender } from '../messages/message-sender.port';
import { plainDate } from '../shared/plain-date';
import { isMissed } from './is-missed';
import { changeTitle } from './change-text';
import { callsElsewhere, changedVoyage, dayChangesOf } from './changed-voyage';
import { NotifyOfChanges } from './notify-of-changes';
import { changesOf, type DayChange, type TripChange } from './trip-change';

const sailing = 'ON1-CYC-270412-007';
const syros = { type: 'Docked', title: 'Syros', portSlug: 'syros', arrives: '08:00', departs: '18:00' } as const;
const change = (parts: Partial<DayChange> = {}): DayChange => ({
  changeId: 'a',
  itineraryId: sailing,
  kind: 'day',
  day: 2,
  before: syros,
  after: { ...syros, arrives: '10:00' },
  reason: 'A wind from the north.',
  changedAt: new Date('2027-04-10T12:00:00Z'),
  ...parts,
});
const cabin: TripChange = {
  changeId: 'c',
  itineraryId: sailing,
  kind: 'cabin',
  reservationId: '100200',
  before: '512',
  after: '611',
  reason: 'A leak.',
  changedAt: new Date(0),
};
const voyage = aVoyage({
  days: [
    { day: 1, type: 'Docked', title: 'Athens', departs: '20:00', description: 'Board.' },
    { day: 2, ...syros, description: 'Marble.', picture: { name: 'syros', alt: 'Syros.' } },
  ],
});

describe('a sailing that the line changes', () => {
  it('TRD-02 goes as it was changed last, and every other sailing of the voyage as it was', () => {
    const second = change({ changeId: 'b', after: { ...syros, arrives: '11:00', departs: '19:00' } });
    const changes = new Map([[sailing, [change(), second, cabin]]]);
    const changed = changedVoyage(voyage, sailing, changes);
    expect(changed.days[1]).toMatchObject({ arrives: '11:00', departs: '19:00', description: 'Marble.' });
    expect(changed.days[1]?.scheduleNote).toMatch(/As planned: Syros, .* to 6:00 pm\. A wind from the north\.$/);
    expect(changedVoyage(voyage, sailing, changes)).toBe(changed);
    expect(changedVoyage(voyage, 'ON1-CYC-270503-007', changes)).toBe(voyage);
    expect(dayChangesOf(changes, sailing, 2)).toHaveLength(2);
    expect(voyage.days[1]?.arrives).toBe('08:00');
  });

  it('TRD-02 says nothing of a port that it does not call at any more', () => {
    const storm = change({ after: { type: 'At Sea', title: 'At sea' }, reason: 'A storm.' });
    const [, day] = changedVoyage(voyage, sailing, new Map([[sailing, [storm]]])).days;
    expect(day).toEqual({
      day: 2,
      type: 'At Sea',
      title: 'At sea',
      description: 'A storm.',
      scheduleNote: 'Changed for this sailing. As planned: Syros, at the pier, 8:00 am to 6:00 pm.',
    });
    expect(changeTitle(storm)).toBe('Day 2: At sea instead of Syros');
  });

  it('TRD-02 boards where the first day is, and is as planned again when a change is taken back', () => {
    const [athens, syrosDay] = voyage.days;
    const elsewhere = change({ day: 1, after: { type: 'Docked', title: 'Lavrio', portSlug: 'lavrio' } });
    const moved = changedVoyage(voyage, sailing, new Map([[sailing, [elsewhere]]]));
    expect([moved.embarkPort, moved.debarkPort, callsElsewhere(voyage, moved)]).toEqual(['Lavrio', 'Athens', true]);
    const back = change({ after: syros });
    const mended = changedVoyage(voyage, sailing, new Map([[sailing, [change(), back]]]));
    expect([mended.days, callsElsewhere(voyage, mended)]).toEqual([[athens, syrosDay], false]);
  });

  it('ROL-04 shows another cabin to its reservation alone', () => {
    const changes = new Map([[sailing, [change(), cabin]]]);
    expect(changesOf(changes, [sailing, sailing], '100200').map(({ changeId }) => changeId)).toEqual(['a', 'c']);
    expect(changesOf(changes, [sailing], '100201').map(({ changeId }) => changeId)).toEqual(['a']);
    expect(changesOf(changes, ['ON1-AEG-270412-007'], '100200')).toEqual([]);
  });

  it('EXC-24 names what does not fit the day any more: another port, too early, too late', () => {
    const day = {
      date: plainDate('2027-04-13'),
      timeZone: 'Europe/Athens',
      day: { day: 2, description: '', ...syros },
    };
    const at = (begins: string, ends: string, portSlug = 'syros') =>
      isMissed(
        {
          date: day.date,
          begins: new Date(`2027-04-13T${begins}:00+03:00`),
          ends: new Date(`2027-04-13T${ends}:00+03:00`),
          experience: { portSlug },
        },
        day,
      );
    const nextDay = { date: plainDate('2027-04-14'), begins: new Date(0), ends: new Date(0) };
    expect(isMissed({ ...nextDay, experience: { portSlug: 'paros' } }, day)).toBe(false);
    expect([at('08:00', '18:00'), at('07:59', '12:00'), at('12:00', '18:01'), at('09:00', '10:00', 'paros')]).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});

describe('messages about changes', () => {
  const open = (send: MessageSender['send']) => {
    const marked: string[] = [];
    const leases: Date[] = [];
    const clock = new StoppedClock();
    const notify = new NotifyOfChanges({
      changes: {
        claimNotices: async (leaseUntil) => {
          leases.push(leaseUntil);
          return ['eleanor', 'nobody'].map((contactId) => ({ change: change(), reservationId: '100200', contactId }));
        },
        markNotified: async ({ contactId }) => void marked.push(contactId),
      },
      guests: {
        getGuest: async (contactId) => ({
          contactId,
          firstName: 'Eleanor',
          lastName: 'Marsh',
          recordTypeName: 'Guest',
          isOwnedByConsultant: false,
          ...(contactId === 'eleanor' ? { email: 'guest@example.com' } : {}),
        }),
      },
      sender: { send },
      clock,
      addressOf: () => 'https://line.example/my-profile/trips',
    });
    return { notify, marked, leases, clock };
  };

  it('D1 say what was, what is and why, once to each', async () => {
    const sent: string[] = [];
    const { notify, marked } = open(async ({ subject, paragraphs }) => {
      sent.push([subject, ...paragraphs].join(' '));
      return { kind: 'sent' };
    });
    expect(await notify.run()).toEqual({ notified: 1, unnotified: 0 });
    expect(sent[0]).toContain('It was: Syros, at the pier, 8:00 am to 6:00 pm. It is: Syros, at the pier, 10:00 am');
    expect([sent.length, marked]).toEqual([1, ['eleanor', 'nobody']]);
  });

  it('D1 are tried again while no message leaves', async () => {
    const { notify, marked } = open(async () => Promise.reject(new Error('down')));
    expect([await notify.run(), marked]).toEqual([{ notified: 0, unnotified: 1 }, ['nobody']]);
  });

  it('D1 are claimed for a minute, so that no other node sends them meanwhile', async () => {
    const { notify, leases, clock } = open(async () => ({ kind: 'sent' }));
    await notify.run();
    expect(leases).toEqual([new Date(clock.now().getTime() + 60_000)]);
  });
});
