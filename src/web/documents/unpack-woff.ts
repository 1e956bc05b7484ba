import { inflateSync } from 'node:zlib';

const woffHead = 44;
const woffEntry = 20;
const sfntHead = 12;
const sfntEntry = 16;
const roundUpToFour = (length: number) => (length + 3) & ~3;

/** pdfkit would decompress the tables of a WOFF again for every glyph: half of a brochure's rendering time. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, woffHead + index * woffEntry));
  const size = tables.reduce((sum, { data }) => sum + roundUpToFour(data.length), sfntHead + count * sfntEntry);
  const font = Buffer.alloc(size);
  woff.copy(font, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  [count, 2 ** power * 16, power, count * 16 - 2 ** power * 16].forEach((value, index) =>
    font.writeUInt16BE(value, 4 + index * 2),
  );
  let offset = sfntHead + count * sfntEntry;
  tables.forEach(({ tag, checksum, data }, index) => {
    const entry = sfntHead + index * sfntEntry;
    tag.copy(font, entry);
    [checksum, offset, data.length].forEach((value, position) => font.writeUInt32BE(value, entry + 4 + position * 4));
    data.copy(font, offset);
    offset += roundUpToFour(data.length);
  });
  return font;
}

function tableAt(woff: Buffer, entry: number) {
  const [offset, packedLength, length, checksum] = [4, 8, 12, 16].map((position) =>
    woff.readUInt32BE(entry + position),
  ) as [number, number, number, number];
  const data = woff.subarray(offset, offset + packedLength);
  return { tag: woff.subarray(entry, entry + 4), checksum, data: packedLength < length ? inflateSync(data) : data };
}
