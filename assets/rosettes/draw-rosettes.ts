import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { type Rosette, rosetteName, rosettes } from '../../views/culinary/rosette';

/**
 * The patterns of the chefs' medallions as files, which a style sheet names `rosette:31-4.svg`: in the document of
 * dining they had a third of its bytes, and phones do not show them.
 */
export const drawRosettes: Plugin = {
  name: 'draw-rosettes',
  setup(api) {
    const tokens = readFileSync('assets/styles/_tokens.scss', 'utf8');
    api.onResolve({ filter: /^rosette:/ }, ({ path }) => ({
      path: path.replace('rosette:', 'rosette-'),
      namespace: 'rosette',
    }));
    api.onLoad({ filter: /./, namespace: 'rosette' }, ({ path }) => {
      const rosette = rosettes.find((each) => path === `rosette-${rosetteName(each)}.svg`);
      if (!rosette) throw new Error(`There is no ${path}`);
      return { contents: rosetteDrawing(rosette, tokens), loader: 'file' };
    });
  },
};

/** A picture does not inherit the colours of its page. */
export function rosetteDrawing({ petals, step }: Rosette, tokens: string): string {
  const stroke = (scheme: string) => {
    const [, colour] = new RegExp(String.raw`@mixin ${scheme} \{[^}]*--brass: (#[0-9a-f]{6});`).exec(tokens) ?? [];
    if (colour === undefined) throw new Error(`The ${scheme} scheme has no colour named brass.`);
    return `path{stroke:${colour}}`;
  };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * middle} ${2 * middle}" fill="none" stroke-width=".5">` +
    `<style>${stroke('light')}@media(prefers-color-scheme:dark){${stroke('dark')}}</style>` +
    `<path d="${closedLine({ petals, step, from: 66, depth: 19 })}"/>` +
    `<path d="${closedLine({ petals: petals + step, step, from: 62, depth: 10 })}"/></svg>`
  );
}

const middle = 100;

/** One closed line between two rings, with `petals / step` waves in each of `step` rounds. */
function closedLine({
  petals,
  step,
  from,
  depth,
}: Rosette & { readonly from: number; readonly depth: number }): string {
  const points = petals * 7;
  const tenths = (value: number) => Math.round(value * 10) / 10;
  const at = (index: number) => {
    const angle = (index / points) * 2 * Math.PI * step;
    const radius = from + (depth * (1 + Math.cos((angle * petals) / step))) / 2;
    return `${tenths(middle + radius * Math.cos(angle))} ${tenths(middle + radius * Math.sin(angle))}`;
  };
  return `M${Array.from({ length: points }, (_, index) => at(index)).join(' ')}Z`;
}
