import { renderToStaticMarkup } from 'react-dom/server';
import { attributesIn, parseHtml } from '../../test/support/parse-html';
import { MainPicture } from './MainPicture';

const picture = {
  src: '/a-1200.webp',
  srcSet: '/a-800.webp 800w, /a-1200.webp 1200w',
  width: 3,
  height: 2,
  alt: 'A bay.',
  placeholderClass: 'tone-abc',
};

describe('the main picture of a page', () => {
  it('has sources for phones and for other screens, and only an address of its own, so that no file is fetched twice', () => {
    const html = renderToStaticMarkup(
      <MainPicture
        picture={{ ...picture, forPhones: { srcSet: '/a-800.avif 800w, /a-1200.avif 1200w', hasWidths: true } }}
        sizes="92vw"
      />,
    );
    expect(attributesIn(html, 'picture > source[type="image/avif"]', 'srcset')).toEqual([
      '/a-800.avif 800w, /a-1200.avif 1200w',
    ]);
    expect(attributesIn(html, 'source', 'sizes')).toEqual(['92vw', '92vw']);
    expect(attributesIn(html, 'picture > img', 'fetchpriority')).toEqual(['high']);
    expect(attributesIn(html, 'picture > source', 'srcset')[1]).toBe(picture.srcSet);
    expect(parseHtml(html).querySelector('img[srcset]')).toBeNull();
  });

  it('says no width of a cut picture, whose files are for densities of the screen', () => {
    const html = renderToStaticMarkup(
      <MainPicture picture={{ ...picture, forPhones: { srcSet: '/a.avif 2x', hasWidths: false } }} sizes="100vw" />,
    );
    expect(parseHtml(html).querySelector('source[type][sizes]')).toBeNull();
  });

  it('is a picture like others where the build has no files for phones, and waits in later slides', () => {
    const html = renderToStaticMarkup(<MainPicture picture={picture} sizes="100vw" isFirst={false} />);
    expect(parseHtml(html).querySelector('picture')).toBeNull();
    expect(attributesIn(html, 'img', 'loading')).toEqual(['lazy']);
  });
});
