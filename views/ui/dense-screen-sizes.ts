/**
 * A phone with three pixels to each of the page gets the file for two: on its screen nobody sees the difference, and a
 * picture of 1200 pixels is twice the bytes of one of 800. By this share a phone 430 pixels wide takes 800.
 */
const denseShare = 0.62;
const knownSizes = new Map<string, string>();

/** Returns the attribute `sizes` with a smaller width for dense screens of phones, where it ends with one in `vw`. */
export function sizesForDenseScreens(sizes: string): string {
  const known = knownSizes.get(sizes);
  if (known !== undefined) return known;
  const last = /(?:^|, )(\d+)vw$/.exec(sizes);
  const small = Math.round(Number(last?.[1] ?? 0) * denseShare);
  const result = last ? `(max-width: 767px) and (min-resolution: 2.5dppx) ${small}vw, ${sizes}` : sizes;
  knownSizes.set(sizes, result);
  return result;
}

/** More pixels to each of the page than phones have. */
const maxDensity = 3;

/** The files that a picture of one width can need: those of a thumbnail are a third of its `srcset`. */
export function filesForSizes(srcSet: string, sizes: string): string {
  const [, rem] = /^(\d+)rem$/.exec(sizes) ?? [];
  if (rem === undefined) return srcSet;
  const max = Number(rem) * 16 * maxDensity;
  const [first = '', ...others] = srcSet.split(', ');
  return [first, ...others.filter((file) => Number(/ (\d+)w$/.exec(file)?.[1] ?? 0) <= max)].join(', ');
}
