import { attributesIn, parseHtml } from '../../test/support/parse-html';
import { readdirSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { contentBlocks, pages, parts } from './examples';
import { GalleryPage } from './GalleryPage';

const frame = { path: '/dev/gallery', year: 2027 };
const show = (name?: string) =>
  renderToStaticMarkup(
    <HelmetProvider>
      <GalleryPage frame={frame} show={name} />
    </HelmetProvider>,
  );
const files = readdirSync('views', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.examples.tsx'),
);

describe('the gallery', () => {
  it('shows every file of examples', () => {
    expect(files.length).toBeGreaterThan(20);
    const shown = [
      ...Object.values(contentBlocks).flatMap(Object.keys),
      ...Object.keys(parts),
      ...Object.keys(pages),
    ].sort();
    expect(files.map((file) => file.replace('.examples.tsx', '')).sort()).toEqual(shown);
  });

  it('has every widget of the site', () => {
    const widgets = readdirSync('views', { recursive: true, encoding: 'utf8' }).flatMap((file) =>
      file.endsWith('.widget.tsx') ? [file.replace('.widget.tsx', '')] : [],
    );
    expect(widgets.length).toBeGreaterThan(3);
    const all = { ...parts, ...(Object.assign({}, ...Object.values(contentBlocks)) as object) };
    for (const widget of widgets) expect(all).toHaveProperty([widget]);
  });

  it.each(
    Object.entries(pages).flatMap(([group, examples]) => Object.keys(examples).map((name) => `${group}/${name}`)),
  )('shows %s alone, with one heading of the first order', (name) => {
    expect(parseHtml(show(name)).querySelectorAll('h1')).toHaveLength(1);
  });

  it('shows one component alone, in all its states', () => {
    const html = show('content/QuoteCard');
    expect(attributesIn(html, '[aria-label]', 'aria-label')).toContain('content/QuoteCard');
    expect(html).not.toContain('ui/Button');
  });

  it('shows itself for a page that it does not know', () => {
    expect(show('constructor/name')).toContain('Gallery');
    expect(show()).toContain('reserve/GuestSelector');
  });

  it('holds no inline style and no inline script, which the policy would block', () => {
    const all = [
      show(),
      ...Object.entries(pages).flatMap(([group, examples]) =>
        Object.keys(examples).map((name) => show(`${group}/${name}`)),
      ),
    ].join('');
    const styled = parseHtml(all).querySelectorAll('[style]');
    const scripts = parseHtml(all).querySelectorAll(
      'script:not([type="application/json"], [type="application/ld+json"])',
    );
    expect([...styled, ...scripts].map((part) => part.outerHTML)).toEqual([]);
  });
});
