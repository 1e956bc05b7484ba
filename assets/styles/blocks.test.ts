import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { featureSheets, siteSheet } from '../../test/support/built-sheets';

const sheets = readdirSync('views', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.scss'))
  .map((file) => join('views', file));

describe('the style sheets', () => {
  it('draw each block in one feature alone, so that no page is drawn by the sheet of another', () => {
    const folders = new Map<string, Set<string>>();
    for (const sheet of sheets) {
      for (const [, block = ''] of readFileSync(sheet, 'utf8').matchAll(/^\.([a-z][a-z0-9-]*) \{/gm))
        folders.set(block, (folders.get(block) ?? new Set()).add(dirname(sheet)));
    }
    expect(folders.size).toBeGreaterThan(100);
    expect([...folders].filter(([, features]) => features.size > 1).map(([block]) => block)).toEqual([]);
  });

  it('define no custom property that none of them uses', () => {
    const css = [siteSheet, ...featureSheets.values()].join('\n');
    const names = new Set([...css.matchAll(/(?<=[{;])--[\w-]+(?=:)/g)].map(([name]) => name));
    expect(names.size).toBeGreaterThan(50);
    expect([...names].filter((name) => !new RegExp(`var\\(${name}\\b(?!-)`).test(css))).toEqual([]);
  });
});
