import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import type { ContentChapter, RenderedText } from '../../core/content/rendered-text';
import type { RemotePicture } from '../../core/shared/remote-pictures.port';
import { HeadingIds, safeLink } from '../content-schemas/rendered-text';
import { isRecord } from './tidy-entry';

export interface TextTargets {
  entry(id: string): { readonly title: string; readonly href: string } | undefined;
  asset(
    id: string,
  ):
    | { readonly title: string; readonly url: string; readonly picture?: RemotePicture & { readonly alt: string } }
    | undefined;
}

interface Node {
  readonly nodeType: string;
  readonly content: readonly Node[];
  readonly data: Readonly<Record<string, unknown>>;
  readonly value: string;
  readonly marks: readonly string[];
}

/** Nesting deeper than this is cut off, so that it cannot overflow the stack. */
const deepest = 40;

const markTags: Readonly<Record<string, string>> = {
  [MARKS.BOLD]: 'strong',
  [MARKS.ITALIC]: 'em',
  [MARKS.UNDERLINE]: 'u',
  [MARKS.CODE]: 'code',
  [MARKS.SUPERSCRIPT]: 'sup',
  [MARKS.SUBSCRIPT]: 'sub',
  [MARKS.STRIKETHROUGH]: 's',
};
/** The page's title is its only h1: headings of level 1 become level 2. */
const headingTags: Readonly<Record<string, string>> = {
  [BLOCKS.HEADING_1]: 'h2',
  [BLOCKS.HEADING_2]: 'h2',
  [BLOCKS.HEADING_3]: 'h3',
  [BLOCKS.HEADING_4]: 'h4',
  [BLOCKS.HEADING_5]: 'h5',
  [BLOCKS.HEADING_6]: 'h6',
};
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/**
 * Renders the same markup as Markdown, so that one style sheet serves both. All text is escaped, and unknown nodes are
 * unwrapped.
 */
export function renderRichText(document: unknown, targets: TextTargets): RenderedText {
  const richTextRenderer = new RichTextRenderer(targets);
  const html = richTextRenderer.blocks(toNode(document).content, 0);
  return { html, chapters: richTextRenderer.chapters };
}

class RichTextRenderer {
  readonly chapters: ContentChapter[] = [];
  private readonly ids = new HeadingIds();

  constructor(private readonly targets: TextTargets) {}

  blocks(nodes: readonly Node[], depth: number): string {
    return depth > deepest ? '' : nodes.map((node) => this.block(node, depth)).join('');
  }

  private block(node: Node, depth: number): string {
    const heading = headingTags[node.nodeType];
    if (heading) return this.heading(heading, node, depth);
    const inside = () => this.blocks(node.content, depth + 1);
    switch (node.nodeType) {
      case BLOCKS.PARAGRAPH:
        return isEmpty(node) ? '' : `<p>${this.inlines(node.content, depth)}</p>\n`;
      case BLOCKS.UL_LIST:
        return `<ul>\n${inside()}</ul>\n`;
      case BLOCKS.OL_LIST:
        return `<ol>\n${inside()}</ol>\n`;
      case BLOCKS.LIST_ITEM:
        return `<li>${this.item(node, depth)}</li>\n`;
      case BLOCKS.QUOTE:
        return `<blockquote>\n${inside()}</blockquote>\n`;
      case BLOCKS.HR:
        return '<hr>\n';
      case BLOCKS.TABLE:
        return this.table(node, depth);
      case BLOCKS.EMBEDDED_ASSET:
        return this.embeddedAsset(node);
      case BLOCKS.EMBEDDED_ENTRY:
        return paragraph(this.entryLink(node, depth));
      default:
        // This includes `embedded-resource-block`, because content of another space is not shown.
        return isInline(node) ? paragraph(this.inline(node, depth)) : inside();
    }
  }

  private heading(tag: string, { content }: Node, depth: number): string {
    const title = content.map(plainText).join('').trim();
    if (title === '') return '';
    const id = this.ids.take(title);
    if (tag === 'h2') this.chapters.push({ id, title });
    return `<${tag} id="${id}">${this.inlines(content, depth)}</${tag}>\n`;
  }

  /** A single paragraph, with or without a nested list, is rendered without `<p>`, as in a list of Markdown. */
  private item({ content: [first, ...others] }: Node, depth: number): string {
    if (!first) return '';
    if (first.nodeType !== BLOCKS.PARAGRAPH || others.some(({ nodeType }) => nodeType === BLOCKS.PARAGRAPH))
      return `\n${this.blocks([first, ...others], depth + 1)}`;
    return `${this.inlines(first.content, depth)}${others.length > 0 ? '\n' : ''}${this.blocks(others, depth + 1)}`;
  }

