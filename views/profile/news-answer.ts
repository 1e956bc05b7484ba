export interface NewsAnswer {
  readonly items: readonly NewsArticle[];
  readonly nextCursor?: string;
}

export interface NewsArticle {
  readonly title: string;
  readonly category: readonly string[];
  readonly excerpt: string;
  readonly createdDate: string;
  readonly image: { readonly url: string; readonly description: string; readonly sources?: string };
  readonly slug: string;
}

/** Returns undefined for a malformed answer (PRO-11), of which nothing is shown. */
export function readNewsAnswer(body: unknown): NewsAnswer | undefined {
  if (!isRecord(body) || !Array.isArray(body['items']) || !(body['items'] as readonly unknown[]).every(isArticle))
    return undefined;
  const next = body['nextCursor'];
  if (next !== undefined && typeof next !== 'string') return undefined;
  return { items: body['items'] as NewsArticle[], ...(next === undefined ? {} : { nextCursor: next }) };
}

function isArticle(item: unknown): item is NewsArticle {
  if (!isRecord(item) || !isRecord(item['image']) || !Array.isArray(item['category'])) return false;
  const texts = [
    item['title'],
    item['excerpt'],
    item['createdDate'],
    item['slug'],
    item['image']['url'],
    item['image']['description'],
    ...(item['category'] as readonly unknown[]),
  ];
  // Only a path of this site may become a picture's source.
  return texts.every((text) => typeof text === 'string') && /^\/(?!\/)/.test(String(item['image']['url']));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
