// Writes docs/pictures.webp: every picture of the site, small, with its name. `node assets/art/contact-sheet.mjs`
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const columns = 6;
const tile = { width: 320, height: 213, label: 34, gap: 16 };
const pictures = JSON.parse(readFileSync('assets/images/pictures.json', 'utf8'));
const names = Object.keys(pictures).sort();
const rows = Math.ceil(names.length / columns);
const width = columns * (tile.width + tile.gap) + tile.gap;
const height = rows * (tile.height + tile.label + tile.gap) + tile.gap;

const place = (index) => ({
  left: tile.gap + (index % columns) * (tile.width + tile.gap),
  top: tile.gap + Math.floor(index / columns) * (tile.height + tile.label + tile.gap),
});

const label = (name) => Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${tile.width}" height="${tile.label}"><text x="0" y="22" font-family="sans-serif" font-size="15" fill="#16212b">${name}</text></svg>`,
);

const parts = await Promise.all(names.map(async (name, index) => {
  const { left, top } = place(index);
  const picture = await sharp(`assets/images/${name}-${pictures[name].widths[0]}.webp`).resize(tile.width, tile.height, { fit: 'cover' }).toBuffer();
  return [{ input: picture, left, top }, { input: label(name), left, top: top + tile.height }];
}));

await sharp({ create: { width, height, channels: 3, background: '#faf7f2' } }).composite(parts.flat()).webp({ quality: 70 }).toFile('docs/pictures.webp');
console.log(`docs/pictures.webp: ${names.length} pictures`);
