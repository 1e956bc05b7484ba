import { readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');
const flagsIn = (text: string) => new Set(text.match(/--(max-semi-space-size|max-old-space-size|v8-pool-size)=\d+/g));
const variablesIn = (text: string) =>
  new Set([...text.matchAll(/\b(MALLOC_[A-Z_]+)(?:=|: ')(\d+)/g)].map(([, name, value]) => `${name}=${value}`));

describe('memory of a node', () => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: { readonly start: string } };
  const image = read('Dockerfile');

  it('has the same limits from npm start, the image and the bench', () => {
    expect([flagsIn(scripts.start).size, variablesIn(scripts.start).size]).toEqual([3, 3]);
    for (const other of [image, read('bench/bench.ts')]) {
      expect(flagsIn(other)).toEqual(flagsIn(scripts.start));
      expect(variablesIn(other)).toEqual(variablesIn(scripts.start));
    }
  });

  it('is documented with the flags that the image has', () => {
    const row = read('docs/operations/running.md')
      .split('\n')
      .find((line) => line.startsWith('| `NODE_OPTIONS`'));
    for (const flag of flagsIn(image)) expect(row).toContain(`\`${flag}\``);
    for (const variable of variablesIn(image)) expect(row).toContain(`\`${variable.split('=')[0]}\``);
  });
});
