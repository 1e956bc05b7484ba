import { renderToStaticMarkup } from 'react-dom/server';
import { attributesIn } from '../../test/support/parse-html';
import { filesForSizes, sizesForDenseScreens } from './dense-screen-sizes';
import { Picture } from './Picture';

const picture = {
  src: '/a.webp',
  srcSet: '/a.webp 800w',
  width: 3,
  height: 2,
  alt: 'A bay.',
  placeholderClass: 'tone-abc',
};

describe('the sizes of a picture', () => {
  it.each([
    ['92vw', '(max-width: 767px) and (min-resolution: 2.5dppx) 57vw, 92vw'],
    [
      '(min-width: 768px) 48vw, 100vw',
      '(max-width: 767px) and (min-resolution: 2.5dppx) 62vw, (min-width: 768px) 48vw, 100vw',
    ],
    ['18rem', '18rem'],
    ['min(92vw, 84rem)', 'min(92vw, 84rem)'],
    [
      '(min-width: 1024px) 50vw, 0vw',
      '(max-width: 767px) and (min-resolution: 2.5dppx) 0vw, (min-width: 1024px) 50vw, 0vw',
    ],
  ])('are, for %s, less on a dense screen of a phone', (sizes, result) => {
    expect(sizesForDenseScreens(sizes)).toBe(result);
  });

  it('are less only where the picture is not the first that a page shows', () => {
    const sizesOf = (priority: boolean) =>
      attributesIn(
        renderToStaticMarkup(<Picture picture={picture} sizes="92vw" priority={priority} />),
        'img',
        'sizes',
      );
    expect(sizesOf(true)).toEqual(['92vw']);
    expect(sizesOf(false)).toEqual([sizesForDenseScreens('92vw')]);
  });
});

describe('the files of a picture', () => {
  const srcSet = '/a-320.webp 320w, /a-800.webp 800w, /a-1200.webp 1200w';

  it.each([
    ['18rem', '/a-320.webp 320w, /a-800.webp 800w'],
    ['4rem', '/a-320.webp 320w'],
    ['92vw', srcSet],
    ['min(92vw, 84rem)', srcSet],
  ])('are, for %s, those that a screen of three pixels to each of the page can need', (sizes, files) => {
    expect(filesForSizes(srcSet, sizes)).toBe(files);
  });
});
