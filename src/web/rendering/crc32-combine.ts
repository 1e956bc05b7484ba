const polynomial = 0xedb88320;
const one = 0x80000000;

/**
 * Returns the product of two polynomials over GF(2), modulo that of CRC-32, with bits in reflected order as in zlib.
 */
function multiply(a: number, b: number): number {
  let [product, shifted] = [0, b];
  for (let mask = one; mask !== 0; mask >>>= 1) {
    if (a & mask) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ polynomial : shifted >>> 1;
  }
  return product >>> 0;
}

/** Powers of x have the exponents 8, 16, 32 and so on, because every shift by whole bytes is a product of these. */
const powers: number[] = [0x00800000];
for (let index = 1; index < 32; index += 1) powers.push(multiply(powers[index - 1] ?? 0, powers[index - 1] ?? 0));

/** The factor for a checksum that is followed by so many bytes. */
export function crcShift(bytes: number): number {
  let shift = one;
  for (let [left, index] = [bytes, 0]; left > 0; left >>>= 1, index += 1)
    if (left & 1) shift = multiply(powers[index] ?? 0, shift);
  return shift;
}

/** Computes the CRC-32 of two concatenated pieces from the checksums of both, without reading their bytes again. */
export const combineCrc = (first: number, second: number, shiftOfSecond: number): number =>
  (multiply(shiftOfSecond, first) ^ second) >>> 0;
