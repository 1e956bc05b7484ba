import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { signWebhook } from '../../../test/simulators/contentful/sign-webhook';
import { correctRealTime, realTime } from '../../real-time';
import { paths } from '../paths';
import { ContentWebhook } from './content-webhook.api';

const path = paths.contentWebhook;
const secret = 's'.repeat(64);

/** The webhook on a port of its own: what it answers to a call, and how often it has announced a change. */
async function prepareWebhook() {
  let announced = 0;
  const webhook = new ContentWebhook({
    secret,
    environment: 'master',
    updates: { announce: async () => void (announced += 1) },
    singleUse: { use: async () => true },
  });
  const server = createServer(express().post(path, express.raw({ type: () => true }), webhook.receive));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const call = async ({ environment = 'master', topic = 'ContentManagement.Entry.publish' } = {}) => {
    const body = JSON.stringify({ sys: { id: 'e1', environment: { sys: { id: environment } } } });
    const headers = signWebhook({ path, topic, body, secret, now: realTime() });
    return (await fetch(url, { method: 'POST', headers, body })).status;
  };
  return { call, announced: () => announced, close: () => server.close() };
}

describe('the webhook of the content system', () => {
  it('E1 has nothing read again for another environment, or for a draft that was saved', async () => {
    const { call, announced, close } = await prepareWebhook();
    try {
      expect(await call({ environment: 'staging' })).toBe(204);
      expect(await call({ topic: 'ContentManagement.Entry.auto_save' })).toBe(204);
      expect(await call({ topic: 'ContentManagement.Entry.save' })).toBe(204);
      expect(announced()).toBe(0);
    } finally {
      close();
    }
  });

  it('E1 has everything read again for what is published, withdrawn or deleted in its own environment', async () => {
    const { call, announced, close } = await prepareWebhook();
    try {
      for (const step of ['publish', 'unpublish', 'delete', 'archive', 'unarchive'])
        expect(await call({ topic: `ContentManagement.Entry.${step}` })).toBe(204);
      expect(await call({ topic: 'ContentManagement.Asset.publish' })).toBe(204);
      // The environment is an alias, which now points to another one.
      expect(await call({ topic: 'ContentManagement.EnvironmentAlias.save' })).toBe(204);
      expect(announced()).toBe(7);
    } finally {
      close();
    }
  });

  it.each([-900, 900])('E1 G9 takes calls on a node whose clock is %i s ahead of the others', async (seconds) => {
    correctRealTime(seconds);
    const { call, announced, close } = await prepareWebhook();
    try {
      expect([await call(), announced()]).toEqual([204, 1]);
    } finally {
      close();
      correctRealTime(0);
    }
  });
});
