import { ContentfulPictures, pictureOf } from './pictures';

const asset = {
  url: 'https://images.ctfassets.net/s/a/t/bay.jpg',
  width: 2000,
  height: 1500,
  description: 'A bay.',
  title: 'bay.jpg',
  contentType: 'image/jpeg',
};
const pictures = new ContentfulPictures();
const widthsOf = (width: number) =>
  pictures.find(pictureOf({ ...asset, width })?.name ?? '')?.files.map((file) => file.width);

describe('pictures of Contentful', () => {
  it('E1 are WebP in several widths, none wider than the upload and none wider than the site shows', () => {
    expect(widthsOf(2000)).toEqual([320, 480, 800, 1200, 1600, 2000]);
    expect(widthsOf(700)).toEqual([320, 480, 700]);
    expect(widthsOf(200)).toEqual([200]);
    expect(widthsOf(9000)).toEqual([320, 480, 800, 1200, 1600, 2400]);
    const found = pictures.find(pictureOf(asset)?.name ?? '');
    expect(found).toMatchObject({ width: 2000, height: 1500 });
    expect(found?.files[0]?.url).toBe('https://images.ctfassets.net/s/a/t/bay.jpg?fm=webp&q=75&w=320');
  });

  it('E1 have alternative texts, and an address with a scheme', () => {
    expect(pictureOf(asset)).toEqual({ name: 'https://images.ctfassets.net/s/a/t/bay.jpg#2000x1500', alt: 'A bay.' });
    expect(pictureOf({ ...asset, url: '//images.ctfassets.net/s/a/t/bay.jpg' })?.name).toMatch(/^https:\/\/images/);
  });

  it('C14 are images only: no film, nothing without a size, no address that could leave its attribute', () => {
    for (const other of [
      { contentType: 'video/mp4' },
      { width: 0 },
      { url: 'javascript:alert(1)' },
      { url: 'https://x.example/"onload=' },
    ])
      expect(pictureOf({ ...asset, ...other })).toBeUndefined();
    for (const name of ['aegean-cove', 'javascript:x#1x1', '']) expect(pictures.find(name)).toBeUndefined();
  });
});
