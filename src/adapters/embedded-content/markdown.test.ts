import { hrefOf, parseHtml, textsIn } from '../../../test/support/parse-html';
import { renderMarkdown } from './markdown';

describe('renderMarkdown', () => {
  it('gives each heading an id of its own, and names the chapters', () => {
    const { html, chapters } = renderMarkdown(
      '## Your rights\n\nText.\n\n### A detail\n\n## Your rights\n\n## Content',
    );
    expect(chapters).toEqual([
      { id: 'your-rights', title: 'Your rights' },
      { id: 'your-rights-2', title: 'Your rights' },
      { id: 'content-2', title: 'Content' },
    ]);
    expect(textsIn(html, 'h2[id="your-rights"]')).toEqual(['Your rights']);
    expect(textsIn(html, 'h3[id="a-detail"]')).toHaveLength(1);
  });

  it('sets round quotes for straight ones, in the text and in the names of its chapters, and nothing else', () => {
    const { html, chapters } = renderMarkdown(`## The *pilot's* hour\n\n"Don't," he said -- (c) 41 "x"...`);
    expect(textsIn(html, 'p')).toEqual(['“Don’t,” he said -- (c) 41 “x”...']);
    expect(chapters).toEqual([{ id: 'the-pilot-s-hour', title: 'The pilot’s hour' }]);
  });

  it('C14 prints typed markup as characters', () => {
    expect(renderMarkdown('A <script>alert(1)</script> & <b onclick=x>b</b>').html).toBe(
      '<p>A &lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;b onclick=x&gt;b&lt;/b&gt;</p>\n',
    );
  });

  it.each([
    '/contact-us',
    '#your-rights',
    'https://example.com/a?b=c',
    'mailto:privacy@ondine.example',
    'tel:+13055550100',
  ])('C14 keeps a link to the address %s', (address) => {
    expect(hrefOf(renderMarkdown(`[there](${address})`).html, 'there')).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'http://example.com',
    '//example.com',
    'vbscript:x',
    'file:///etc/passwd',
  ])('C14 refuses a link to %s', (address) => {
    expect(() => renderMarkdown(`[there](${address})`)).toThrow('not allowed');
  });

  it('C14 links to nothing by a reference or in angle brackets that it would not link to in line', () => {
    const { html } = renderMarkdown('<javascript:alert(1)> and [there]\n\n[there]: javascript:alert(1)');
    expect(parseHtml(html).querySelector('a')).toBeNull();
  });

  it('refuses pictures and a second title', () => {
    expect(() => renderMarkdown('![a cove](https://example.com/a.png)')).toThrow('a picture');
    expect(() => renderMarkdown('# Title')).toThrow('first order');
  });
});
