import { createServer, type AddressInfo, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EventStream, openStream } from '../support/event-stream';
import { all, either, type Fault, withoutMail, within } from './fault-promises';
import { countOk, Load, uncachedPage } from './load';
import { signInByEmail } from './proxied-sign-in';
import { loopbackAddress, ProxiedVisitor } from './proxied-visitor';
import { SlowSockets } from './slow-sockets';
import { withConcurrency } from './trial';
import { untilAnswered } from './two-node-site';

export function brokenMail(name: string, listener: 'none' | 'silent'): Fault {
  let server: Server | undefined;
  return {
    name,
    rows: 'D4',
    cause: async ({ mailRelay }) => {
      server = createServer(() => undefined);
      await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
      const { port } = server.address() as AddressInfo;
      if (listener === 'none') await new Promise((closed) => server?.close(closed));
      mailRelay.pointTo(port);
    },
    mend: ({ mailRelay, vendors }) => {
      mailRelay.pointTo(Number(new URL(vendors.mail.url).port));
      server?.close();
    },
    promises: withoutMail,
  };
}

/** Four times as many pages that no cache holds as two nodes answered just before. */
export function overload(): Fault {
  const factor = 4;
  const seconds = 6;
  let flood: Promise<unknown> = Promise.resolve();
  let load: Load | undefined;
  return {
    name: 'overload: four times the capacity',
    rows: 'E7 G3',
    cause: async ({ url }) => {
      load = new Load(url);
      const capacity = countOk(await load.closed(16, 3, uncachedPage)) / 3;
      flood = load.atRate(factor * capacity, seconds, uncachedPage);
      await sleep(1_000);
    },
    mend: async () => {
      await flood;
      load?.close();
    },
    promises: {
      ...all,
      'public page of a guest': either,
      'guest page': either,
      excursion: within(10_000, either),
    },
  };
}

export function slowSenders(): Fault {
  let slow: SlowSockets | undefined;
  return {
    name: '2,000 slow sockets',
    rows: 'E6',
    lastsMs: 8_000,
    cause: async ({ url }) => {
      slow = new SlowSockets(url);
      await slow.open(2_000);
    },
    mend: () => slow?.close(),
    promises: all,
  };
}

export function thousandStreams(): Fault {
  const ofSession = 4;
  const sessions: ProxiedVisitor[] = [];
  const streams: EventStream[] = [];
  return {
    name: '1,000 open streams',
    rows: 'G1',
    cause: async (site) => {
      await withConcurrency(6, site.followers, async ({ email }, index) => {
        const visitor = new ProxiedVisitor(site.url, loopbackAddress(40_000 + index));
        // A busy node is asked again.
        await untilAnswered(async () => {
          const { status } = await signInByEmail(visitor, {
            email,
            token: () => site.botCheckToken('otp-request'),
            code: () => site.newestCode(email),
          });
          return status === 200 || undefined;
        }, 60_000);
        sessions.push(visitor);
      });
      const wanted = sessions.flatMap((visitor) => Array.from({ length: ofSession }, () => visitor));
      await withConcurrency(20, wanted, async ({ cookie: Cookie }) => {
        const path = `/api/shore-ex-events?departures=${site.excursion.departureId}`;
        await untilAnswered(async () => {
          const stream = await openStream(`${site.url}${path}`, { Cookie });
          streams.push(stream);
          return stream.status === 200 || undefined;
        }, 60_000);
      });
    },
    mend: () => {
      for (const { leave } of streams) leave();
    },
    promises: all,
  };
}
