// Makes the files that phones get of the main pictures of pages, and enters them in pictures.json: `tall` for pictures
// that fill a tall first screen, cut around the picture's focus; `whole` for those that are shown uncropped.
// Usage: node assets/art/phone-pictures.mjs tall|whole NAME [NAME …]
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';

const images = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'images');
const manifestFile = path.join(images, 'pictures.json');

/**
 * A phone of 412 by 823 pixels shows 412 by 461 of a low main picture and 412 by 642 of a tall one. The first file is
 * for screens of two pixels to each of the page, the second for three.
 */
const tall = { ratio: 0.9, widths: [576, 864] };
const whole = { widths: [800, 1200] };
/**
 * At this quality nobody sees a difference from the files in WebP on a phone, for half to two thirds of their bytes. An
 * effort of 4 takes four times as long for four percent of the bytes.
 */
const encoding = { quality: 48, effort: 3 };

/** The part of a picture that is seen in a box of this ratio with `object-fit: cover` and the picture's focus. */
function cropOf({ width, height }, ratio, focus = '50% 50%') {
  const [across] = focus.split(' ').map((share) => Number.parseFloat(share) / 100);
  const cropped = Math.min(width, Math.round(height * ratio));
  return { left: Math.round((width - cropped) * across), top: 0, width: cropped, height };
}

export async function exportPhoneFiles(name, shape, entry) {
  const source = path.join(images, `${name}-${entry.widths.at(-1)}.webp`);
  const size = await sharp(source).metadata();
  const { widths } = shape === 'tall' ? tall : whole;
  for (const width of widths) {
    const picture = sharp(source);
    if (shape === 'tall') picture.extract(cropOf(size, tall.ratio, entry.focus));
    const height = shape === 'tall' ? Math.round(width / tall.ratio) : null;
    await picture
      .resize(width, height, { kernel: 'lanczos3' })
      .avif(encoding)
      .toFile(path.join(images, `${name}-${shape}-${width}.avif`));
  }
  return { ...entry, phoneFiles: { ...entry.phoneFiles, [shape]: widths } };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [shape, ...names] = process.argv.slice(2);
  if ((shape !== 'tall' && shape !== 'whole') || names.length === 0) {
    console.error('tall or whole, and which pictures?');
    process.exit(1);
  }
  const pictures = JSON.parse(readFileSync(manifestFile, 'utf8'));
  for (const name of names) pictures[name] = await exportPhoneFiles(name, shape, pictures[name]);
  writeFileSync(manifestFile, `${JSON.stringify(pictures, null, 2)}\n`);
}
