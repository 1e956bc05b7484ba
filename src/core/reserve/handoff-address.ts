import { queryText } from '../shared/query-text';

/**
 * Where a guest's Select leads by a plain link: `/handoff?to=…&from=…`. `to` is at the engine, `from` is where they come
 * back to when the engine does not take them (ENG-02, H06).
 */
export function handoffAddress({ to, from }: { readonly to: string; readonly from: string }): string {
  return `/handoff?${queryText([
    ['to', to],
    ['from', from],
  ])}`;
}
