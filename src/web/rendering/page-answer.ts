import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react';
import type { Frame } from '../../../views/layout/frame';

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
  readonly deferredNodes?: DeferredNodes;
}

export type DeferredNodes = Readonly<Record<string, () => Promise<ReactNode>>>;

/**
 * The page as a component of its answer's props and the frame. TypeScript sees of each page, but not of a type
 * parameter, that both together are all its props, so it is checked where a page is named.
 */
export type FramedPage<Page extends AnyPage> = Page &
  NoInfer<ComponentType<PageAnswer<Page>['props'] & { readonly frame: Frame }>>;

/**
 * An answer together with the page that shows it. Only `answerWith` makes one, so its page is always rendered from its
 * own props.
 */
export class PageResponse {
  private constructor(
    readonly answer: Omit<PageAnswer<AnyPage>, 'props'>,
    readonly toElement: (frame: Frame) => ReactElement<object>,
  ) {}

  static of<Page extends AnyPage>(page: FramedPage<Page>, answer: PageAnswer<NoInfer<Page>>): PageResponse {
    const { props } = answer;
    return new PageResponse(answer, (frame) => createElement(page, { ...props, frame }));
  }

  /** A protected field, so that no other object is assignable to this class. */
  protected readonly isChecked = true;
}

/** Answers with another page than the route names, such as a form's thank-you or the error page. */
export const answerWith = <Page extends AnyPage>(
  page: FramedPage<Page>,
  answer: PageAnswer<NoInfer<Page>>,
): PageResponse => PageResponse.of<Page>(page, answer);
