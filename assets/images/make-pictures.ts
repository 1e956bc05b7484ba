import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** No PDF holds WebP. By the plain encoder: mozjpeg would make a first build half a minute longer. */
export async function printPictures(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const entries = JSON.parse(readFileSync('assets/images/pictures.json', 'utf8')) as Record<string, { widths: readonly number[] }>;
  for (const [name, { widths }] of Object.entries(entries)) {
    // No document shows a panorama.
    if (!widths.includes(1600)) continue;
    for (const [size, width, quality] of [['small', 900, 62], ['large', 1600, 70]] as const) {
      const [source, target] = [`assets/images/${name}-1600.webp`, join(folder, `${name}-${size}.jpg`)];
      if (existsSync(target) && statSync(target).mtimeMs > statSync(source).mtimeMs) continue;
      await sharp(source).resize({ width }).jpeg({ quality }).toFile(target);
    }
  }
}

/** The sign in the sizes that home screens ask for; browsers take the drawing itself. Portraits as they are. */
export async function drawIcons(folder: string): Promise<void> {
  cpSync('assets/icon.svg', join(folder, 'icon.svg'));
  cpSync('assets/portraits', join(folder, 'portraits'), { recursive: true });
  for (const size of [180, 192, 512]) await sharp('assets/icon.svg', { density: 72 * (size / 32) }).resize(size).png().toFile(join(folder, `icon-${size}.png`));
}