  private table({ content }: Node, depth: number): string {
    const isHead = ({ content: cells }: Node) =>
      cells.length > 0 && cells.every(({ nodeType }) => nodeType === BLOCKS.TABLE_HEADER_CELL);
    const bodyFrom = content.findIndex((row) => !isHead(row));
    const [head, body] = bodyFrom < 0 ? [content, []] : [content.slice(0, bodyFrom), content.slice(bodyFrom)];
    const rows = (part: readonly Node[]) =>
      part.map((row) => `<tr>\n${row.content.map((cell) => this.cell(cell, depth)).join('')}</tr>\n`).join('');
    const section = (tag: string, part: readonly Node[]) =>
      part.length > 0 ? `<${tag}>\n${rows(part)}</${tag}>\n` : '';
    return `<table>\n${section('thead', head)}${section('tbody', body)}</table>\n`;
  }

  private cell(cell: Node, depth: number): string {
    const tag = cell.nodeType === BLOCKS.TABLE_HEADER_CELL ? 'th' : 'td';
    return `<${tag}>${this.item(cell, depth + 1).trim()}</${tag}>\n`;
  }

  inlines(nodes: readonly Node[], depth: number): string {
    return depth > deepest ? '' : nodes.map((node) => this.inline(node, depth + 1)).join('');
  }

  private inline(node: Node, depth: number): string {
    switch (node.nodeType) {
      case 'text':
        return node.marks.reduce(
          (html, mark) => (markTags[mark] ? `<${markTags[mark]}>${html}</${markTags[mark]}>` : html),
          escapeHtml(node.value).replace(/\n/g, '<br>\n'),
        );
      case INLINES.HYPERLINK:
        return this.link(String(node.data['uri'] ?? '').trim(), node, depth);
      case INLINES.ENTRY_HYPERLINK:
      case INLINES.EMBEDDED_ENTRY:
        return this.entryLink(node, depth);
      case INLINES.ASSET_HYPERLINK: {
        const url = this.targets.asset(targetOf(node))?.url ?? '';
        return /^https?:\/\//.test(url)
          ? anchor(url, this.inlines(node.content, depth))
          : this.inlines(node.content, depth);
      }
      default:
        return node.content.length > 0 ? this.inlines(node.content, depth) : '';
    }
  }

  private link(address: string, node: Node, depth: number): string {
    const words = this.inlines(node.content, depth);
    return safeLink.test(address) ? anchor(address, words) : words;
  }

  private entryLink(node: Node, depth: number): string {
    const words = this.inlines(node.content, depth);
    const target = this.targets.entry(targetOf(node));
    return target ? anchor(target.href, words || escapeHtml(target.title)) : words;
  }

  private embeddedAsset(node: Node): string {
    const asset = this.targets.asset(targetOf(node));
    if (!asset) return '';
    const { picture, title, url } = asset;
    if (!picture) return /^https?:\/\//.test(url) ? `<p>${anchor(url, escapeHtml(title))}</p>\n` : '';
    const srcSet = picture.files.map((file) => `${file.url} ${file.width}w`).join(', ');
    const middle = picture.files.find((file) => file.width >= 1200) ?? picture.files.at(-1);
    return `<figure><img class="picture" src="${escapeHtml(middle?.url ?? '')}" srcset="${escapeHtml(srcSet)}" sizes="(min-width: 60rem) 44rem, 100vw" width="${picture.width}" height="${picture.height}" alt="${escapeHtml(picture.alt)}" loading="lazy" decoding="async"></figure>\n`;
  }
}

const anchor = (href: string, words: string) => `<a href="${escapeHtml(href)}">${words}</a>`;

const paragraph = (html: string) => (html === '' ? '' : `<p>${html}</p>\n`);

const isEmpty = ({ content }: Node) => content.every((node) => node.nodeType === 'text' && node.value.trim() === '');

const inlineTypes = new Set<string>(['text', ...Object.values(INLINES)]);
const isInline = ({ nodeType }: Node) => inlineTypes.has(nodeType);

const plainText = (node: Node): string =>
  node.nodeType === 'text' ? node.value : node.content.map(plainText).join('');

function targetOf({ data }: Node): string {
  const target = data['target'];
  const sys = isRecord(target) ? target['sys'] : undefined;
  return isRecord(sys) ? String(sys['id'] ?? '') : '';
}

function toNode(value: unknown, depth = 0): Node {
  const node = isRecord(value) ? value : {};
  const content =
    Array.isArray(node['content']) && depth <= 2 * deepest ? node['content'].map((one) => toNode(one, depth + 1)) : [];
  const marks = Array.isArray(node['marks'])
    ? node['marks'].flatMap((mark: unknown) =>
        isRecord(mark) && typeof mark['type'] === 'string' ? [mark['type']] : [],
      )
    : [];
  return {
    nodeType: typeof node['nodeType'] === 'string' ? node['nodeType'] : '',
    data: isRecord(node['data']) ? node['data'] : {},
    value: typeof node['value'] === 'string' ? node['value'] : '',
    content,
    marks,
  };
}
