import { spawn } from 'node:child_process';
import { untilFound } from '../support/until';

/** One line of the access log. */
export interface ProxyLogLine {
  readonly time: string;
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  /** Waited for a place at a node. */
  readonly waitMs: number;
  /** The pool and the node in it; `site/<CACHE>` for a copy. */
  readonly server: string;
  readonly ended: string;
}

export interface Proxy {
  readonly url: string;
  readonly log: () => readonly ProxyLogLine[];
  /** What else it said, such as that a node is down. */
  readonly notices: () => readonly string[];
  /** The same in its log, with the time. */
  readonly dated: () => readonly string[];
  stop(): Promise<void>;
}

/** It takes a second of a processor to lay out its cache, and gets less than that on a busy machine. */
const startLimitMs = 50_000;

/** HAProxy with the very file that is shipped, before two nodes. */
export async function startProxy(port: number, nodePorts: readonly [number, number]): Promise<Proxy> {
  const server = spawn('haproxy', ['-f', 'config/proxy/haproxy.cfg'], {
    env: {
      PATH: `${process.env['PATH']}:/usr/sbin`,
      PROXY_BIND: `127.0.0.1:${port},[::1]:${port}`,
      NODE_1: `127.0.0.1:${nodePorts[0]}`,
      NODE_2: `127.0.0.1:${nodePorts[1]}`,
    },
  });
  const lines: ProxyLogLine[] = [];
  const notices: string[] = [];
  const dated: string[] = [];
  let rest = '';
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    const complete = (rest + text).split('\n');
    rest = complete.pop() ?? '';
    for (const line of complete)
      if (line.startsWith('{')) lines.push(JSON.parse(line) as ProxyLogLine);
      else dated.push(line);
  });
  server.stderr.setEncoding('utf8').on('data', (text: string) => void notices.push(...text.split('\n')));
  const url = `http://localhost:${port}`;
  const stop = async () => {
    server.kill('SIGKILL');
    await ended;
  };
  try {
    await untilFound(async () => {
      if (server.exitCode !== null) throw new Error(`HAProxy ended:\n${notices.join('\n')}`);
      const answer = await fetch(url).catch(() => undefined);
      return answer?.ok === true ? true : undefined;
    }, startLimitMs);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    log: () => lines,
    notices: () => notices,
    dated: () => dated,
    stop,
  };
}
