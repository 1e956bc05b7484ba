import { readFileSync } from 'node:fs';
import { proxyFile } from './error-pages';

const guide = readFileSync('docs/operations/running.md', 'utf8');
const file = readFileSync(proxyFile, 'utf8');

const rowOf = (name: string) => guide.split('\n').find((line) => line.startsWith(`| ${name} |`)) ?? '';

describe('what running.md says of the proxy', () => {
  it('G1 G10 has the connections that each pool has at a node', () => {
    const pools = [...file.matchAll(/^backend (\w+)\n(?:^ .*\n|^\n|^#.*\n)*?^ +server node-1 .* maxconn (\d+)/gm)];
    const limits = Object.fromEntries(pools.map(([, pool = '', count]) => [pool, Number(count)]));
    expect(Object.keys(limits).toSorted()).toEqual(['api', 'assets', 'guests', 'nodes', 'streams']);
    expect(rowOf('pools')).toContain(
      `each node has ${limits['nodes']} places for visitors' pages, ${limits['assets']} for assets, ` +
        `${limits['guests']} for guests and forms, ${limits['api']} for the API, ` +
        `${limits['streams']?.toLocaleString('en-US')} for streams`,
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
