import type { LoadPlan } from './load-plan';
import { type PinnedServer, startPinned } from './pinned';
import type { Peer } from './rows';

export type Reads = Omit<LoadPlan, 'url' | 'seconds' | 'connections'>;

const program = (name: string, plan: object) => ['config/run.mjs', `bench/${name}`, JSON.stringify(plan)];

function programOf(peer: Peer, { paths, headers = {} }: Reads, origin: string): readonly string[] {
  switch (peer.kind) {
    case 'bytes':
    case 'express':
      return program('bare-server.ts', { origin, paths, headers, isExpress: peer.kind === 'express' });
    case 'render':
      return program('bare-render.tsx', { path: peer.path });
    case 'sixty-cards':
      return program('bare-render.tsx', { path: '/voyages', cards: 60, isExpress: true });
  }
}

/** The peer servers with which rows are compared. Rows with the same peer share its warmed-up process. */
export class Peers {
  private readonly running = new Map<string, Promise<PinnedServer>>();

  constructor(
    private readonly origin: string,
    private readonly env: () => Promise<Readonly<Record<string, string>>>,
  ) {}

  of(peer: Peer, reads: Reads): Promise<PinnedServer> {
    const args = programOf(peer, reads, this.origin);
    const key = args.join(' ');
    const runningServer = this.running.get(key) ?? this.env().then((env) => startPinned(args, env));
    this.running.set(key, runningServer);
    return runningServer;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.running.values()].map(async (peer) => (await peer).stop()));
  }
}
