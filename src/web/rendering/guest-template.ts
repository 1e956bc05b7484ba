import { constants, deflateRawSync } from 'node:zlib';
import { fillPieces, type GuestFill, type MarkupPiece, namesIn, piecesOf } from '../../../views/ui/guest-placeholders';
import { gzipOf, type PageBytes, toBytes } from './gzip-pieces';

/** Compression would make shorter pieces longer. */
const worthCompressing = 80;

class SameBytes {
  readonly plain: Buffer;
  private pageBytes: PageBytes | undefined;

  constructor(markup: string) {
    this.plain = Buffer.from(markup);
  }

  /** The template is compressed on the first request that accepts it. */
  get bytes(): PageBytes {
    this.pageBytes ??= toBytes(this.plain, this.plain.byteLength < worthCompressing ? undefined : deflate(this.plain));
    return this.pageBytes;
  }
}

/** Deflate blocks that refer to nothing before them, so that they may follow any other block. */
const deflate = (plain: Buffer) => deflateRawSync(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH });

/**
 * A page for guests with placeholders for everything that differs between guests (decision 0070). It contains no
 * guest's data: the bytes between the placeholders are the same for every guest.
 */
export class GuestTemplate {
  private readonly pieces: readonly MarkupPiece<SameBytes>[];
  /** The names of its placeholders, because only data for these needs to be read. */
  readonly names: ReadonlySet<string>;

  constructor(markup: string) {
    this.pieces = piecesOf(markup, (same) => new SameBytes(same));
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
        typeof piece === 'string' ? toBytes(Buffer.from(piece)) : piece.bytes,
      ),
    );
  }
}
