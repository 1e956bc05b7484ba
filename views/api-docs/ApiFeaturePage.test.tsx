import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { ApiDocsPage } from './ApiDocsPage';
import { ApiFeaturePage } from './ApiFeaturePage';
import { sampleContentsPage, sampleFeaturePage } from './sample-api';
import { attributesIn, parseHtml, textsIn } from '../../test/support/parse-html';

const feature = renderToStaticMarkup(
  <HelmetProvider>
    <ApiFeaturePage {...sampleFeaturePage} />
  </HelmetProvider>,
);
const contents = (hasScenarios: boolean) =>
  renderToStaticMarkup(
    <HelmetProvider>
      <ApiDocsPage {...sampleContentsPage} hasScenarios={hasScenarios} />
    </HelmetProvider>,
  );

describe('the pages of the API', () => {
  it('H57 print a call with what it takes, how it is called and all of its answers, without a script', () => {
    for (const part of [
      'one of STORY, VOYAGE · required',
      '-b cookies.txt',
      'api.call(&#x27;addFavorite&#x27;',
      '>201</strong> It is kept from now on.',
    ])
      expect(feature).toContain(part);
    expect(attributesIn(feature, '[id]', 'id')).toContain('addFavorite');
    expect(attributesIn(feature, 'a', 'href')).toContain('/api/docs#NO_SESSION');
    expect(textsIn(feature, 'details > summary')).toContain('Answers, for example');
    expect(parseHtml(feature).querySelector('[data-widget^="Api"]')).toBeNull();
  });

  it('H57 let what is wider than the page be scrolled by the keys', () => {
    const examples = attributesIn(feature, 'pre', 'tabindex');
    expect(examples.length).toBeGreaterThan(0);
    expect(new Set(examples)).toEqual(new Set(['0']));
  });

  it('H57 lead to each call and to each code, and speak of scenarios in a demonstration alone', () => {
    expect(attributesIn(contents(true), 'a', 'href')).toContain('/api/docs/favorites#addFavorite');
    expect(attributesIn(contents(true), '[id]', 'id')).toContain('UNAVAILABLE');
    expect(contents(true)).toContain('X-Landfall-Scenario');
    expect(contents(false)).not.toContain('X-Landfall-Scenario');
  });

  it('H57 say what programs can do, and what is done on pages alone', () => {
    const paragraphs = textsIn(contents(false), 'p');
    const can = paragraphs.findIndex((text) => text.includes('A program can read voyages'));
    expect(paragraphs[can + 1]).toMatch(
      /^Other things are done on the pages of the site alone, and no call does them\..*cancelling an appointment/,
    );
  });
});
