import MarkdownIt from 'markdown-it';
import type { ContentChapter, RenderedText } from '../../core/content/rendered-text';
import { HeadingIds, safeLink } from '../content-schemas/rendered-text';

/** Straight quotes are typeset as curly ones; no other character is changed. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true }).disable('replacements');
markdown.validateLink = (address) => safeLink.test(address.trim());

/** A text that a page cannot show. `line` counts from the first line of the text, which is 0. */
export class UnusableMarkdown extends RangeError {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/** HTML in the source is escaped. @throws UnusableMarkdown naming what the text must not contain. */
export function renderMarkdown(source: string): RenderedText {
  const tokens = markdown.parse(source, {});
  const ids = new HeadingIds();
  const chapters: ContentChapter[] = [];
  let line = 0;
  for (const [index, token] of tokens.entries()) {
    line = token.map?.[0] ?? line;
    const problem = token.type === 'inline' ? problemOf(token.children ?? []) : undefined;
    if (problem !== undefined) throw new UnusableMarkdown(problem, line);
    if (token.type !== 'heading_open') continue;
    if (token.tag === 'h1')
      throw new UnusableMarkdown('a heading of the first order: the title is the page’s own', line);
    const title = tokens[index + 1]?.children?.map(({ content }) => content).join('') ?? '';
    if (title.trim() === '') throw new UnusableMarkdown('a heading without words', line);
    const id = ids.take(title);
    token.attrSet('id', id);
    if (token.tag === 'h2') chapters.push({ id, title });
  }
  return { html: markdown.renderer.render(tokens, markdown.options, {}), chapters };
}

/** Finds disallowed links and Markdown pictures. Pictures are named instead, because they exist in several widths. */
function problemOf(parts: readonly { readonly type: string; readonly content: string }[]): string | undefined {
  if (parts.some(({ type }) => type === 'image')) return 'a picture';
  const brokenMark = parts
    .filter(({ type }) => type === 'text')
    .map(({ content }) => content)
    .join('')
    .match(/\[[^\]]*\]\([^)]*\)?/);
  return brokenMark ? `a link that is not allowed: ${brokenMark[0]}` : undefined;
}
