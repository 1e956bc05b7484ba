import { type HTMLElement, parse } from 'node-html-parser';

/** A page, or a part of one: a test asks for elements by selector, so that the order of attributes means nothing. */
export const parseHtml = (html: string): HTMLElement =>
  // What is there for browsers without script is looked at as well.
  parse(html, { blockTextElements: { script: true, style: true } });

/** The attribute of every element that the selector finds; the empty text where an element has none. */
export const attributesIn = (html: string, selector: string, name: string): readonly string[] =>
  parseHtml(html)
    .querySelectorAll(selector)
    .map((element) => element.getAttribute(name) ?? '');

/** The words of every element that the selector finds. */
export const textsIn = (html: string, selector: string): readonly string[] =>
  parseHtml(html)
    .querySelectorAll(selector)
    .map(({ text }) => text);

/** Where the cards of a page lead. */
export const cardHrefs = (html: string): readonly string[] => attributesIn(html, 'main .card__link', 'href');

/** What the first field of this name holds; the empty text where there is none. */
export const valueOf = (html: string, name: string): string =>
  attributesIn(html, `[name="${name}"][value]`, 'value')[0] ?? '';
