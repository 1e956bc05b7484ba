import { cpSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The sign in the sizes that home screens ask for; browsers take the drawing itself. Portraits as they are. */
export async function drawIcons(folder: string): Promise<void> {
  cpSync('assets/icon.svg', join(folder, 'icon.svg'));
  cpSync('assets/portraits', join(folder, 'portraits'), { recursive: true });
  for (const size of [180, 192, 512]) await sharp('assets/icon.svg', { density: 72 * (size / 32) }).resize(size).png().toFile(join(folder, `icon-${size}.png`));
}
