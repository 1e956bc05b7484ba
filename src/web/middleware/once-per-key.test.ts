import express, { type Request, type Response } from 'express';
import inject from 'light-my-request';
import type { ReceiptOutcome, Receipts } from '../../core/shared/receipts.port';
import { HttpError } from '../http-error';
import { oncePerKey } from './once-per-key';

/** Receipts in a map: enough for one process. */
class MapReceipts implements Receipts {
  readonly stored = new Map<string, { fingerprint: string; answer?: string }>();

  async begin({ key, fingerprint }: { key: string; fingerprint: string }): Promise<ReceiptOutcome> {
    const known = this.stored.get(key);
    if (!known) {
      this.stored.set(key, { fingerprint });
      return { kind: 'first' };
    }
    if (known.fingerprint !== fingerprint) return { kind: 'other-body' };
    return known.answer === undefined ? { kind: 'in-flight' } : { kind: 'done', answer: known.answer };
  }

  async finish({ key, answer }: { key: string; answer: string }): Promise<void> {
    this.stored.set(key, { fingerprint: this.stored.get(key)?.fingerprint ?? '', answer });
  }

  async abandon({ key }: { key: string }): Promise<void> {
    this.stored.delete(key);
  }
}

function anEndpoint(handler: Parameters<typeof oncePerKey<void>>[2]) {
  const app = express();
  app.use(express.urlencoded({ extended: false }));
  app.post('/pay', oncePerKey(new MapReceipts(), 'pay', handler));
  app.use(((error, _req, res, _next) =>
    res.status(error instanceof HttpError ? error.status : 500).end()) as express.ErrorRequestHandler);
  return (key: string | undefined, body: string) =>
    inject(app, {
      method: 'POST',
      url: '/pay',
      payload: body,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
    });
}

/** Books once for each call. */
function aBookingHandler() {
  const booked: string[] = [];
  const handler = async (_req: Request, res: Response) => {
    booked.push('x');
    res.redirect(303, `/confirmation/${booked.length}`);
  };
  return { booked, handler };
}

describe('one write per Idempotency-Key', () => {
  it('D6 leads a repeat to where the first one was, without booking again', async () => {
    const { booked, handler } = aBookingHandler();
    const post = anEndpoint(handler);
    const answers = [await post('k1', 'a=1'), await post('k1', 'a=1'), await post('k1', 'a=1')];
    expect(answers.map(({ headers }) => headers.location)).toEqual([
      '/confirmation/1',
      '/confirmation/1',
      '/confirmation/1',
    ]);
    expect(booked).toHaveLength(1);
  });

  it('D6 refuses the key for another body, and one whose first is under way', async () => {
    const { booked, handler } = aBookingHandler();
    let repeat: Promise<{ readonly statusCode: number }> | undefined;
    const post = anEndpoint(async (req, res) => {
      repeat = post('k1', 'a=1');
      await repeat;
      await handler(req, res);
    });
    expect((await post('k1', 'a=1')).statusCode).toBe(303);
    expect((await repeat)?.statusCode).toBe(409);
    expect((await post('k1', 'a=2')).statusCode).toBe(422);
    expect(booked).toHaveLength(1);
  });

  it('D6 frees the key of a write that did not succeed', async () => {
    let isFirst = true;
    const post = anEndpoint(async (_req, res) => {
      if (!isFirst) return res.redirect(303, '/confirmation');
      isFirst = false;
      throw new HttpError(503, 'UNAVAILABLE', 'resting');
    });
    expect((await post('k1', 'a=1')).statusCode).toBe(503);
    expect((await post('k1', 'a=1')).headers.location).toBe('/confirmation');
  });

  it('leaves a POST without a key to its handler', async () => {
    const { booked, handler } = aBookingHandler();
    const post = anEndpoint(handler);
    await post(undefined, 'a=1');
    await post(undefined, 'a=1');
    expect(booked).toHaveLength(2);
  });
});
