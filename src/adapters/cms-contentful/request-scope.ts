import { AsyncLocalStorage } from 'node:async_hooks';
import type { ContentScope } from '../../core/content/content-scope.port';
import type { PartOfLine } from '../content-in-memory/line-content';

interface Scope {
  readonly isEditing: boolean;
  readonly read: Set<PartOfLine>;
}

export const tagOf = (part: PartOfLine): string => `cms:${part}`;

/**
 * Says whether the current request may see drafts, and records what it has read. A scope, because ports have no
 * parameter for the request.
 */
export class RequestScope implements ContentScope {
  private readonly scopes = new AsyncLocalStorage<Scope>();

  run<T>({ isEditing }: { readonly isEditing: boolean }, work: () => T): T {
    return this.scopes.run({ isEditing, read: new Set() }, work);
  }

  isEditing(): boolean {
    return this.scopes.getStore()?.isEditing ?? false;
  }

  note(part: PartOfLine): void {
    this.scopes.getStore()?.read.add(part);
  }

  tags(): readonly string[] {
    return [...(this.scopes.getStore()?.read ?? [])].map(tagOf);
  }
}
