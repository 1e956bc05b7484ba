// Writes one width of a picture in WebP.
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

/**
 * A card on a phone shows a file of this width, a voyage's page twenty of them, and the page has 400 kB for pictures.
 * Leaves, stones and rain take twice as many bytes as other pictures, and hide more of what is left out.
 */
const cards = { width: 800, maxBytes: 46_000 };
const [bestQuality, leastQuality] = [75, 50];

/**
 * Writes one width in the best quality, that of cards in the best that their bytes allow. Pictures of experiences have
 * the best in every width (CNT-24).
 */
export async function writeWidth(source, width, { file, isOfExperience }) {
  for (let quality = bestQuality; ; quality -= 5) {
    const encoded = await sharp(source)
      .resize(width, null, { kernel: 'lanczos3' })
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer();
    const hasLimit = width === cards.width && !isOfExperience && quality > leastQuality;
    if (hasLimit && encoded.length > cards.maxBytes) continue;
    writeFileSync(file, encoded);
    return { size: encoded.length };
  }
}
