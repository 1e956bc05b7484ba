import type { Request } from 'express';
import { readIsolatedSection } from '../../core/profile/isolated-section';
import type { BrowseVoyage } from '../../core/voyages/browse-voyage';
import type { AskedVoyage } from '../../core/voyages/voyage-selector';
import { type BrowsedChoice, voyageQuery } from './voyage-selector-view';
import { signedInGuest } from '../session/guest-of';

export type BrowsingState =
  /** A visitor, or a guest without bookings, has selected nothing: the page is the same for everyone. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unavailable' }
  /** `movedTo`: its canonical address, when the requested one differs from the selection (VOY-13, VOY-14). */
  | (BrowsedChoice & { readonly kind: 'browsing'; readonly movedTo?: string });

const names = ['reservationId', 'itineraryId', 'startDate', 'endDate'] as const;
const maxTextLength = 400;
/**
 * Milliseconds to wait for the selection. Without it the page is the same for everyone, and must be complete within
 * three seconds (E2).
 */
const maxWaitMs = 2_000;

/** A guest's selection of a voyage. Visitors have none, so that their pages stay cacheable. */
export class VoyageBrowsing {
  constructor(private readonly browseVoyage: Pick<BrowseVoyage, 'run'>) {}

  async of(req: Request): Promise<BrowsingState> {
    const guest = signedInGuest(req);
    if (!guest) return { kind: 'nothing' };
    // It is read here, because a template's request ends at it, which is no failure of the section.
    const { contactId } = guest;
    const parameters: AskedVoyage = Object.fromEntries(names.map((name) => [name, textOf(req.query[name])]));
    const warn = (err: unknown) => req.log.warn({ err }, 'reservations could not be read for a page');
    const section = await readIsolatedSection(
      this.browseVoyage.run({ guest: { contactId }, requestedVoyage: parameters }),
      warn,
      maxWaitMs,
    );
    if (section.kind === 'failed') return { kind: 'unavailable' };
    const { choice, sailings } = section.value;
    if (choice.kind === 'nothing-booked') return { kind: 'nothing' };
    const movedTo = addressInstead(req, voyageQuery(choice.address));
    return { kind: 'browsing', choice, sailings, ...(movedTo === undefined ? {} : { movedTo }) };
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, maxTextLength) : undefined);

function addressInstead(req: Request, parameters: ReturnType<typeof voyageQuery>): string | undefined {
  if (parameters.every(([name, value]) => req.query[name] === value)) return undefined;
  const query = new URLSearchParams(
    parameters.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  for (const [name, value] of Object.entries(req.query))
    if (!names.some((ownName) => ownName === name)) query.append(name, String(value));
  return `${req.path}?${query.toString()}`;
}
