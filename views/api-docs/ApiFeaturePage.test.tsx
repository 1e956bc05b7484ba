import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { ApiDocsPage } from './ApiDocsPage';
import { ApiFeaturePage } from './ApiFeaturePage';
import { sampleContentsPage, sampleFeaturePage } from './sample-api';
import { attributesIn, textsIn } from '../../test/support/parse-html';

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
      'id="addFavorite"',
      'one of STORY, VOYAGE · required',
      '-b cookies.txt',
      'api.call(&#x27;addFavorite&#x27;',
      '>201</strong> It is kept from now on.',
      'href="/api/docs#NO_SESSION"',
    ])
      expect(feature).toContain(part);
    expect(textsIn(feature, 'details > summary')).toContain('Answers, for example');
    expect(feature).not.toContain('data-widget="Api');
  });

  it('H57 let what is wider than the page be scrolled by the keys', () => {
    const examples = attributesIn(feature, 'pre', 'tabindex');
    expect(examples.length).toBeGreaterThan(0);
    expect(new Set(examples)).toEqual(new Set(['0']));
  });

  it('H57 lead to each call and to each code, and speak of scenarios in a demonstration alone', () => {
    expect(contents(true)).toContain('href="/api/docs/favorites#addFavorite"');
    expect(contents(true)).toContain('id="UNAVAILABLE"');
    expect(contents(true)).toContain('X-Landfall-Scenario');
    expect(contents(false)).not.toContain('X-Landfall-Scenario');
  });

  it('H57 say what programs can do, and what is done on pages alone', () => {
    expect(contents(false)).toMatch(
      /A program can read voyages[^<]*<\/p><p[^>]*>Other things are done on the pages of the site alone, and no call does them\.[^<]*canceling an appointment/,
    );
  });
});
