import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import fc from 'fast-check';
import { renderMarkdown } from '../embedded-content/markdown';
import { toRichText } from '../../../test/simulators/contentful/to-rich-text';
import { renderRichText, type TextTargets } from './rich-text';
import { attributesIn } from '../../../test/support/parse-html';

const text = (value: string, ...marks: readonly string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const node = (nodeType: string, content: readonly object[] = [], data: object = {}) => ({ nodeType, content, data });
const to = (id: string, linkType = 'Entry') => ({ target: { sys: { type: 'Link', linkType, id } } });
const targets: TextTargets = {
  entry: (id) => (id === 'story' ? { title: 'A <story>', href: '/stories/a' } : undefined),
  asset: (id) => {
    if (id === 'file') return { title: 'Deck plan', url: 'https://assets.ctfassets.net/deck.pdf' };
    if (id !== 'picture') return undefined;
    return {
      title: 'Bay',
      url: 'https://images.ctfassets.net/bay.jpg',
      picture: {
        width: 900,
        height: 600,
        alt: 'A "bay"',
        files: [
          { width: 320, url: 'https://images.ctfassets.net/bay.jpg?fm=webp&q=75&w=320' },
          { width: 900, url: 'https://images.ctfassets.net/bay.jpg?fm=webp&q=75&w=900' },
        ],
      },
    };
  },
};
const render = (...content: readonly object[]) => renderRichText(node(BLOCKS.DOCUMENT, content), targets).html;
const paragraph = (...content: readonly object[]) => node(BLOCKS.PARAGRAPH, content);

/** One of every kind that Contentful's types name, and what becomes of it. */
const everyNode: Readonly<Record<string, readonly [object, string]>> = {
  [BLOCKS.DOCUMENT]: [node(BLOCKS.DOCUMENT, [paragraph(text('in'))]), '<p>in</p>\n'],
  [BLOCKS.PARAGRAPH]: [paragraph(text('words')), '<p>words</p>\n'],
  [BLOCKS.HEADING_1]: [node(BLOCKS.HEADING_1, [text('One')]), '<h2 id="one">One</h2>\n'],
  [BLOCKS.HEADING_2]: [node(BLOCKS.HEADING_2, [text('Two')]), '<h2 id="two">Two</h2>\n'],
  [BLOCKS.HEADING_3]: [node(BLOCKS.HEADING_3, [text('Three')]), '<h3 id="three">Three</h3>\n'],
  [BLOCKS.HEADING_4]: [node(BLOCKS.HEADING_4, [text('Four')]), '<h4 id="four">Four</h4>\n'],
  [BLOCKS.HEADING_5]: [node(BLOCKS.HEADING_5, [text('Five')]), '<h5 id="five">Five</h5>\n'],
  [BLOCKS.HEADING_6]: [node(BLOCKS.HEADING_6, [text('Six')]), '<h6 id="six">Six</h6>\n'],
  [BLOCKS.UL_LIST]: [
    node(BLOCKS.UL_LIST, [node(BLOCKS.LIST_ITEM, [paragraph(text('a'))])]),
    '<ul>\n<li>a</li>\n</ul>\n',
  ],
  [BLOCKS.OL_LIST]: [
    node(BLOCKS.OL_LIST, [node(BLOCKS.LIST_ITEM, [paragraph(text('a'))])]),
    '<ol>\n<li>a</li>\n</ol>\n',
  ],
  [BLOCKS.LIST_ITEM]: [
    node(BLOCKS.UL_LIST, [node(BLOCKS.LIST_ITEM, [paragraph(text('a')), paragraph(text('b'))])]),
    '<ul>\n<li>\n<p>a</p>\n<p>b</p>\n</li>\n</ul>\n',
  ],
  [BLOCKS.HR]: [node(BLOCKS.HR), '<hr>\n'],
  [BLOCKS.QUOTE]: [node(BLOCKS.QUOTE, [paragraph(text('said'))]), '<blockquote>\n<p>said</p>\n</blockquote>\n'],
  [BLOCKS.EMBEDDED_ENTRY]: [
    node(BLOCKS.EMBEDDED_ENTRY, [], to('story')),
    '<p><a href="/stories/a">A &lt;story&gt;</a></p>\n',
  ],
  [BLOCKS.EMBEDDED_ASSET]: [
    node(BLOCKS.EMBEDDED_ASSET, [], to('picture', 'Asset')),
    '<figure><img class="picture" src="https://images.ctfassets.net/bay.jpg?fm=webp&amp;q=75&amp;w=900" srcset="https://images.ctfassets.net/bay.jpg?fm=webp&amp;q=75&amp;w=320 320w, https://images.ctfassets.net/bay.jpg?fm=webp&amp;q=75&amp;w=900 900w" sizes="(min-width: 60rem) 44rem, 100vw" width="900" height="600" alt="A &quot;bay&quot;" loading="lazy" decoding="async"></figure>\n',
  ],
  [BLOCKS.EMBEDDED_RESOURCE]: [node(BLOCKS.EMBEDDED_RESOURCE, [], to('elsewhere', 'Contentful:Entry')), ''],
  [BLOCKS.TABLE]: [
    node(BLOCKS.TABLE, [
      node(BLOCKS.TABLE_ROW, [node(BLOCKS.TABLE_HEADER_CELL, [paragraph(text('h'))])]),
      node(BLOCKS.TABLE_ROW, [node(BLOCKS.TABLE_CELL, [paragraph(text('d'))])]),
    ]),
    '<table>\n<thead>\n<tr>\n<th>h</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>d</td>\n</tr>\n</tbody>\n</table>\n',
  ],
  [BLOCKS.TABLE_ROW]: [
    node(BLOCKS.TABLE, [node(BLOCKS.TABLE_ROW, [])]),
    '<table>\n<tbody>\n<tr>\n</tr>\n</tbody>\n</table>\n',
  ],
  [BLOCKS.TABLE_CELL]: [
    node(BLOCKS.TABLE, [node(BLOCKS.TABLE_ROW, [node(BLOCKS.TABLE_CELL, [paragraph(text('d'))])])]),
    '<table>\n<tbody>\n<tr>\n<td>d</td>\n</tr>\n</tbody>\n</table>\n',
  ],
  [BLOCKS.TABLE_HEADER_CELL]: [
    node(BLOCKS.TABLE, [node(BLOCKS.TABLE_ROW, [node(BLOCKS.TABLE_HEADER_CELL, [paragraph(text('h'))])])]),
    '<table>\n<thead>\n<tr>\n<th>h</th>\n</tr>\n</thead>\n</table>\n',
  ],
  [INLINES.HYPERLINK]: [
    paragraph(node(INLINES.HYPERLINK, [text('out')], { uri: 'https://example.com/?a=1&b="2"' })),
    '<p><a href="https://example.com/?a=1&amp;b=&quot;2&quot;">out</a></p>\n',
  ],
  [INLINES.ENTRY_HYPERLINK]: [
    paragraph(node(INLINES.ENTRY_HYPERLINK, [text('read it')], to('story'))),
    '<p><a href="/stories/a">read it</a></p>\n',
  ],
  [INLINES.ASSET_HYPERLINK]: [
    paragraph(node(INLINES.ASSET_HYPERLINK, [text('the plan')], to('file', 'Asset'))),
    '<p><a href="https://assets.ctfassets.net/deck.pdf">the plan</a></p>\n',
  ],
  [INLINES.RESOURCE_HYPERLINK]: [
    paragraph(node(INLINES.RESOURCE_HYPERLINK, [text('elsewhere')], to('x', 'Contentful:Entry'))),
    '<p>elsewhere</p>\n',
  ],
  [INLINES.EMBEDDED_ENTRY]: [
    paragraph(node(INLINES.EMBEDDED_ENTRY, [], to('story'))),
    '<p><a href="/stories/a">A &lt;story&gt;</a></p>\n',
  ],
  [INLINES.EMBEDDED_RESOURCE]: [
    paragraph(text('before'), node(INLINES.EMBEDDED_RESOURCE, [], to('x', 'Contentful:Entry'))),
    '<p>before</p>\n',
  ],
};

describe('rich text', () => {
  it('C14 knows every node that Contentful has', () => {
    expect(Object.keys(everyNode).sort()).toEqual([...Object.values(BLOCKS), ...Object.values(INLINES)].sort());
  });

  it.each(Object.keys(everyNode))('ROU-05 renders %s as HTML', (name) => {
    const [given, wanted] = everyNode[name] ?? [{}, ''];
    expect(render(given)).toBe(wanted);
  });

  it('ROU-05 prints every mark, and two at once', () => {
    const tags = Object.values(MARKS).map((mark) => render(paragraph(text('x', mark))));
    expect(tags.toSorted()).toEqual(
      ['code', 'em', 's', 'strong', 'sub', 'sup', 'u'].map((tag) => `<p><${tag}>x</${tag}></p>\n`).toSorted(),
    );
    expect(render(paragraph(text('x', MARKS.ITALIC, MARKS.BOLD)))).toBe('<p><strong><em>x</em></strong></p>\n');
  });

  it('C14 is replaced by the content of an unknown node, and by the text of a link that is not allowed', () => {
    expect(render(node('carousel', [paragraph(text('inside'))]))).toBe('<p>inside</p>\n');
    for (const uri of [
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'data:text/html,x',
      '//evil.example',
      'http://plain.example',
      '/\\evil.example',
      '',
    ]) {
      expect(render(paragraph(node(INLINES.HYPERLINK, [text('words')], { uri })))).toBe('<p>words</p>\n');
    }
    for (const uri of ['/voyages', '#menu', 'https://a.example', 'mailto:a@b.example', 'tel:+13055550142'])
      expect(attributesIn(render(paragraph(node(INLINES.HYPERLINK, [text('x')], { uri }))), 'a', 'href')).toEqual([
        uri,
      ]);
    expect(
      render(node(BLOCKS.EMBEDDED_ENTRY, [], to('draft')), node(BLOCKS.EMBEDDED_ASSET, [], to('draft', 'Asset'))),
    ).toBe('');
  });

  it('CNT-31 gives headings with equal texts ids of their own, and lists the chapters', () => {
    const rendered = renderRichText(
      node(BLOCKS.DOCUMENT, [
        node(BLOCKS.HEADING_2, [text('The bay')]),
        node(BLOCKS.HEADING_2, [text('The bay')]),
        node(BLOCKS.HEADING_3, [text('Content')]),
      ]),
      targets,
    );
    expect(rendered.chapters).toEqual([
      { id: 'the-bay', title: 'The bay' },
      { id: 'the-bay-2', title: 'The bay' },
    ]);
    expect(attributesIn(rendered.html, 'h3', 'id')).toEqual(['content-2']);
  });

  it('C14 prints typed markup as characters, and any tree at all as well-formed markup', () => {
    const types = [...Object.values(BLOCKS), ...Object.values(INLINES), 'text', 'strange'];
    const tree = fc.letrec((tie) => ({
      node: fc.record({
        nodeType: fc.constantFrom(...types),
        value: fc.string(),
        data: fc.constantFrom({}, { uri: 'javascript:x' }, { uri: '"><script>' }, null),
        marks: fc.constantFrom([], [{ type: 'bold' }], [{ type: '<b>' }], 'x'),
        content: fc.oneof({ maxDepth: 4 }, fc.constant([]), fc.array(tie('node'), { maxLength: 4 })),
      }),
    })).node;
    fc.assert(
      fc.property(tree, (given) => {
        const html = render(given as object);
        const open: string[] = [];
        for (const [, closing, tag = ''] of html
          .replace(/<(hr|br|img)[^>]*>/g, '')
          .matchAll(/<(\/?)([a-z0-9]+)(?: (?:href|id|class)="[^"<>]*")*>/g)) {
          if (closing) expect(open.pop()).toBe(tag);
          else open.push(tag);
        }
        expect(open).toEqual([]);
        expect(
          html.replace(
            /<\/?(p|h[2-6]|ul|ol|li|blockquote|hr|table|thead|tbody|tr|th|td|a|em|strong|code|u|s|sub|sup|br|figure|img)( [^<>]*)?>/g,
            '',
          ),
        ).not.toMatch(/[<>]/);
        for (const href of attributesIn(html, '[href]', 'href')) expect(href).toMatch(/^(\/|#|https:|mailto:|tel:)/);
      }),
      { numRuns: 300 },
    );
  });

  it('ROU-05 looks the same as Markdown does', () => {
    const markdown =
      'Two *words*, **three** and `code` with a [link](/voyages).\n\n## A chapter\n\n- one\n- two\n  - below\n\n1. first\n\n> said\n> again\n\n---\n\n| a | b |\n|---|---|\n| 1 | 2 & 3 |\n';
    const { html, chapters } = renderMarkdown(markdown);
    const rendered = renderRichText(toRichText(html), targets);
    expect(rendered.chapters).toEqual(chapters);
    expect(rendered.html.replace(/\s+/g, ' ')).toBe(html.replace(/\s+/g, ' '));
  });
});
