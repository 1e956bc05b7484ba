import { readFileSync } from 'node:fs';
import { proxyFile } from './error-pages';

const guide = readFileSync('docs/operations/running.md', 'utf8');
const file = readFileSync(proxyFile, 'utf8');

const rowOf = (name: string) => guide.split('\n').find((line) => line.startsWith(`| ${name} |`)) ?? '';

describe('what running.md says of the proxy', () => {
  it('G1 G10 has the places that each pool has at a node', () => {
    const pools = [...file.matchAll(/^backend (\w+)\n(?:^ .*\n|^\n|^#.*\n)*?^ +server node-1 .* maxconn (\d+)/gm)];
    const places = Object.fromEntries(pools.map(([, pool = '', count]) => [pool, Number(count)]));
    expect(Object.keys(places).toSorted()).toEqual(['api', 'assets', 'guests', 'nodes', 'streams']);
    expect(rowOf('pools')).toContain(
      `each node has ${places['nodes']} places for visitors' pages, ${places['assets']} for assets, ` +
        `${places['guests']} for guests and forms, ${places['api']} for the API, ` +
        `${places['streams']?.toLocaleString('en-US')} for streams`,
    );
  });

  it('G10 names every field of the access log', () => {
    const [, format = ''] = /^ +log-format '(.*)'$/m.exec(file) ?? [];
    const fields = [...format.matchAll(/"(\w+)":/g)].map(([, field]) => field);
    expect(fields).toContain('requestId');
    const row = rowOf('access log');
    expect(fields.filter((field) => !row.includes(`\`${field}\``))).toEqual([]);
  });
});
