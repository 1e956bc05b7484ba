import { compareTexts } from '../shared/compare-texts';
import { excursionStatus, type ExcursionStatus } from './excursion-status';
import type { GuestAddon } from './guest-addon';

/** One bespoke excursion, combined from the addon lines of its guests (EXC-05). Times are port-local (H66). */
interface CustomExcursion {
  readonly comments: string;
  readonly from: string;
  readonly to: string;
  readonly status: ExcursionStatus;
  readonly guestNames: readonly string[];
  readonly guestCountText: string;
  /** Ids of its requests, nearly always one. Empty where another system made the lines. */
  readonly requestIds: readonly string[];
}

const CUSTOM_CATEGORY = 'SHOREX CUSTOM';

/** The reservation system may put a prefix before the category SHOREX CUSTOM (EXC-05). */
export function isCustomExcursion({ categoryKey }: Pick<GuestAddon, 'categoryKey'>): boolean {
  return categoryKey.split('|').at(-1)?.trim() === CUSTOM_CATEGORY;
}

/** Each combination of comments, from and to is one excursion; the earliest is first (EXC-05). */
export function customExcursions(addons: readonly GuestAddon[]): readonly CustomExcursion[] {
  const groups = new Map<string, [GuestAddon, ...GuestAddon[]]>();
  for (const addon of addons.filter(isCustomExcursion)) {
    const key = JSON.stringify([addon.comments ?? '', addon.from, addon.to]);
    const group = groups.get(key);
    if (group) group.push(addon);
    else groups.set(key, [addon]);
  }
  return [...groups.values()].map(excursionOf).sort((first, second) => compareTexts(first.from, second.from));
}

function excursionOf(lines: readonly [GuestAddon, ...GuestAddon[]]): CustomExcursion {
  const [{ comments = '', from, to }] = lines;
  const guestNames = [...new Map(lines.map(({ guestKey, guestName }) => [guestKey, guestName])).values()];
  const isConfirmed = lines.every(({ status }) => excursionStatus({ status, isCustom: true }) === 'Confirmed');
  return {
    comments,
    from,
    to,
    status: isConfirmed ? 'Confirmed' : 'Requested',
    guestNames,
    guestCountText: `${guestNames.length} ${guestNames.length === 1 ? 'guest' : 'guests'}`,
    requestIds: [...new Set(lines.flatMap(({ requestId }) => requestId ?? []))],
  };
}
