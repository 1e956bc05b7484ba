import { VendorSimulator } from '../vendor-simulator';
import { type EngineManner, ExcursionStore } from './excursion-store';
import { serveExcursions } from './excursions';
import type { ExcursionTerms } from '../../../src/core/excursions/excursion-terms';

export interface ExcursionEngineOptions {
  readonly manner: EngineManner;
  readonly terms: ExcursionTerms;
  readonly now?: () => Date;
  readonly pauseMs?: number;
  readonly key?: string;
}

/** An engine that does nothing but excursions, by the contract, on a port of its own. */
export class ExcursionEngine extends VendorSimulator {
  readonly store: ExcursionStore;

  constructor({
    manner,
    terms,
    now = () => new Date(),
    pauseMs,
    key = 'a-key-that-both-sides-know-well-enough',
  }: ExcursionEngineOptions) {
    super({
      tooMany: (res) =>
        void res
          .status(429)
          .set({ 'X-Contract-Version': '1.0', 'Retry-After': '2' })
          .type('application/problem+json')
          .send(JSON.stringify({ code: 'RATE_LIMITED', status: 429 })),
    });
    this.store = new ExcursionStore({ manner, terms, now, ...(pauseMs === undefined ? {} : { pauseMs }) });
    this.app.use((req, res, next) => {
      res.set('X-Contract-Version', '1.0');
      if (req.get('authorization') === `Bearer ${key}`) return next();
      res
        .status(401)
        .type('application/problem+json')
        .send(JSON.stringify({ code: 'UNAUTHORIZED', status: 401 }));
    });
    serveExcursions(this.app, { store: this.store, manner });
  }
}

export const createExcursionEngine = (options: ExcursionEngineOptions): ExcursionEngine => new ExcursionEngine(options);
