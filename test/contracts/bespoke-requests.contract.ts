import { randomUUID } from 'node:crypto';
import type { BespokeRequest, BespokeDetails } from '../../src/core/excursions/bespoke-request';
import type { BespokeRequests } from '../../src/core/excursions/bespoke-requests.port';
import { aBespokeAsk, someBespokeDetails } from '../builders/some-bespoke-details';

export interface BespokeRequestsUnderTest {
  readonly requests: BespokeRequests;
  readonly otherNode: BespokeRequests;
  now(): Date;
  pass(time: { readonly minutes: number }): void;
  /** As the line's people do. */
  answer(
    requestId: string,
    answer: {
      readonly state: 'confirmed' | 'declined';
      readonly words: string;
      readonly price?: { readonly amount: number; readonly currency: string };
    },
  ): Promise<string>;
  close(): Promise<void>;
}

export function describeBespokeRequests(name: string, open: () => Promise<BespokeRequestsUnderTest>): void {
  describe(`BespokeRequests on ${name}`, () => {
    let line: BespokeRequestsUnderTest;
    beforeAll(async () => {
      line = await open();
    }, 60_000);
    afterAll(() => line.close());

    const ask = async (...[changes]: Parameters<typeof aBespokeAsk>): Promise<BespokeRequest> => {
      const outcome = await line.requests.ask(aBespokeAsk(changes));
      if (outcome.kind !== 'asked') throw new Error(`It was ${outcome.kind}`);
      return outcome.request;
    };

    it('ROU-08 H63 stores a request as it was written, by when it begins, and shows it to its reservation alone', async () => {
      const details = someBespokeDetails({
        interests: ['Food', 'Nature'],
        activityLevel: 'Gentle',
        notes: 'A <b>quiet</b> bay; no stairs, please.',
        budget: { amount: 25_000, currency: 'USD' },
        tourCode: 'ONX-1803',
      });
      const late = await ask({ reservationId: 'later', details: someBespokeDetails({ days: 2 }) });
      const first = await ask({ reservationId: 'later', contactId: 'eleanor', details });
      expect(first).toMatchObject({
        ...details,
        reservationId: 'later',
        contactId: 'eleanor',
        state: 'requested',
        revision: 0,
        changedAt: line.now(),
      });
      expect(first.price ?? first.answer).toBeUndefined();
      expect(await line.otherNode.find(['later'])).toEqual([first, late]);
      expect([await line.requests.find(['another']), await line.requests.find([])]).toEqual([[], []]);
    });

    it('D6 is one request for one key, sent five times at once over two nodes, and refuses the key for another request', async () => {
      const details = aBespokeAsk({ reservationId: 'often' });
      const outcomes = await Promise.all(
        Array.from({ length: 5 }, (_, at) => (at % 2 ? line.requests : line.otherNode).ask(details)),
      );
      expect(
        new Set(outcomes.map((outcome) => (outcome.kind === 'asked' ? outcome.request.requestId : outcome.kind))).size,
      ).toBe(1);
      expect(await line.requests.find(['often'])).toHaveLength(1);
      expect(await line.requests.ask({ ...details, details: someBespokeDetails({ days: 3 }) })).toEqual({
        kind: 'key-reused',
      });
    });

    it('EXC-05 has one open request of the same words and hours, and takes it again once it was declined', async () => {
      const details = someBespokeDetails({ notes: 'A picnic.' });
      const first = await ask({ reservationId: 'twice', details });
      expect(await line.otherNode.ask(aBespokeAsk({ reservationId: 'twice', details }))).toEqual({
        kind: 'already-asked',
        request: first,
      });
      await line.answer(first.requestId, { state: 'declined', words: '' });
      expect((await ask({ reservationId: 'twice', details })).requestId).not.toBe(first.requestId);
    });

    it('H66 refuses what overlaps another request of the same guest, at the same hours too, and nothing else', async () => {
      const asked = (details: BespokeDetails, requestKey: string = randomUUID()) =>
        line.otherNode.ask({ requestKey, reservationId: 'busy', contactId: 'a-contact', details });
      const first = await ask({
        reservationId: 'busy',
        requestKey: 'busy first',
        details: someBespokeDetails({ notes: 'A picnic.' }),
      });
      const overlap = { kind: 'overlaps', other: { title: { kind: 'bespoke' }, date: first.date, from: first.from } };
      expect(await asked(someBespokeDetails({ notes: 'A sail.' }))).toEqual(overlap);
      expect(await asked(someBespokeDetails({ notes: 'A sail.', from: '12:29', to: '15:00', size: 2 }))).toEqual(
        overlap,
      );
      const elsewhere = someBespokeDetails({
        notes: 'A sail.',
        guests: [{ participantId: 'a-guest-2', fullName: 'Guest 2' }],
      });
      expect((await asked(elsewhere)).kind).toBe('asked');
      const after = await ask({
        reservationId: 'busy',
        details: someBespokeDetails({ notes: 'Tea.', from: '12:30', to: '13:30' }),
      });
      const change = { reservationId: 'busy', requestId: first.requestId, revision: 0 };
      expect(
        await line.requests.change({ ...change, details: someBespokeDetails({ notes: 'A picnic.', to: '13:00' }) }),
      ).toMatchObject({ kind: 'overlaps', other: { from: after.from } });
      expect(
        (await line.requests.change({ ...change, details: someBespokeDetails({ notes: 'A long picnic.' }) })).kind,
      ).toBe('changed');
      expect(await asked(someBespokeDetails({ notes: 'A picnic.' }), 'busy first')).toMatchObject({
        kind: 'asked',
        request: { requestId: first.requestId },
      });
      await line.answer(first.requestId, { state: 'declined', words: '' });
      expect((await asked(someBespokeDetails({ notes: 'A walk.' }))).kind).toBe('asked');
    });

    it('H66 takes one of two that are asked for at the same moment at overlapping hours', async () => {
      const manyDetails = [
        someBespokeDetails({ notes: 'A picnic.' }),
        someBespokeDetails({ notes: 'A sail.', from: '10:00' }),
      ];
      const outcomes = await Promise.all(
        manyDetails.map((details, at) =>
          (at ? line.requests : line.otherNode).ask(aBespokeAsk({ reservationId: 'at once', details })),
        ),
      );
      expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['asked', 'overlaps']);
    });

    it('ROU-06 changes an unanswered request, once however often it is sent, and nothing of another reservation', async () => {
      const request = await ask({ reservationId: 'changed' });
      const change = {
        reservationId: 'changed',
        requestId: request.requestId,
        revision: 0,
        details: someBespokeDetails({ size: 2, notes: 'With the grandparents.' }),
      };
      line.pass({ minutes: 5 });
      const outcomes = await Promise.all([line.requests.change(change), line.otherNode.change(change)]);
      expect(outcomes.map((outcome) => (outcome.kind === 'changed' ? outcome.request.revision : outcome.kind))).toEqual(
        [1, 1],
      );
      expect(outcomes[0]).toMatchObject({
        request: { notes: 'With the grandparents.', changedAt: line.now(), guests: [{}, {}] },
      });
      expect(
        (await line.requests.change({ ...change, details: someBespokeDetails({ notes: 'Or alone.' }) })).kind,
      ).toBe('stale');
      expect(await line.requests.change({ ...change, reservationId: 'another' })).toEqual({ kind: 'not-found' });
      expect(await line.requests.change({ ...change, requestId: 'unknown' })).toEqual({ kind: 'not-found' });
    });

    it('EXC-03 has the line answer once, with its words and price, after which its guest changes nothing', async () => {
      const request = await ask({ reservationId: 'answered' });
      const price = { amount: 18_000, currency: 'USD' };
      expect(
        await line.answer(request.requestId, { state: 'confirmed', words: 'Ana meets you at the quay.', price }),
      ).toBe('answered');
      expect(await line.answer(request.requestId, { state: 'declined', words: 'No.' })).toBe('answered-before');
      expect(await line.answer('unknown', { state: 'declined', words: 'No.' })).toBe('unknown-request');
      expect(await line.otherNode.find(['answered'])).toMatchObject([
        { state: 'confirmed', answer: 'Ana meets you at the quay.', price, revision: 1 },
      ]);
      expect(
        (
          await line.requests.change({
            reservationId: 'answered',
            requestId: request.requestId,
            revision: 1,
            details: someBespokeDetails({ notes: 'Rather not.' }),
          })
        ).kind,
      ).toBe('settled');
    });

    it('EXC-03 gives an unnotified answer to one caller, and to the next when that one falls silent', async () => {
      const request = await ask({ reservationId: 'notified' });
      await line.answer(request.requestId, { state: 'declined', words: 'The bay is closed that day.' });
      const lease = () => new Date(line.now().getTime() + 60_000);
      const isTaken = async (from: BespokeRequests) =>
        (await from.claimUnnotified(lease())).some(({ requestId }) => requestId === request.requestId);
      expect((await Promise.all([isTaken(line.requests), isTaken(line.otherNode)])).filter(Boolean)).toHaveLength(1);
      line.pass({ minutes: 2 });
      expect(await isTaken(line.otherNode)).toBe(true);
      await line.requests.markNotified(request.requestId);
      line.pass({ minutes: 2 });
      expect(await isTaken(line.requests)).toBe(false);
    });
  });
}
