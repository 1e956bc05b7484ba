import type { FavouriteItem } from '../../src/core/favourites/favourite';
import { favouritesTexts } from './favourites.texts';
import type { ErrorBody } from '../ui/error-body';

export type CallOutcome =
  /** `id` is needed for removal; absent once the favourite was removed. */
  | { readonly kind: 'done'; readonly id?: string }
  | { readonly kind: 'refused'; readonly message: string; readonly status?: number };

const maxWaitMs = 10_000;

export const addFavourite = (item: FavouriteItem): Promise<CallOutcome> =>
  call('POST', item, (body) => ({ kind: 'done', id: (body as { readonly id: string }).id }));

/** A favourite that no longer exists counts as removed. */
export async function removeFavourite(id: string): Promise<CallOutcome> {
  return call('DELETE', [{ favoritesId: id }], () => ({ kind: 'done' }), 404);
}

export const removeFavourites = (
  removals: readonly { readonly contactId: string; readonly favoritesId: string }[],
): Promise<CallOutcome> => call('DELETE', removals, () => ({ kind: 'done' }));

async function call(
  method: 'POST' | 'DELETE',
  body: object,
  read: (body: unknown) => CallOutcome,
  alsoDone?: number,
): Promise<CallOutcome> {
  try {
    const answer = await fetch('/api/favorites', {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(maxWaitMs),
    });
    const answerBody: unknown = await answer.json();
    return answer.ok || answer.status === alsoDone
      ? read(answerBody)
      : { kind: 'refused', status: answer.status, message: messageFor(answer.status, answerBody as ErrorBody) };
  } catch {
    return { kind: 'refused', message: favouritesTexts.failed };
  }
}

/** Returns the server's own message or, when it could not answer, the request id to quote (H13). */
function messageFor(status: number, { error, requestId }: ErrorBody): string {
  if (status === 401) return favouritesTexts.sessionEnded;
  if (status < 500 && error !== undefined) return error;
  return requestId === undefined
    ? favouritesTexts.failed
    : `${favouritesTexts.failed} ${favouritesTexts.reference(requestId)}`;
}
