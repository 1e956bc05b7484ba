import type {
  MeetingRequest,
  ConsultantCalendar,
  MeetingParticipants,
} from '../../src/core/meetings/consultant-calendar.port';

export interface ConsultantCalendarUnderTest {
  readonly calendar: ConsultantCalendar;
  /** The same calendars, as another node sees them. */
  readonly otherNode: ConsultantCalendar;
  /** Guests of one consultant without appointments: ten of them. */
  readonly participantSets: readonly MeetingParticipants[];
  now(): Date;
  passTime(time: { readonly days?: number; readonly minutes?: number }): void;
  /** Takes every appointment away. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

const dayMs = 86_400_000;

export function describeConsultantCalendar(name: string, open: () => Promise<ConsultantCalendarUnderTest>): void {
  describe(`ConsultantCalendar on ${name}`, () => {
    let line: ConsultantCalendarUnderTest;
    let eleanor: MeetingParticipants;
    let james: MeetingParticipants;
    beforeAll(async () => {
      line = await open();
      [eleanor, james] = line.participantSets as [MeetingParticipants, MeetingParticipants];
    });
    beforeEach(() => line.clear());
    afterAll(() => line.close());

    const freeStarts = async (calendar = line.calendar) =>
      (
        await calendar.findFreeTimes({
          resourceId: eleanor.resourceId,
          from: line.now(),
          to: new Date(line.now().getTime() + 31 * dayMs),
        })
      ).map(({ start }) => start);
    const aMeetingRequest = (start: Date, meetingRequest: Partial<MeetingRequest> = {}): MeetingRequest => ({
      participants: eleanor,
      start,
      way: 'phone',
      purpose: 'Something else',
      notes: '',
      key: `key-${start.getTime()}`,
      ...meetingRequest,
    });
    const someTime = async (at = 5) => (await freeStarts())[at] ?? new Date(0);
    const booked = async (meetingRequest: MeetingRequest) => {
      const outcome = await line.calendar.book(meetingRequest);
      if (outcome.kind !== 'booked') throw new Error(`Expected an appointment, got ${outcome.kind}.`);
      return outcome.appointment;
    };

    it('PYC-01 PYC-08 stores an appointment as it was requested, for this guest alone, and on every node', async () => {
      const start = await someTime();
      const appointment = await booked(aMeetingRequest(start, { way: 'video', notes: 'Two cabins, “side by side”.' }));
      expect(appointment).toMatchObject({
        status: 'Scheduled',
        start,
        way: 'video',
        purpose: 'Something else',
        notes: 'Two cabins, “side by side”.',
        revision: 0,
      });
      expect(appointment.end.getTime()).toBe(start.getTime() + 30 * 60_000);
      expect(appointment.consultantName).not.toBe('');
      expect(await line.otherNode.findAppointments(eleanor.contactId)).toEqual([appointment]);
      expect(await line.calendar.findAppointments(james.contactId)).toEqual([]);
      expect(await freeStarts(line.otherNode)).not.toContainEqual(start);
    });

    it('PYC-01 gives one time to one of twenty who want it at the same moment', async () => {
      const start = await someTime();
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, at) => {
          const participants = line.participantSets[at % line.participantSets.length] ?? eleanor;
          return (at % 2 ? line.otherNode : line.calendar).book(
            aMeetingRequest(start, { participants, key: `race-${at}` }),
          );
        }),
      );
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual([
        'booked',
        ...Array.from({ length: 19 }, () => 'taken'),
      ]);
      const all = await Promise.all(
        line.participantSets.map(({ contactId }) => line.calendar.findAppointments(contactId)),
      );
      expect(all.flat()).toHaveLength(1);
    });

    it('D6 makes one appointment of a submission that is sent again and again, also at once', async () => {
      const start = await someTime();
      const outcomes = await Promise.all(
        Array.from({ length: 6 }, (_, at) => (at % 2 ? line.otherNode : line.calendar).book(aMeetingRequest(start))),
      );
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual([
        'booked',
        ...Array.from({ length: 5 }, () => 'booked-before'),
      ]);
      expect(await line.calendar.findAppointments(eleanor.contactId)).toHaveLength(1);
    });

    it('PYC-01 lets the times around an appointment rest, and takes no time that is not worked, too near or too far', async () => {
      const [start = new Date(0)] = await freeStarts();
      await booked(aMeetingRequest(start));
      const near = (await freeStarts()).filter((free) => Math.abs(free.getTime() - start.getTime()) < 45 * 60_000);
      expect(near).toEqual([]);
      for (const wrong of [
        new Date(start.getTime() + 60_000),
        line.now(),
        new Date(line.now().getTime() + 40 * dayMs),
        new Date(0),
      ]) {
        expect(await line.calendar.book(aMeetingRequest(wrong))).toEqual({ kind: 'taken' });
      }
    });

    it('PYC-01 moves an appointment: the old time is free again, the new one taken, its number counts on', async () => {
      const times = await freeStarts();
      const [from = new Date(0), to = new Date(0), other = new Date(0)] = [times[2], times[12], times[22]];
      const { appointmentId } = await booked(aMeetingRequest(from));
      await booked(aMeetingRequest(other, { participants: james }));
      const move = (start: Date, contactId = eleanor.contactId) =>
        line.otherNode.move({ contactId, appointmentId, start });
      expect(await move(other)).toEqual({ kind: 'taken' });
      expect(await move(to)).toMatchObject({ kind: 'moved', appointment: { appointmentId, start: to, revision: 1 } });
      expect(await move(to)).toMatchObject({ kind: 'unchanged', appointment: { revision: 1 } });
      expect(await move(from, james.contactId)).toEqual({ kind: 'not-found' });
      expect(await freeStarts()).toContainEqual(from);
      expect(await freeStarts()).not.toContainEqual(to);
    });

    it('H36 cancels once, and only for whose it is', async () => {
      const start = await someTime();
      const { appointmentId } = await booked(aMeetingRequest(start));
      const cancel = (contactId: string) => line.calendar.cancel({ contactId, appointmentId });
      expect(await cancel(james.contactId)).toEqual({ kind: 'not-found' });
      expect(await cancel(eleanor.contactId)).toMatchObject({
        kind: 'canceled',
        appointment: { status: 'Canceled', revision: 1 },
      });
      expect(await cancel(eleanor.contactId)).toMatchObject({ kind: 'unchanged' });
      expect(await line.calendar.move({ contactId: eleanor.contactId, appointmentId, start })).toEqual({
        kind: 'over',
      });
      expect(await line.calendar.cancel({ contactId: eleanor.contactId, appointmentId: 'no-such' })).toEqual({
        kind: 'not-found',
      });
      expect(await line.calendar.book(aMeetingRequest(start, { participants: james }))).toMatchObject({
        kind: 'booked',
      });
    });

    it('TRP-03 calls an appointment completed when it is over, and changes it no more', async () => {
      const start = await someTime(0);
      const { appointmentId } = await booked(aMeetingRequest(start));
      line.passTime({ days: 20 });
      expect(await line.calendar.findAppointments(eleanor.contactId)).toMatchObject([{ status: 'Completed' }]);
      expect(await line.calendar.cancel({ contactId: eleanor.contactId, appointmentId })).toEqual({ kind: 'over' });
      expect(
        await line.calendar.move({ contactId: eleanor.contactId, appointmentId, start: await someTime() }),
      ).toEqual({ kind: 'over' });
    });

    it('H36 lets one guest hold no more than eight times ahead', async () => {
      const kinds: string[] = [];
      for (let count = 0; count < 9; count += 1)
        kinds.push((await line.calendar.book(aMeetingRequest(await someTime(count), { key: `many-${count}` }))).kind);
      expect(kinds).toEqual([...Array.from({ length: 8 }, () => 'booked'), 'full']);
    });
  });
}
