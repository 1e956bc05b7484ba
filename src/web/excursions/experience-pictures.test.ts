import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeWidth } from '../../../assets/art/write-width.mjs';
import pictures from '../../../assets/images/pictures.json';

const experiences = 'config/sample-line/experiences';
const images = 'assets/images';

/** Names that experiences give to their pictures, as far as these are made. */
const names = [
  ...new Set(
    readdirSync(experiences).flatMap((file) => {
      const list = /^pictures: \[([^\]]+)\]/m.exec(readFileSync(join(experiences, file), 'utf8'))?.[1] ?? '';
      return list.split(',').map((name) => name.trim());
    }),
  ),
].filter((name) => Object.hasOwn(pictures, name));

/** How heavy a picture is when it is made anew at the quality that it should have, by its own weight. */
async function weightAnew(name: string): Promise<number> {
  const committed = readFileSync(join(images, `${name}-480.webp`));
  expect(committed.subarray(0, 16).toString('latin1')).toMatch(/^RIFF.{4}WEBPVP8 $/s);
  const anew = await sharp(committed).webp({ quality: 75, effort: 6, smartSubsample: true }).toBuffer();
  return anew.length / committed.length;
}

describe('the pictures of experiences', () => {
  it('CNT-24 are exported as WebP at quality 75, also where pictures of others are limited in bytes', async () => {
    const [folder, width, height] = [mkdtempSync(join(tmpdir(), 'landfall-pictures-')), 800, 160];
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const source = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
      .png()
      .toBuffer();
    const [exported, limited] = [join(folder, 'exported.webp'), join(folder, 'limited.webp')];
    await writeWidth(source, width, { file: exported, isOfExperience: true });
    await writeWidth(source, width, { file: limited, isOfExperience: false });
    const expected = await sharp(source).webp({ quality: 75, effort: 6, smartSubsample: true }).toBuffer();
    expect(readFileSync(exported).equals(expected)).toBe(true);
    expect(statSync(limited).size).toBeLessThan(expected.length);
    rmSync(folder, { recursive: true });
  });

  it('CNT-24 weigh what that quality weighs: made at 82 they would lose a fifth and more, made at 60 next to nothing (in full)', async () => {
    expect(names.length).toBeGreaterThan(12);
    const weights: number[] = [];
    for (const name of names) weights.push(await weightAnew(name));
    expect(Math.min(...weights)).toBeGreaterThan(0.82);
    expect(weights.reduce((sum, weight) => sum + weight, 0) / weights.length).toBeLessThan(0.97);
  }, 60_000);
});
