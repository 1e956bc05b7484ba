/** What this browser remembers of a page that was looked at. Nothing of it is ever sent anywhere. */
export interface ViewedPage {
  readonly path: string;
  readonly title: string;
  /** The address of its picture, of this site. */
  readonly picture?: string | undefined;
  /** Milliseconds. */
  readonly at: number;
}

const maxRemembered = 3;
const rememberedMs = 90 * 24 * 3600 * 1000;
const kinds = [
  /^\/voyages\/[\w-]+$/,
  /^\/vessels\/[\w-]+\/suites\/[\w-]+$/,
  /^\/shore-and-sea-experiences\/[\w-]+\/[\w-]+$/,
];

/** A voyage, a suite or an experience: a page that one comes back to. */
export const isWorthRemembering = (path: string): boolean => kinds.some((kind) => kind.test(path));

/** The newest first, each page once, three at most; what is older than 90 days is gone. */
export function withViewed(list: readonly ViewedPage[], page: ViewedPage): readonly ViewedPage[] {
  return [page, ...list.filter(({ path, at }) => path !== page.path && page.at - at < rememberedMs)].slice(
    0,
    maxRemembered,
  );
}

/** What was kept, as far as it is ours: storage can be written to by anybody with this browser in hand. */
export function readViewed(text: string | null, now: number): readonly ViewedPage[] {
  try {
    const list = JSON.parse(text ?? '[]') as readonly ViewedPage[];
    return list
      .filter(({ path, title, at }) => isWorthRemembering(path) && typeof title === 'string' && now - at < rememberedMs)
      .slice(0, maxRemembered);
  } catch {
    return [];
  }
}
