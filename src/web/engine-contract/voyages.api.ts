import type { SailingCabins } from '../../core/cabins/sailing-cabins.port';
import type { Sailing } from '../../core/voyages/sailing';
import type { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import type { DateWindow, Voyage } from '../../core/voyages/voyage';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { ContractProblem } from './contract-problem';
import { invalidField, readDay } from './read-day';
import { toAvailability, toVoyageItem } from './voyage-answers';
import { handle } from '../routing/handle';
import { availabilityOperation, findVoyagesOperation } from './voyages.schema';

const listMaxAgeSeconds = 10;
const availabilityMaxAgeSeconds = 5;

interface Parts {
  readonly inventory: SailingInventory;
  readonly cabins: SailingCabins;
  readonly content: Pick<VoyageContent, 'findVoyages'>;
}

/** Another installation reads this one's voyages and sailings, without withdrawn voyages (H52). */
export class ContractVoyagesApi {
  constructor(private readonly parts: Parts) {}

  readonly find = handle(findVoyagesOperation, async ({ query }) => {
    const { codes, cursor, limit, include, ...days } = query;
    const offeredSailings =
      codes === undefined ? await this.between(readWindow(days)) : await this.findByCodes(codes.split(','));
    const after =
      cursor === undefined
        ? offeredSailings
        : offeredSailings.filter(([, sailing]) => cursorOf(sailing) > readCursor(cursor));
    const page = after.slice(0, limit);
    const last = after.length > limit ? page.at(-1)?.[1] : undefined;
    const items = page.map(([voyage, sailing]) =>
      toVoyageItem(voyage, sailing, { hasCategories: include === 'categories' }),
    );
    return {
      body: { items, nextCursor: last ? Buffer.from(cursorOf(last)).toString('base64url') : null },
      maxAgeSeconds: listMaxAgeSeconds,
    };
  });

  readonly availability = handle(availabilityOperation, async ({ params, query }) => {
    const [offeredSailing] = await this.findByCodes([params.code]);
    if (!offeredSailing) throw new ContractProblem('VOYAGE_NOT_FOUND', 'No voyage of that code is for sale.');
    const { adults, children = 0, ages } = query;
    const guestCount = adults === undefined ? (ages?.split(',').length ?? 0) : adults + children;
    const cabins = await this.parts.cabins.findCabins(params.code);
    return { body: toAvailability(offeredSailing[1], guestCount, cabins), maxAgeSeconds: availabilityMaxAgeSeconds };
  });

  private async between(window: DateWindow | undefined): Promise<readonly OfferedSailing[]> {
    const [voyages, sailings] = await Promise.all([
      this.parts.content.findVoyages(),
      this.parts.inventory.findSailings(window),
    ]);
    const publishedVoyages = new Map(
      voyages.flatMap((voyage) => (voyage.isPublished ? [[voyage.voyageId, voyage] as const] : [])),
    );
    return sailings
      .flatMap((sailing) => {
        const voyage = publishedVoyages.get(sailing.voyageId);
        return voyage ? [[voyage, sailing] as const] : [];
      })
      .toSorted(([, one], [, other]) => (cursorOf(one) < cursorOf(other) ? -1 : 1));
  }

  private async findByCodes(codes: readonly string[]): Promise<readonly OfferedSailing[]> {
    const [voyages, ...sailings] = await Promise.all([
      this.parts.content.findVoyages(),
      ...[...new Set(codes)].map((code) => this.parts.inventory.getSailing(code.trim())),
    ]);
    return sailings
      .flatMap((sailing) => {
        const voyage = voyages.find(({ isPublished, voyageId }) => isPublished && voyageId === sailing?.voyageId);
        return sailing && voyage ? [[voyage, sailing] as const] : [];
      })
      .toSorted(([, one], [, other]) => (cursorOf(one) < cursorOf(other) ? -1 : 1));
  }
}

type OfferedSailing = readonly [Voyage, Sailing];

/** The cursor is a sort key, which stays valid when sailings sell out or are withdrawn between two pages. */
const cursorOf = ({ start, itineraryId }: Sailing) => `${start} ${itineraryId}`;

function readCursor(cursor: string): string {
  const position = Buffer.from(cursor, 'base64url').toString('utf8');
  if (!/^\d{4}-\d{2}-\d{2} [\w-]{1,40}$/.test(position)) throw invalidField('cursor', 'is not one of ours');
  return position;
}

function readWindow({ from, to }: { readonly from?: string; readonly to?: string }): DateWindow | undefined {
  if (from === undefined && to === undefined) return undefined;
  const [first, last] = [readDay('from', from), readDay('to', to)];
  return { ...(first ? { from: first } : {}), ...(last ? { to: last } : {}) };
}
