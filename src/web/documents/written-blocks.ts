import { plainText } from '../../core/search/plain-text';

export interface WrittenBlock {
  readonly kind: 'heading' | 'paragraph' | 'item';
  readonly text: string;
}

const kinds: Readonly<Record<string, WrittenBlock['kind']>> = {
  h2: 'heading',
  h3: 'heading',
  p: 'paragraph',
  li: 'item',
};

/** The headings, paragraphs and items of a page's own text, which the site has rendered from Markdown. */
export const writtenBlocks = (html: string): readonly WrittenBlock[] =>
  [...html.matchAll(/<(h2|h3|p|li)\b[^>]*>([\s\S]*?)<\/\1>/g)].flatMap(([, tag = '', inner = '']) => {
    const [kind, text] = [kinds[tag], plainText(inner)];
    return kind && text !== '' ? [{ kind, text }] : [];
  });
