import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';

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

/** The first part of a page that the selector finds, to be read like a page; the empty text where there is none. */
export const partOf = (html: string, selector: string): string =>
  parseHtml(html).querySelector(selector)?.outerHTML ?? '';

/** The first script of data for search engines; an empty list where there is none. */
export const jsonLdIn = (html: string): unknown =>
  JSON.parse(parseHtml(html).querySelector('script[type="application/ld+json"]')?.rawText ?? '[]');

/** Where the first link leads that begins with these words, before any other element. */
export const hrefOf = (html: string, words: string): string | undefined =>
  parseHtml(html)
    .querySelectorAll('a')
    .find((link) => leadingText(link) === words)
    ?.getAttribute('href');

const leadingText = (node: Node): string =>
  node.nodeType === NodeType.TEXT_NODE ? node.text : (node.childNodes.map(leadingText).find(Boolean) ?? '');

/** What the first list of facts that has this term says about it. */
export const factOf = (html: string, term: string): string | undefined =>
  parseHtml(html)
    .querySelectorAll('dt')
    .find(({ text }) => text === term)?.nextElementSibling?.text;

/** Where the cards of a page lead. */
export const cardHrefs = (html: string): readonly string[] => attributesIn(html, 'main .card__link', 'href');

/** The mistake that the field of this name refers to by `aria-describedby`, for people who do not see the page. */
export function mistakeAt(html: string, name: string): string | undefined {
  const page = parseHtml(html);
  const field = page.querySelector(`[name="${name}"][aria-invalid="true"]`);
  const ids = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => page.querySelector(`[id="${id}"].field__error`)?.text).find(Boolean);
}

/** What the first field of this name holds; the empty text where there is none. */
export const valueOf = (html: string, name: string): string =>
  attributesIn(html, `[name="${name}"][value]`, 'value')[0] ?? '';
