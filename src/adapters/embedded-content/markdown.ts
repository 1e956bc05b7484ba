import MarkdownIt from 'markdown-it';
import type { ContentChapter, RenderedText } from '../../core/content/rendered-text';
import { slugOf } from '../../core/shared/fold-text';

/** Accepts links inside the site, to an anchor, or by a scheme that cannot run code (reliability C14). */
const safeLink = /^(\/(?![/\\])|#|https:\/\/|mailto:|tel:)/;
const takenIds = ['content'];

/** Straight quotes are typeset as curly ones; no other character is changed. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true }).disable('replacements');
markdown.validateLink = (address) => safeLink.test(address.trim());

/** HTML in the source is escaped. @throws RangeError naming what the text must not contain. */
export function renderMarkdown(source: string): RenderedText {
  const tokens = markdown.parse(source, {});
  const ids = new Set(takenIds);
  const chapters: ContentChapter[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'inline') refuseWhatIsNoText(token.children ?? []);
    if (token.type !== 'heading_open') continue;
    if (token.tag === 'h1') throw new RangeError('a heading of the first order: the title is the page’s own');
    const title = tokens[index + 1]?.children?.map(({ content }) => content).join('') ?? '';
    const id = freeId(title, ids);
    token.attrSet('id', id);
    if (token.tag === 'h2') chapters.push({ id, title });
  }
  return { html: markdown.renderer.render(tokens, markdown.options, {}), chapters };
}

/** Refuses disallowed links and Markdown pictures. Pictures are named instead, because they exist in several widths. */
function refuseWhatIsNoText(parts: readonly { readonly type: string; readonly content: string }[]): void {
  if (parts.some(({ type }) => type === 'image')) throw new RangeError('a picture');
  const brokenMark = parts
    .filter(({ type }) => type === 'text')
    .map(({ content }) => content)
    .join('')
    .match(/\[[^\]]*\]\([^)]*\)?/);
  if (brokenMark) throw new RangeError(`a link that is not allowed: ${brokenMark[0]}`);
}

function freeId(title: string, ids: Set<string>): string {
  const base = slugOf(title) || 'chapter';
  let id = base;
  for (let count = 2; ids.has(id); count++) id = `${base}-${count}`;
  ids.add(id);
  return id;
}
