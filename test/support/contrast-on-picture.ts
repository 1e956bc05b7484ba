import type { Locator } from 'playwright-core';
import sharp from 'sharp';

type Colour = readonly [red: number, green: number, blue: number];

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = ([red, green, blue]: Colour) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/**
 * The contrast of an element's words to the picture under them: 19 of 20 pixels have this one or a better one, because
 * glints and edges hide no letter.
 */
export async function contrastOnPicture(words: Locator): Promise<number> {
  await words.scrollIntoViewIfNeeded();
  const color = await words.evaluate((element: HTMLElement) => {
    const { color: shown } = getComputedStyle(element);
    element.style.cssText = 'color: transparent !important; transition: none';
    return shown;
  });
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const ofWords = luminance([red, green, blue]);
  const pixels = await sharp(await words.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
  const ratios = Array.from({ length: pixels.length / 3 }, (_, index) => {
    const [at, next, last] = pixels.subarray(index * 3);
    const under = luminance([at ?? 0, next ?? 0, last ?? 0]);
    return (Math.max(ofWords, under) + 0.05) / (Math.min(ofWords, under) + 0.05);
  });
  return ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 20)] ?? 0;
}
