import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { FaqPage, type FaqPageProps } from './FaqPage';
import { sampleFaqPage } from './sample-faq';
import { attributesIn, hrefOf, parseHtml, partOf, textsIn, valueOf } from '../../test/support/parse-html';

const show = (changes: Partial<FaqPageProps> = {}) =>
  renderToStaticMarkup(
    <HelmetProvider>
      <FaqPage {...sampleFaqPage} {...changes} />
    </HelmetProvider>,
  );
/** Without the frame, which folds what it has to say as well. */
const showMain = () => partOf(show(), 'main');

describe('the questions', () => {
  it('CNT-03 fold each answer into a native control, whose address stands inside of it', () => {
    const html = showMain();
    expect(parseHtml(html).querySelectorAll('details')).toHaveLength(3);
    expect(parseHtml(html).querySelector('details[open]')).toBeNull();
    // An address that points into a folded part unfolds it: the id must be the answer's, not the control's.
    const folded = parseHtml(html).querySelector('details > #which-papers')?.parentNode;
    expect(folded?.querySelector('summary > h3')?.text).toBe('Which papers do we need?');
  });

  it('CNT-03 lead to each group, and hold its questions under its heading', () => {
    const html = show();
    expect(hrefOf(html, 'Papers')).toBe('#papers');
    expect(parseHtml(html).querySelector('section[aria-labelledby="papers"] > h2#papers')?.text).toBe('Papers');
  });

  it('CNT-03 are looked through by a form that needs no script, and keeps what was typed', () => {
    const html = show({
      words: 'pass"port',
      isOpen: true,
      groups: sampleFaqPage.groups.slice(1),
      resultText: '1 question mentions it',
    });
    expect(parseHtml(html).querySelector('form[action="/faq"][method="get"]')).not.toBeNull();
    expect(valueOf(html, 'q')).toBe('pass"port');
    expect(parseHtml(html).querySelector('details[open=""]')).not.toBeNull();
    expect(textsIn(html, '.faq__count[role="status"]')).toEqual(['1 question mentions it']);
    expect(attributesIn(html, 'meta[name="robots"]', 'content')).toEqual(['noindex']);
  });

  it('CNT-10 end with every way to reach the line', () => {
    const html = showMain();
    const inOrder = parseHtml(html).querySelectorAll('details, section.contact-us');
    expect(inOrder.map(({ tagName }) => tagName)).toEqual(['DETAILS', 'DETAILS', 'DETAILS', 'SECTION']);
    expect(attributesIn(html, 'section.contact-us a', 'href')).toEqual(
      expect.arrayContaining(['tel:+13055550100', 'mailto:hello@ondine.example', '/contact-us']),
    );
    expect(textsIn(html, 'section.contact-us').join()).toContain('Every day, 8 am to 8 pm');
  });

  it('CNT-03 offer a way on when none is found', () => {
    const html = show({ words: 'parrot', groups: [] });
    expect(html).toContain('Nobody has asked that yet');
    expect(textsIn(html, '[href="/contact-us"]')).toContainEqual(expect.stringContaining('Write to us'));
  });
});
