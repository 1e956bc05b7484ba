/**
 * Loads sharp with the first picture, for a faster start. The cache is off, because libvips must not retain a guest's
 * image data.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
