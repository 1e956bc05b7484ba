/** A page that this browser has viewed. It is never sent anywhere. */
export interface ViewedPage {
  readonly path: string;
  readonly title: string;
  readonly picture?: string | undefined;
  /** The time of the visit is in milliseconds since 1970. */
  readonly at: number;
}

const maxRemembered = 3;
const rememberedMs = 90 * 24 * 3600 * 1000;
const kinds = [
  /^\/voyages\/[\w-]+$/,
  /^\/vessels\/[\w-]+\/suites\/[\w-]+$/,
  /^\/shore-and-sea-experiences\/[\w-]+\/[\w-]+$/,
];

/** Voyages, suites and experiences are remembered; other pages are not. */
export const isWorthRemembering = (path: string): boolean => kinds.some((kind) => kind.test(path));

/** The list has the newest first, each page once and three at most; entries older than 90 days are dropped. */
export function withViewed(list: readonly ViewedPage[], page: ViewedPage): readonly ViewedPage[] {
  return [page, ...list.filter(({ path, at }) => path !== page.path && page.at - at < rememberedMs)].slice(
    0,
    maxRemembered,
  );
}

/** Invalid entries are dropped, because anyone with access to the browser can edit the storage. */
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
