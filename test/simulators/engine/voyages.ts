import { createHash } from 'node:crypto';
import type { Express, Response } from 'express';

/** A category as this engine tells of it: `price` may be whatever an engine's books hold. */
export interface SimulatedCategory {
  readonly category: string;
  readonly fareCode?: string;
  readonly availableCabins?: number;
  readonly status: string;
  readonly price?: unknown;
}

export interface SimulatedVoyage {
  readonly code: string;
  readonly sailDays: number;
  readonly classifications: readonly { readonly type: string; readonly code: string }[];
  readonly from: { readonly dateTime: string; readonly port: string };
  readonly to: { readonly dateTime: string; readonly port: string };
  readonly categories: readonly SimulatedCategory[];
}

/** The voyage calls of the contract: pages by offset, ETags, and no filter beyond what a gateway must have. */
export function serveVoyages(
  app: Express,
  {
    voyages,
    problem,
  }: {
    readonly voyages: readonly SimulatedVoyage[];
    readonly problem: (res: Response, status: number, code: string) => void;
  },
): void {
  app.get('/v1/voyages', (req, res) => {
    const {
      codes,
      from,
      to,
      cursor,
      limit = '100',
      include,
    } = req.query as Readonly<Record<string, string | undefined>>;
    const found = voyages.filter(
      ({ code, from: start }) =>
        (codes === undefined || codes.split(',').includes(code)) &&
        (from === undefined || start.dateTime.slice(0, 10) >= from) &&
        (to === undefined || start.dateTime.slice(0, 10) <= to),
    );
    const first = Number(cursor ?? 0);
    const page = found.slice(first, first + Number(limit));
    const items = page.map(({ categories, ...voyage }) => ({
      ...voyage,
      shipCode: 'ON1',
      available: true,
      price: null,
      activities: [],
      seatsOnTheMoon: 0,
      ...(include === 'categories' ? { categories } : {}),
    }));
    sendWithEtag(req.get('if-none-match'), res, {
      items,
      nextCursor: first + page.length < found.length ? String(first + page.length) : null,
    });
  });
  app.get('/v1/voyages/:code/availability', (req, res) => {
    const voyage = voyages.find(({ code }) => code === req.params.code);
    if (!voyage) return problem(res, 404, 'VOYAGE_NOT_FOUND');
    sendWithEtag(req.get('if-none-match'), res, { code: voyage.code, available: true, categories: voyage.categories });
  });
}

function sendWithEtag(known: string | undefined, res: Response, body: object): void {
  const etag = `W/"${createHash('sha256').update(JSON.stringify(body)).digest('base64url')}"`;
  res.set('ETag', etag);
  if (known === etag) res.status(304).end();
  else res.json(body);
}
