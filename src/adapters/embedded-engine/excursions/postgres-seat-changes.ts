import pg from 'pg';
import type { SeatChanges } from '../../../core/excursions/seat-changes.port';
import { seatChangeChannel } from './seat-change-tables';

const connectMs = 1_000;
const tryAgainMs = 2_000;

/**
 * `LISTEN` on one connection of this node, opened when somebody follows seats for the first time. While it is lost, or
 * where a pooler in front of PostgreSQL allows none, nothing is live, and whoever follows has to look.
 */
export class PostgresSeatChanges implements SeatChanges {
  private client: pg.Client | undefined;
  private readonly listeners: (() => void)[] = [];

  constructor(private readonly databaseUrl: string) {}

  get isLive(): boolean {
    return this.client !== undefined;
  }

  onChange(listener: () => void): void {
    this.listeners.push(listener);
    if (this.listeners.length === 1) void this.connect();
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: connectMs,
      query_timeout: connectMs,
      keepAlive: true,
    });
    client.on('error', () => undefined);
    client.once('end', () => {
      this.client = undefined;
      // Whoever follows has to look by themselves from now on.
      this.announce();
      setTimeout(() => void this.connect(), tryAgainMs * (0.5 + Math.random())).unref();
    });
    client.on('notification', () => this.announce());
    try {
      await client.connect();
      await client.query(`listen ${seatChangeChannel}`);
      this.client = client;
      // What was announced before is not known.
      this.announce();
    } catch {
      void client.end().catch(() => undefined);
    }
  }

  private announce(): void {
    for (const listener of this.listeners) listener();
  }
}
