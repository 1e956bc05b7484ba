import type { WebhookDeliveries } from '../../src/core/webhooks/webhook-deliveries.port';
import type { SqlWebhookEndpoints } from '../../src/adapters/embedded-state/webhooks/webhook-endpoints';

export interface WebhooksUnderTest {
  readonly endpoints: SqlWebhookEndpoints;
  readonly deliveries: WebhookDeliveries;
  /** The same store on another node, which has not looked for anything yet. */
  readonly otherNode: WebhookDeliveries;
  passTime(seconds: number): Promise<void>;
  /** Everything that is stored of endpoints, as one text. */
  storedEndpoints(): Promise<string>;
  close(): Promise<void>;
}

const url = 'https://receiver.example/hook';
const leadEvents = ['lead.received'] as const;
const lead = { leadId: 'lead-1', form: 'contact-us' };
const day = 24 * 3_600;

export function describeWebhooks(name: string, open: () => Promise<WebhooksUnderTest>): void {
  describe(`WebhookDeliveries on ${name}`, () => {
    let line: WebhooksUnderTest;
    beforeEach(async () => {
      line = await open();
    });
    afterEach(() => line.close());

    const addEndpoint = async () => (await line.endpoints.add({ url, events: leadEvents })).endpointId;
    const record = (key = 'lead-1') => line.deliveries.record('lead.received', key, lead);
    const claim = async (endpointId: string, node = line.deliveries) =>
      node.claimDue({ endpointId, max: 10, forSeconds: 30 });
    const claimOne = async (endpointId: string) => {
      const [delivery, ...others] = await claim(endpointId);
      if (!delivery || others.length > 0) throw new Error('expected one delivery');
      return delivery;
    };
    const answered = (status: number) => ({ status, ms: 12 });
    const log = () => line.deliveries.findLog({ isFailedOnly: false, max: 50 });

    it('D1 records an event for each endpoint that wants it, and for no other', async () => {
      const wanting = [await addEndpoint(), await addEndpoint()];
      await line.endpoints.add({ url, events: ['payment.received'] });
      const disabled = await addEndpoint();
      await line.endpoints.changeState(disabled, 'disabled');
      await record();
      await line.endpoints.changeState(disabled, 'active');
      expect([...(await line.otherNode.findDueEndpoints())].sort()).toEqual(wanting.sort());
      const [one] = await claim(wanting[0] ?? '');
      const [two] = await claim(wanting[1] ?? '');
      expect(one?.eventId).toBe(two?.eventId);
      expect(one?.deliveryId).not.toBe(two?.deliveryId);
      expect(JSON.parse(one?.body ?? '')).toEqual({
        id: one?.eventId,
        type: 'lead.received',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        data: lead,
      });
      expect(Math.abs((one?.claimedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    });

    it('D2 records an event once, however often and at how many nodes it is reported', async () => {
      const endpointId = await addEndpoint();
      await Promise.all(
        Array.from({ length: 10 }, (_, i) =>
          (i % 2 ? line.deliveries : line.otherNode).record('lead.received', 'lead-1', lead),
        ),
      );
      const delivery = await claimOne(endpointId);
      await line.deliveries.finish(delivery.deliveryId, answered(204), { kind: 'delivered' });
      await record();
      expect(await log()).toHaveLength(1);
    });

    it('D1 gives each delivery to one of two nodes, and the claim of a node that died to the other', async () => {
      const endpointId = await addEndpoint();
      for (let i = 0; i < 6; i += 1) await record(`lead-${i}`);
      const claims = await Promise.all([claim(endpointId), claim(endpointId, line.otherNode)]);
      const ids = claims.flat().map(({ deliveryId }) => deliveryId);
      expect([ids.length, new Set(ids).size]).toEqual([6, 6]);
      expect(await line.otherNode.findDueEndpoints()).toEqual([]);
      await line.passTime(31);
      const again = await claim(endpointId, line.otherNode);
      expect(again.map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1, 1, 1]);
      expect(again.map(({ eventId }) => eventId).sort()).toEqual(
        claims
          .flat()
          .map(({ eventId }) => eventId)
          .sort(),
      );
    });

    it('D1 sends the same bytes again when a retry is due, and not before', async () => {
      const endpointId = await addEndpoint();
      await record();
      const first = await claimOne(endpointId);
      await line.deliveries.finish(first.deliveryId, answered(500), { kind: 'retry', afterMs: 5_000 });
      expect(await claim(endpointId)).toEqual([]);
      await line.passTime(6);
      const second = await claimOne(endpointId);
      expect([second.body, second.attempts]).toEqual([first.body, 1]);
      await line.deliveries.finish(second.deliveryId, { error: 'ECONNREFUSED', ms: 3 }, { kind: 'given-up' });
      await line.passTime(day);
      expect(await line.deliveries.findDueEndpoints()).toEqual([]);
      expect(await log()).toMatchObject([
        {
          state: 'given-up',
          attempts: [
            { status: 500, ms: 12 },
            { error: 'ECONNREFUSED', ms: 3 },
          ],
        },
      ]);
      expect(await line.deliveries.state()).toMatchObject({ due: 0, givenUp: 1 });
    });

    it('D2 leaves delivered what a slower node reports as failed', async () => {
      const endpointId = await addEndpoint();
      await record();
      const slow = await claimOne(endpointId);
      await line.passTime(31);
      const [fast] = await claim(endpointId, line.otherNode);
      await line.otherNode.finish(fast?.deliveryId ?? '', answered(200), { kind: 'delivered' });
      await line.deliveries.finish(slow.deliveryId, { error: 'DEADLINE', ms: 31_000 }, { kind: 'retry', afterMs: 1 });
      await line.deliveries.finish(slow.deliveryId, { error: 'DEADLINE', ms: 31_000 }, { kind: 'given-up' });
      await line.passTime(60);
      expect(await line.deliveries.findDueEndpoints()).toEqual([]);
      expect(await log()).toMatchObject([{ state: 'delivered' }]);
    });

    it('D1 disables an endpoint whose receiver is gone, and gives up what is due there', async () => {
      const [endpointId, other] = [await addEndpoint(), await addEndpoint()];
      for (const key of ['lead-1', 'lead-2']) await record(key);
      const [first] = await line.deliveries.claimDue({ endpointId, max: 1, forSeconds: 30 });
      await line.deliveries.finish(first?.deliveryId ?? '', answered(410), { kind: 'gone' });
      await record('lead-3');
      expect(await line.deliveries.findDueEndpoints()).toEqual([other]);
      const there = await line.deliveries.findLog({ endpointId, isFailedOnly: true, max: 50 });
      expect(there.map(({ state }) => state)).toEqual(['given-up', 'given-up']);
      expect((await line.endpoints.findAll()).map(({ state }) => state).sort()).toEqual(['active', 'disabled']);
    });

    it('D1 lets the events of a paused endpoint wait', async () => {
      const endpointId = await addEndpoint();
      await line.endpoints.changeState(endpointId, 'paused');
      await record();
      expect(await line.deliveries.findDueEndpoints()).toEqual([]);
      expect(await line.deliveries.state()).toMatchObject({ due: 0 });
      await line.endpoints.changeState(endpointId, 'active');
      await line.passTime(90);
      expect(await line.deliveries.findDueEndpoints()).toEqual([endpointId]);
      const { due, oldestSeconds } = await line.deliveries.state();
      expect(due).toBe(1);
      expect(oldestSeconds).toBeGreaterThan(89);
      expect(await line.endpoints.changeState('unknown', 'paused')).toBe(false);
    });

    it('F9 signs with both secrets for a day after a rotation, and stores neither in the clear', async () => {
      const { endpointId, secret } = await line.endpoints.add({ url, events: leadEvents });
      for (const key of ['1', '2', '3']) await record(key);
      const next = () => line.deliveries.claimDue({ endpointId, max: 1, forSeconds: 30 });
      expect((await next())[0]?.secrets).toEqual([secret]);
      const rotated = await line.endpoints.rotateSecret(endpointId);
      expect((await next())[0]?.secrets).toEqual([rotated, secret]);
      await line.passTime(day);
      expect((await next())[0]?.secrets).toEqual([rotated]);
      for (const known of [secret, rotated ?? '']) {
        expect(Buffer.from(known.replace('whsec_', ''), 'base64')).toHaveLength(32);
        expect(await line.storedEndpoints()).not.toContain(known.slice('whsec_'.length));
      }
      expect(await line.endpoints.rotateSecret('unknown')).toBeUndefined();
    });

    it('D1 replays one delivery, or all that were given up lately, under the same event ids', async () => {
      const endpointId = await addEndpoint();
      for (const key of ['old', 'recent', 'fine']) await record(key);
      const [old, recent, fine] = await claim(endpointId);
      if (!old || !recent || !fine) throw new Error('expected three deliveries');
      await line.deliveries.finish(old.deliveryId, answered(500), { kind: 'given-up' });
      await line.passTime(3 * 3_600);
      await line.deliveries.finish(recent.deliveryId, answered(500), { kind: 'given-up' });
      await line.deliveries.finish(fine.deliveryId, answered(200), { kind: 'delivered' });
      expect(await line.deliveries.replay({ givenUpWithinMs: 2 * 3_600_000 })).toBe(1);
      expect(await claimOne(endpointId)).toMatchObject({ eventId: recent.eventId, attempts: 0 });
      expect(await line.deliveries.replay({ deliveryId: fine.deliveryId })).toBe(1);
      expect(await claimOne(endpointId)).toMatchObject({ eventId: fine.eventId, body: fine.body });
      expect(await line.deliveries.replay({ deliveryId: 'unknown' })).toBe(0);
    });

    it('D1 claims a ping for one endpoint, whatever its state', async () => {
      const endpointId = await addEndpoint();
      await line.endpoints.changeState(endpointId, 'paused');
      const ping = await line.deliveries.claimPing(endpointId);
      expect(JSON.parse(ping?.body ?? '')).toMatchObject({ type: 'ping', data: {} });
      expect(await line.deliveries.claimPing('unknown')).toBeUndefined();
    });

    it('E13 deletes deliveries after 30 days, and those of a removed endpoint at once', async () => {
      const [endpointId, other] = [await addEndpoint(), await addEndpoint()];
      await record();
      const delivery = await claimOne(endpointId);
      await line.deliveries.finish(delivery.deliveryId, answered(200), { kind: 'delivered' });
      expect(await line.endpoints.remove(other)).toBe(true);
      expect(await line.endpoints.remove(other)).toBe(false);
      expect(await log()).toHaveLength(1);
      await line.passTime(29 * day);
      await line.deliveries.findDueEndpoints();
      expect(await log()).toHaveLength(1);
      await line.passTime(day);
      await line.otherNode.findDueEndpoints();
      expect(await log()).toEqual([]);
    });
  });
}
