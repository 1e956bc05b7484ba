// Writes docs/pictures.webp: every picture of the site, small, with its name, grouped by what it shows (pictures.yaml).
// `node assets/art/contact-sheet.mjs`
import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { parse } from 'yaml';

const columns = 10;
const tile = { width: 240, height: 160, label: 30, gap: 14 };
const heading = 64;
const pictures = JSON.parse(readFileSync('assets/images/pictures.json', 'utf8'));
const { awaited = {}, borrowed = {}, ...ledger } = parse(readFileSync('config/sample-line/pictures.yaml', 'utf8'));

const groups = [
  ['Suites', /^suites/],
  ['Venues and life on board', /^(venues|life-onboard)/],
  ['Excursions', /^experiences/],
  ['Voyages', /^voyages/],
  ['Ports and regions', /^(ports|regions)/],
  ['The yacht, stories, extensions and news', /^(vessel|stories|extensions|news)/],
  ['Of questions and categories (preferences.yaml, experience-categories.yaml)', /^a list$/],
  ['Of the second line (config/hard-cases)', /^the second line$/],
  ['Of no subject of their own yet', /^$/],
].map(([title, pattern]) => ({ title, pattern, names: [] }));
const textOf = (folder, files = readdirSync(folder, { recursive: true })) =>
  files.filter((file) => /\.(?:md|yaml)$/.test(file)).map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n');
const lists = textOf('config/sample-line', ['preferences.yaml', 'experience-categories.yaml']);
const secondLine = textOf('config/hard-cases');
/** What a picture without a subject in the sample line is used for. */
const useOf = (name) => (lists.includes(`picture: ${name}`) ? 'a list' : new RegExp(`\\b${name}\\b`).test(secondLine) ? 'the second line' : '');
for (const name of Object.keys(pictures).sort()) {
  const { shows = [] } = ledger[name] ?? {};
  const uses = shows.length > 0 ? shows : [useOf(name)];
  groups.find(({ pattern }) => uses.some((use) => pattern.test(use)))?.names.push(name);
}

const shown = groups.filter(({ names }) => names.length > 0);
const width = columns * (tile.width + tile.gap) + tile.gap;
const text = (words, size, height, weight = 400) => Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text x="0" y="${height * 0.66}" font-family="sans-serif" font-size="${size}" font-weight="${weight}" fill="#16212b">${words}</text></svg>`,
);
const parts = [];
let top = tile.gap;
for (const { title, names } of shown) {
  parts.push({ input: await sharp(text(`${title} (${names.length})`, 28, heading, 600)).toBuffer(), left: tile.gap, top });
  top += heading;
  for (const [index, name] of names.entries()) {
    const left = tile.gap + (index % columns) * (tile.width + tile.gap);
    const y = top + Math.floor(index / columns) * (tile.height + tile.label + tile.gap);
    const picture = await sharp(`assets/images/${name}-${pictures[name].widths[0]}.webp`).resize(tile.width, tile.height, { fit: 'cover' }).toBuffer();
    const label = await sharp(text(name, 14, tile.label)).extract({ left: 0, top: 0, width: tile.width, height: tile.label }).toBuffer();
    parts.push({ input: picture, left, top: y }, { input: label, left, top: y + tile.height });
  }
  top += Math.ceil(names.length / columns) * (tile.height + tile.label + tile.gap) + tile.gap;
}

await sharp({ create: { width: width + tile.gap, height: top, channels: 3, background: '#faf7f2' } }).composite(parts).webp({ quality: 40 }).toFile('docs/pictures.webp');
const counts = (list) => Object.entries(list).map(([kind, slugs]) => `${slugs.length} ${kind}`).join(', ') || 'none';
console.log(`docs/pictures.webp: ${Object.keys(pictures).length} pictures; awaited: ${counts(awaited)}; borrowed: ${counts(borrowed)}`);
