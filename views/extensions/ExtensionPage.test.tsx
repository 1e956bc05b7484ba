import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { ExtensionPage, type ExtensionPageProps } from './ExtensionPage';
import { ExtensionsPage } from './ExtensionsPage';
import { sampleExtensionPage, sampleExtensions } from './sample-extensions';
import { attributesIn, hrefOf, parseHtml, textsIn } from '../../test/support/parse-html';
import { aPictureView } from '../../test/builders/a-picture-view';

const page = sampleExtensionPage(aPictureView);
const show = (changes: Partial<ExtensionPageProps> = {}) =>
  renderToStaticMarkup(
    <HelmetProvider>
      <ExtensionPage {...page} {...changes} />
    </HelmetProvider>,
  );

describe('the page of an extension', () => {
  it('ROU-32 links the inquiry that names it, the voyages and their sailings', () => {
    const html = show();
    expect(attributesIn(html, 'a', 'href')).toContain('/voyage-extensions/inquire?extension=granada-before-malaga');
    expect(html).toContain('Voyages that begin in Málaga');
    expect(hrefOf(html, '3 – 10 April 2027')).toBe('/voyages/andalusia-to-the-balearics?id=ON1-AND-270403-007');
  });

  it('ROU-32 numbers its days, and says the price with what it is for', () => {
    expect(textsIn(show(), 'ol')).toContainEqual(
      expect.stringMatching(/Day 1.*Up to the Albaicín.*Day 2.*Down to the ship/s),
    );
    expect(show()).toContain('$2,240.00 per guest');
  });

  it('ROU-32 says so when no sailing meets it', () => {
    expect(show({ voyages: [] })).toContain('No sailing of the coming months meets it');
  });
});

describe('the list of extensions', () => {
  it('ROU-33 has an engraving where a picture is taken', () => {
    const html = renderToStaticMarkup(
      <HelmetProvider>
        <ExtensionsPage frame={page.frame} head={{}} extensions={sampleExtensions} />
      </HelmetProvider>,
    );
    expect(parseHtml(html).querySelectorAll('.engraving')).toHaveLength(2);
    expect(parseHtml(html).querySelector('img')).toBeNull();
  });
});
