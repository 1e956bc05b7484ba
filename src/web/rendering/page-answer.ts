import type { ComponentType, ReactNode } from 'react';

export type AnyPage = ComponentType<never>;

type PropsOf<Page extends AnyPage> = Page extends ComponentType<infer Props> ? Props : never;
/** Distributes over a union of props, which `Omit` alone would merge into one type. */
type WithoutFrame<Props> = Props extends unknown ? Omit<Props, 'frame'> : never;

export interface PageAnswer<Page extends AnyPage> {
  readonly props: WithoutFrame<PropsOf<Page>>;
  readonly status?: number;
  readonly cache?: { readonly tags: readonly string[] };
  /**
   * Parts without which the page may be sent first (`views/profile/DeferredFragment.tsx`), by name. Each is rendered
   * only where the page has left it out.
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

  /** A protected field, so that no other object is assignable to this class. */
  protected readonly isChecked = true;
}

/** Answers with another page than the route names, such as a form's thank-you or the error page. */
export const answerWith = <Page extends AnyPage>(page: Page, answer: PageAnswer<NoInfer<Page>>): PageResponse =>
  PageResponse.of(page, answer);
