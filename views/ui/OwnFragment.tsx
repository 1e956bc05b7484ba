import { createElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LineFactsContext, useLineFacts } from '../layout/line-facts';

interface OwnFragmentProps {
  /** The source of the fragment: an immutable object with one guest's own data, which is replaced when they change. */
  readonly from: object;
  readonly by?: string;
  /** An HTML element without widgets, favourite buttons or anything that generates ids. */
  readonly children: ReactElement<{ readonly children?: ReactNode }, string>;
}

/** The map is weak by the source: a fragment is collected with it, and is never shown for another guest's object. */
const fragments = new WeakMap<object, Map<string, string>>();

/** Renders an element's content once for as long as a guest's own data are unchanged (decision 0071). Server only. */
export function OwnFragment({ from, by = '', children: element }: OwnFragmentProps) {
  const facts = useLineFacts();
  const { children, ...attributes } = element.props;
  const htmlByKey = fragments.get(from) ?? new Map<string, string>();
  const html =
    htmlByKey.get(by) ??
    renderToStaticMarkup(<LineFactsContext.Provider value={facts}>{children}</LineFactsContext.Provider>);
  htmlByKey.set(by, html);
  fragments.set(from, htmlByKey);
  return createElement(element.type, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}
