const polynomial = 0xedb88320;
const one = 0x80000000;

/**
 * Returns the product of two polynomials over GF(2), modulo that of CRC-32, with bits in reflected order as in zlib.
 */
function multiply(a: number, b: number): number {
  let [product, shiftedFactor] = [0, b];
  for (let mask = one; mask !== 0; mask >>>= 1) {
    if (a & mask) product ^= shiftedFactor;
    shiftedFactor = shiftedFactor & 1 ? (shiftedFactor >>> 1) ^ polynomial : shiftedFactor >>> 1;
  }
  return product >>> 0;
}

/** Powers of x have the exponents 8, 16, 32 and so on, because every shift by whole bytes is a product of these. */
const powers: number[] = [0x00800000];
for (let index = 1; index < 32; index += 1) powers.push(multiply(powers[index - 1] ?? 0, powers[index - 1] ?? 0));

/** The factor for a checksum that is followed by so many bytes. */
export function crcShift(bytes: number): number {
  let shift = one;
  for (let [bytesLeft, index] = [bytes, 0]; bytesLeft > 0; bytesLeft >>>= 1, index += 1)
    if (bytesLeft & 1) shift = multiply(powers[index] ?? 0, shift);
  return shift;
}

/** Computes the CRC-32 of two concatenated pieces from the checksums of both, without reading their bytes again. */
export const combineCrc = (first: number, second: number, shiftOfSecond: number): number =>
  (multiply(shiftOfSecond, first) ^ second) >>> 0;
