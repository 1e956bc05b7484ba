// Prints the floor plan of every suite as JSON, furnished by the same rules as the drawings on the site, for plans.py:
// node assets/art/plans.mjs
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { buildSync } from 'esbuild'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..')
const contents = `
import { loadLine } from './src/adapters/embedded-content/load-line';
import { findDoors } from './src/core/vessel/doors';
import { furnish } from './src/core/vessel/furnish';
const { vessel, suites } = loadLine('config/sample-line');
const furnished = (room) => ({ ...room, pieces: furnish(room) });
const plans = vessel.floorPlans.map(({ category, floors, ...size }) => {
  const { slug, title, decks } = suites.find(({ suite }) => suite.category === category).suite;
  return { category, slug, title, deck: decks[0], ...size, floors: floors.map((floor, index) => ({ ...floor, doors: findDoors(floor, index === 0), rooms: floor.rooms.map(furnished), terraces: floor.terraces.map(furnished) })) };
});
console.log(JSON.stringify(plans));`
const { outputFiles } = buildSync({ stdin: { contents, resolveDir: root, loader: 'ts' }, bundle: true, write: false, platform: 'node', format: 'cjs', logLevel: 'error' })
process.chdir(root)
compileFunction(outputFiles[0].text, ['require', 'module', 'exports'])(createRequire(import.meta.url), { exports: {} }, {})
