import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import { fillPieces, type GuestFill, type MarkupPiece, namesIn, piecesOf } from '../../../views/ui/guest-placeholders';
import { gzipOf, type PageBytes, toBytes } from './gzip-pieces';

/** Compression would make shorter pieces longer. */
const worthCompressing = 80;

class SameBytes {
  private knownPlain: Buffer | undefined;
  private gzipBytes: PageBytes | undefined;

  constructor(
    markup: string,
    private readonly onMade: () => void,
  ) {
    this.knownPlain = Buffer.from(markup);
  }

  get plain(): Buffer {
    if (this.knownPlain) return this.knownPlain;
    this.knownPlain = inflate(this.forGzip.bytes);
    this.onMade();
    return this.knownPlain;
  }

  /** It is compressed on the first request that accepts it. */
  get forGzip(): PageBytes {
    if (this.gzipBytes) return this.gzipBytes;
    this.gzipBytes = toBytes(this.plain, this.plain.byteLength < worthCompressing ? undefined : deflate(this.plain));
    this.onMade();
    return this.gzipBytes;
  }

  get deflatedBytes(): number {
    return this.gzipBytes?.isDeflated ? this.gzipBytes.bytes.byteLength : 0;
  }

  get plainBytes(): number {
    return this.knownPlain?.byteLength ?? 0;
  }

  dropPlain(): void {
    if (this.gzipBytes?.isDeflated) this.knownPlain = undefined;
  }
}

/** Deflate blocks that refer to nothing before them, so that they may follow any other block. */
const deflate = (plain: Buffer) => deflateRawSync(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
/** The last block of such bytes does not say that it is the last one. */
const inflate = (deflatedBytes: Buffer) => inflateRawSync(deflatedBytes, { finishFlush: constants.Z_SYNC_FLUSH });

/**
 * A page for guests with placeholders for everything that differs between guests (decision 0070). It contains no
 * guest's data: the bytes between the placeholders are the same for every guest.
 */
export class GuestTemplate {
  private readonly pieces: readonly MarkupPiece<SameBytes>[];
  private readonly same: SameBytes[] = [];
  /** The names of its placeholders, because only data for these needs to be read. */
  readonly names: ReadonlySet<string>;
  /** Number of forms that were made for requests since its beginning. Its size changes only when this does. */
  formsMade = 0;

  constructor(markup: string) {
    const onMade = () => void (this.formsMade += 1);
    this.pieces = piecesOf(markup, (text) => {
      const same = new SameBytes(text, onMade);
      this.same.push(same);
      return same;
    });
    this.names = new Set(namesIn(this.pieces));
  }

  plain(fill: GuestFill): Buffer {
    return Buffer.concat(
      fillPieces(this.pieces, fill).map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece.plain)),
    );
  }

  gzip(fill: GuestFill): Buffer {
    return gzipOf(
      fillPieces(this.pieces, fill).map((piece) =>
        typeof piece === 'string' ? toBytes(Buffer.from(piece)) : piece.forGzip,
      ),
    );
  }

  get compressedBytes(): number {
    return this.same.reduce((sum, { deflatedBytes }) => sum + deflatedBytes, 0);
  }

  get plainBytes(): number {
    return this.same.reduce((sum, { plainBytes }) => sum + plainBytes, 0);
  }

  /** Leaves the compressed bytes, of those parts that a guest has asked for compressed. */
  dropPlain(): void {
    for (const same of this.same) same.dropPlain();
  }
}
