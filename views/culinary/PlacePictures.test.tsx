import { renderToStaticMarkup } from 'react-dom/server';
import { PlacePictures } from './PlacePictures';
import { attributesIn, parseHtml } from '../../test/support/parse-html';
import { aPictureView } from '../../test/builders/a-picture-view';

const picture = (name: string) => aPictureView(name, `Alt of ${name}`);
const show = (...names: readonly string[]) =>
  renderToStaticMarkup(<PlacePictures of="Sal" hero={picture('hero')} gallery={names.map(picture)} />);

describe('the pictures of a place', () => {
  it('CNT-18 open at the one that is pressed, the hero before it', () => {
    const html = show('pass');
    expect(
      parseHtml(html).querySelector('[href="/pass.webp"][data-slide="1"][aria-label="Picture 2 of 2: Alt of pass"]'),
    ).not.toBeNull();
    expect(attributesIn(html, 'dialog[aria-label="Pictures of Sal"] img', 'src').slice(0, 2)).toEqual([
      '/hero.webp',
      '/pass.webp',
    ]);
  });

  it('CNT-18 stand in a grid when there are more, each opening the dialog at itself', () => {
    const html = show('pass', 'salt', 'rail');
    expect(
      parseHtml(html)
        .querySelectorAll('[href$=".webp"][data-slide]')
        .map((link) => [link.getAttribute('href')?.slice(1, -5), link.getAttribute('data-slide')]),
    ).toEqual([
      ['pass', '0'],
      ['salt', '1'],
      ['rail', '2'],
    ]);
    expect(parseHtml(html).querySelectorAll('dialog')).toHaveLength(1);
  });

  it('CNT-18 leave nothing where the hero is the only one', () => {
    expect(show()).toBe('');
  });
});
