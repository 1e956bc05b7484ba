import { Agent as HttpAgent, type AgentOptions, type ClientRequestArgs } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

type OnCreated = (error: Error | null, stream: Duplex) => void;

interface SocketsOf {
  readonly url: string;
  readonly maxSockets: number;
  readonly idleSocketMs: number;
  readonly connectMs: number;
}

/**
 * Makes the agent for one vendor's host. Node limits the time of the whole response but not that of connecting, which
 * this agent does.
 */
export function boundedAgent({ url, maxSockets, idleSocketMs, connectMs }: SocketsOf): HttpAgent {
  const options: AgentOptions = { keepAlive: true, maxFreeSockets: 10, timeout: idleSocketMs, maxSockets };
  return url.startsWith('https:')
    ? new BoundedHttpsAgent(options, connectMs)
    : new BoundedHttpAgent(options, connectMs);
}

class BoundedHttpAgent extends HttpAgent {
  constructor(
    options: AgentOptions,
    private readonly connectMs: number,
  ) {
    super(options);
  }

  override createConnection(options: ClientRequestArgs, callback?: OnCreated): Duplex | null | undefined {
    return giveUpConnecting(super.createConnection(options, callback), 'connect', this.connectMs);
  }
}

class BoundedHttpsAgent extends HttpsAgent {
  constructor(
    options: AgentOptions,
    private readonly connectMs: number,
  ) {
    super(options);
  }

  override createConnection(options: ClientRequestArgs, callback?: OnCreated): Duplex | null | undefined {
    return giveUpConnecting(super.createConnection(options, callback), 'secureConnect', this.connectMs);
  }
}

function giveUpConnecting<S extends Duplex | null | undefined>(
  socket: S,
  connectEvent: 'connect' | 'secureConnect',
  ms: number,
): S {
  if (!socket) return socket;
  const giveUp = () =>
    socket.destroy(Object.assign(new Error(`no connection within ${ms} ms`), { code: 'ECONNECTTIMEOUT' }));
  const timer = setTimeout(giveUp, ms).unref();
  const stop = () => clearTimeout(timer);
  (socket as Duplex as Socket).once(connectEvent, stop).once('close', stop);
  return socket;
}
