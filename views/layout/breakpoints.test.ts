import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { featureSheets, siteSheet } from '../../test/support/built-sheets';

const css = [siteSheet, ...featureSheets.values()].join('\n');
const queries = [...css.matchAll(/@media([^{]*)\{/g)].map(([, query]) => query?.trim() ?? '');
const pixelsOfText = 16;
/** `from` is the first width of the wider look. Sheets write widths in the unit of the text, as it is by default. */
const widthsIn = (text: string) =>
  [...text.matchAll(/(max-)?width\s*([<>]=?|:)\s*([\d.]+)(\w+)/g)].map(([, max, sign, figure, unit]) => {
    const pixels = Number(figure) * (unit === 'rem' ? pixelsOfText : 1);
    const isLast = max !== undefined || sign === '>' || sign === '<=';
    return `${isLast ? pixels + 1 : pixels}${unit === 'rem' ? 'px' : unit}`;
  });

const siteWide = ['577px', '768px', '1024px'];
/**
 * Past 1024 is the gallery of experiences (H70), 769 and past 1279 are the carousel, 1000 is the menu of the profile. Up
 * to 450 a window shows the part of a main picture that its files for phones have.
 */
const ofSingleComponents = ['1025px', '769px', '1280px', '1000px', '451px'];

describe('the widths at which pages change', () => {
  it('NAV-13 are 577, 768 and 1024, and the few that single components have of their own', () => {
    const used = new Set(queries.flatMap(widthsIn));
    expect(siteWide.filter((width) => !used.has(width))).toEqual([]);
    expect([...used].filter((width) => !siteWide.includes(width) && !ofSingleComponents.includes(width))).toEqual([]);
  });

  it('NAV-13 grow with the text that a visitor has set in the browser', () => {
    expect(queries.filter((query) => /width\s*[<>]=?\s*[\d.]+px/.test(query))).toEqual([]);
  });

  it('NAV-13 are written in one file: no other style sheet has a width of its own', () => {
    const sheets = ['views', 'assets/styles'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.scss'))
        .map((name) => join(folder, name)),
    );
    expect(sheets.length).toBeGreaterThan(15);
    const ownWidths = sheets.filter(
      (file) =>
        !/_(tools|tokens)\.scss$/.test(file) &&
        /@media[^{]*width|tools\.(?:(?:from|past|below)\(|columns\(\d, )[\d.]/.test(readFileSync(file, 'utf8')),
    );
    expect(ownWidths).toEqual([]);
  });

  it('NAV-13 are those that script asks for, and that pictures are chosen by', () => {
    const files = readdirSync('views', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => join('views', name));
    const others = files.filter((file) =>
      widthsIn((readFileSync(file, 'utf8').match(/\((?:min-|max-)?width\s*[:<>][^)]*\)/g) ?? []).join(' ')).some(
        (width) => !siteWide.includes(width) && !ofSingleComponents.includes(width),
      ),
    );
    expect(others).toEqual([]);
  });
});
