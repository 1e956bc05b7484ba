import { queryText } from '../shared/query-text';

/** `to` is at the engine; `from` is the page to which guests return when the engine refuses them (ENG-02, H06). */
export function handoffAddress({ to, from }: { readonly to: string; readonly from: string }): string {
  return `/handoff?${queryText([
    ['to', to],
    ['from', from],
  ])}`;
}
