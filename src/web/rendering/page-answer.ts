import type { ComponentType, ReactNode } from 'react';

export type AnyPage = ComponentType<never>;

type PropsOf<Page extends AnyPage> = Page extends ComponentType<infer Props> ? Props : never;
/** Distributes over a union of props, which `Omit` alone would flatten. */
type WithoutFrame<Props> = Props extends unknown ? Omit<Props, 'frame'> : never;

export interface PageAnswer<Page extends AnyPage> {
  readonly props: WithoutFrame<PropsOf<Page>>;
  readonly status?: number;
  readonly cache?: { readonly tags: readonly string[] };
  /**
   * Parts that the page may begin without (`views/profile/DeferredFragment.tsx`), by name. Asked for only where the
   * page left one out.
   */
  readonly deferred?: DeferredNodes;
}

export type DeferredNodes = Readonly<Record<string, () => Promise<ReactNode>>>;

type UntypedAnswer = Omit<PageAnswer<AnyPage>, 'props'> & { readonly props: object };

/**
 * An answer together with the page that shows it. Only `answerWith` makes one, so its props are always those of its
 * page.
 */
export class PageResponse {
  private constructor(
    readonly page: AnyPage,
    readonly answer: UntypedAnswer,
  ) {}

  static of<Page extends AnyPage>(page: Page, answer: PageAnswer<NoInfer<Page>>): PageResponse {
    return new PageResponse(page, answer);
  }

  /** Keeps objects that only look like one from being taken for it. */
  protected readonly isChecked = true;
}

/** Answers with a page other than the one that the route names, such as a form's thanks or the page for errors. */
export const answerWith = <Page extends AnyPage>(page: Page, answer: PageAnswer<NoInfer<Page>>): PageResponse =>
  PageResponse.of(page, answer);
