import type { Clock } from '../../../core/shared/clock.port';
import { realTime } from '../../../real-time';
import type { DemoState, DemoStateStore } from './demo-state';

const pollMs = 250;

/** Real time plus an offset that `POST /dev/clock` sets; every node sees it within a quarter of a second. */
export class MovableClock implements Clock {
  private state: DemoState = { clockOffsetMs: 0, resets: 0 };
  private timer: NodeJS.Timeout | undefined;
  private readonly listeners: (() => void | Promise<void>)[] = [];
  private store: DemoStateStore | undefined;
  private isAlone = false;

  now(): Date {
    return new Date(realTime() + this.state.clockOffsetMs);
  }

  /**
   * Starts following the shared offset. Separate from construction, because the line's database needs a clock before it
   * can be queried. `isAlone`: the database is in this node's memory, so that there are no other nodes to wait for.
   */
  async follow(store: DemoStateStore, { isAlone }: { readonly isAlone: boolean }): Promise<void> {
    this.store = store;
    this.isAlone = isAlone;
    await this.poll();
    if (isAlone) return;
    this.timer = setInterval(() => void this.poll().catch(() => undefined), pollMs);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Listeners run one after the other, on every node. What they computed before the move is invalid. */
  onChange(listener: () => void | Promise<void>): void {
    this.listeners.push(listener);
  }

  async moveTo(instant: Date): Promise<void> {
    await this.publish({ ...this.state, clockOffsetMs: instant.getTime() - realTime() });
  }

  async restore(): Promise<void> {
    await this.publish({ clockOffsetMs: 0, resets: this.state.resets + 1 });
  }

  /** Resolves once this node has applied the state, and every other node has had time to poll it. */
  private async publish(state: DemoState): Promise<void> {
    await this.store?.write(state);
    await this.take(state);
    if (!this.isAlone) await new Promise((resolve) => setTimeout(resolve, pollMs * 1.2));
  }

  private async poll(): Promise<void> {
    if (this.store) await this.take(await this.store.read());
  }

  private async take(state: DemoState): Promise<void> {
    const isChanged = state.clockOffsetMs !== this.state.clockOffsetMs || state.resets !== this.state.resets;
    this.state = state;
    if (isChanged) for (const listener of this.listeners) await listener();
  }
}
