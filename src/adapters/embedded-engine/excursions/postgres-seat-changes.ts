import type { Client, ClientConfig } from 'pg';
import type { SeatChanges } from '../../../core/excursions/seat-changes.port';
import { connectTimeoutMs } from '../../sql/connect-timeout';
import { seatChangeChannel } from './seat-change-tables';

const listenMs = 1_000;
const tryAgainMs = 2_000;

type ListenClient = Pick<Client, 'on' | 'once' | 'connect' | 'query' | 'end'>;

/** The package is loaded on demand, because an installation on SQLite does not need it. */
async function createPgClient(config: ClientConfig): Promise<ListenClient> {
  const { default: pg } = await import('pg');
  return new pg.Client(config);
}

/**
 * Receives announcements by `LISTEN` on one connection of this node, which the first follower opens. While the
 * connection is lost, or where a pooler in front of PostgreSQL does not allow it, no change is announced and followers
 * must poll.
 */
export class PostgresSeatChanges implements SeatChanges {
  private client: ListenClient | undefined;
  private readonly listeners: (() => void)[] = [];

  constructor(
    private readonly databaseUrl: string,
    private readonly createClient: (config: ClientConfig) => Promise<ListenClient> = createPgClient,
    private readonly pauseMs = () => tryAgainMs * (0.5 + Math.random()),
  ) {}

  get isLive(): boolean {
    return this.client !== undefined;
  }

  onChange(listener: () => void): void {
    this.listeners.push(listener);
    if (this.listeners.length === 1) void this.connect();
  }

  private async connect(): Promise<void> {
    const client = await this.createClient({
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: connectTimeoutMs(this.databaseUrl),
      query_timeout: listenMs,
      keepAlive: true,
    }).catch(() => undefined);
    if (!client) return this.connectLater();
    client.on('error', () => undefined);
    client.once('end', () => {
      this.client = undefined;
      // Tells followers that they must poll from now on.
      this.announce();
      this.connectLater();
    });
    client.on('notification', () => this.announce());
    try {
      await client.connect();
      await client.query(`listen ${seatChangeChannel}`);
      this.client = client;
      // Changes before this connection were missed.
      this.announce();
    } catch {
      void client.end().catch(() => undefined);
    }
  }

  private connectLater(): void {
    setTimeout(() => void this.connect(), this.pauseMs()).unref();
  }

  private announce(): void {
    for (const listener of this.listeners) listener();
  }
}
