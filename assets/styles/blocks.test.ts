import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
});
