import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { HandoffPage, type HandoffView } from './HandoffPage';
import { attributesIn, parseHtml, textsIn } from '../../test/support/parse-html';

const frame = { path: '/handoff', year: 2027 };
const renderMarkup = (handoff: HandoffView) =>
  renderToStaticMarkup(
    <HelmetProvider>
      <HandoffPage frame={frame} handoff={handoff} />
    </HelmetProvider>,
  );

describe('the page between the site and the engine', () => {
  it('ENG-04 H08 carries what identifies a guest in a form’s body, and has a button for browsers without script', () => {
    const html = renderMarkup({
      kind: 'form',
      action: 'https://reserve.example/sso',
      fields: { cust_token: 'sealed' },
      waitMs: 0,
    });
    const form = parseHtml(html).querySelector('main form');
    expect(form?.attributes).toEqual({
      'data-hands-over': '0',
      action: 'https://reserve.example/sso',
      method: 'post',
    });
    expect(form?.querySelector('input[type="hidden"][name="cust_token"]')?.getAttribute('value')).toBe('sealed');
    expect(form?.querySelector('button')).not.toBeNull();
    expect(html.match(/sealed/g)).toHaveLength(1);
  });

  it('ENG-05 shows a loader while it waits, and a link to an engine without sign-in', () => {
    const html = renderMarkup({ kind: 'link', href: 'https://reserve.example/a?b=1', waitMs: 4_000 });
    expect(attributesIn(html, '[role="progressbar"]', 'aria-label')).toEqual(['Opening the reservation desk']);
    expect(attributesIn(html, '[data-hands-over]', 'data-hands-over')).toEqual(['4000']);
    expect(attributesIn(html, 'main a', 'href')).toContain('https://reserve.example/a?b=1');
  });

  it('H06 says that it failed, and leads on as a visitor or once more', () => {
    const html = renderMarkup({
      kind: 'failed',
      href: '/engine/details?p1=2',
      againHref: '/ody?ody_sso_redirect=%2Fengine',
    });
    expect(parseHtml(html).querySelector('main [role="alert"]')).not.toBeNull();
    expect(textsIn(html, '[href="/engine/details?p1=2"]').join()).toContain('Go on as a visitor');
    expect(html).not.toContain('data-hands-over');
  });
});
