import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';

/** One node of Contentful's rich text. */
export interface RichNode {
  readonly nodeType: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly content?: readonly RichNode[];
  readonly value?: string;
  readonly marks?: readonly { readonly type: string }[];
}

interface Element {
  readonly tag: string;
  readonly attributes: string;
  readonly children: (Element | string)[];
}

const blockTypes: Readonly<Record<string, string>> = {
  p: BLOCKS.PARAGRAPH,
  h2: BLOCKS.HEADING_2,
  h3: BLOCKS.HEADING_3,
  h4: BLOCKS.HEADING_4,
  ul: BLOCKS.UL_LIST,
  ol: BLOCKS.OL_LIST,
  li: BLOCKS.LIST_ITEM,
  blockquote: BLOCKS.QUOTE,
  hr: BLOCKS.HR,
  table: BLOCKS.TABLE,
  tr: BLOCKS.TABLE_ROW,
  td: BLOCKS.TABLE_CELL,
  th: BLOCKS.TABLE_HEADER_CELL,
};
const markTypes: Readonly<Record<string, string>> = {
  em: MARKS.ITALIC,
  strong: MARKS.BOLD,
  code: MARKS.CODE,
  s: MARKS.STRIKETHROUGH,
};
/** Their content is blocks: a text that stands in them is a paragraph. */
const holdsBlocks = new Set<string>([BLOCKS.LIST_ITEM, BLOCKS.TABLE_CELL, BLOCKS.TABLE_HEADER_CELL, BLOCKS.QUOTE]);

/** The sample line's rendered Markdown as an editor would have it in Contentful. */
export const toRichText = (html: string): RichNode => ({
  nodeType: BLOCKS.DOCUMENT,
  data: {},
  content: parse(html).children.flatMap(toBlocks),
});

function toBlocks(node: Element | string): readonly RichNode[] {
  if (typeof node === 'string') return [];
  if (node.tag === 'thead' || node.tag === 'tbody') return node.children.flatMap(toBlocks);
  const nodeType = blockTypes[node.tag];
  if (!nodeType) throw new Error(`no block for <${node.tag}>`);
  if (nodeType === BLOCKS.HR) return [{ nodeType, data: {}, content: [] }];
  const hasBlocks = node.children.some(
    (child) => typeof child !== 'string' && (child.tag in blockTypes || child.tag === 'thead'),
  );
  if (hasBlocks && !holdsBlocks.has(nodeType))
    return [{ nodeType, data: {}, content: node.children.flatMap(toBlocks) }];
  if (!holdsBlocks.has(nodeType)) return [{ nodeType, data: {}, content: toInlines(node.children, []) }];
  const inline = node.children.filter((child) => typeof child === 'string' || !(child.tag in blockTypes));
  const loose = toInlines(inline, []);
  const paragraph = loose.some(({ value = 'link' }) => value.trim() !== '')
    ? [{ nodeType: BLOCKS.PARAGRAPH, data: {}, content: loose }]
    : [];
  return [
    {
      nodeType,
      data: {},
      content: [
        ...paragraph,
        ...node.children.flatMap((child) =>
          typeof child !== 'string' && child.tag in blockTypes ? toBlocks(child) : [],
        ),
      ],
    },
  ];
}

function toInlines(nodes: readonly (Element | string)[], marks: readonly string[]): readonly RichNode[] {
  return nodes.flatMap((node): readonly RichNode[] => {
    if (typeof node === 'string')
      return [{ nodeType: 'text', data: {}, value: node.replace(/\n/g, ' '), marks: marks.map((type) => ({ type })) }];
    if (node.tag === 'a')
      return [
        {
          nodeType: INLINES.HYPERLINK,
          data: { uri: unescape(/href="([^"]*)"/.exec(node.attributes)?.[1] ?? '') },
          content: toInlines(node.children, marks),
        },
      ];
    const mark = markTypes[node.tag];
    if (!mark) throw new Error(`no inline for <${node.tag}>`);
    // The innermost mark comes first.
    return toInlines(node.children, [mark, ...marks]);
  });
}

/** Well-formed HTML as our own renderer writes it. */
function parse(html: string): Element {
  const root: Element = { tag: 'document', attributes: '', children: [] };
  const open = [root];
  for (const [, closing, tag = '', attributes = '', text] of html.matchAll(/<(\/?)(\w+)([^>]*)>|([^<]+)/g)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.children.push(unescape(text));
    else if (closing) open.pop();
    else {
      const element: Element = { tag, attributes, children: [] };
      parent.children.push(element);
      if (tag !== 'hr') open.push(element);
    }
  }
  return root;
}

const unescape = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
