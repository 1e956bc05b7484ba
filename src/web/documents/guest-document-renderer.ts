import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { Unavailable } from '../../core/shared/unavailable';
import { HttpError } from '../http-error';
import type { DocumentRenderer } from './document-renderer';
import type { DocumentTemplate } from './document-template';

interface RenderLimits {
  /** Documents of one owner, those that wait included. */
  readonly ofOwner: number;
  readonly atOnce: number;
  readonly waiting: number;
}

/** A document takes some 100 ms. All of them together stay far below the requests that the node admits (E7). */
const defaultLimits: RenderLimits = { ofOwner: 3, atOnce: 4, waiting: 12 };
const retryAfterSeconds = 5;

/**
 * Renders documents of guests, which are made anew for each request. Without limits, the documents that one guest asks
 * for at once would occupy the renderer, and the node would refuse the pages of everybody (reliability C7, E3).
 */
export class GuestDocumentRenderer {
  private readonly rooms;
  private readonly countByOwner = new Map<string, number>();

  constructor(
    private readonly renderer: DocumentRenderer,
    private readonly limits: RenderLimits = defaultLimits,
  ) {
    this.rooms = bulkhead(limits.atOnce, limits.waiting);
  }

  /** @throws HttpError 429 for an owner with too many documents in progress; @throws Unavailable when too many wait */
  async render<Facts, Rendered>({
    ownerId,
    template,
    facts,
  }: {
    readonly ownerId: string;
    readonly template: DocumentTemplate<Facts, Rendered>;
    readonly facts: Facts;
  }): Promise<Rendered> {
    const count = this.countByOwner.get(ownerId) ?? 0;
    if (count >= this.limits.ofOwner)
      throw new HttpError(429, 'RATE_LIMITED', 'Your other documents are still being made. Please try again soon.', {
        retryAfterSeconds,
      });
    this.countByOwner.set(ownerId, count + 1);
    try {
      return await this.rooms.execute(() => this.renderer.render(template, facts));
    } catch (error) {
      if (error instanceof BulkheadRejectedError)
        throw new Unavailable('document renderer', { cause: error, retryAfterSeconds });
      throw error;
    } finally {
      this.release(ownerId);
    }
  }

  private release(ownerId: string): void {
    const count = (this.countByOwner.get(ownerId) ?? 0) - 1;
    if (count > 0) this.countByOwner.set(ownerId, count);
    else this.countByOwner.delete(ownerId);
  }
}
