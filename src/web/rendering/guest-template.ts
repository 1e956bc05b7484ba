import { constants, deflateRawSync } from 'node:zlib';
import { filled, type GuestFill, type MarkedPiece, namesIn, piecesOf } from '../../../views/ui/guest-marks';
import { gzipOf, type PageBytes, toBytes } from './gzip-pieces';

/** Compression makes shorter pieces longer. */
const worthCompressing = 80;

class SameBytes {
  readonly plain: Buffer;
  private known: PageBytes | undefined;

  constructor(markup: string) {
    this.plain = Buffer.from(markup);
  }

  /** It is compressed at the first request that accepts it. */
  get bytes(): PageBytes {
    this.known ??= toBytes(this.plain, this.plain.byteLength < worthCompressing ? undefined : deflate(this.plain));
    return this.known;
  }
}

/** Blocks that refer to nothing before them, so that they may stand behind any others. */
const deflate = (plain: Buffer) => deflateRawSync(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH });

/**
 * A page for guests with marks in place of everything that is a guest's own (decision 0070): bytes that are the same
 * for every guest, and marks that are filled for the one who asks. It never holds anything of a guest's.
 */
export class GuestTemplate {
  private readonly pieces: readonly MarkedPiece<SameBytes>[];
  /** The names of its marks: what is not marked need not be read. */
  readonly names: ReadonlySet<string>;

  constructor(markup: string) {
    this.pieces = piecesOf(markup, (same) => new SameBytes(same));
    this.names = new Set(namesIn(this.pieces));
  }

  plain(fill: GuestFill): Buffer {
    return Buffer.concat(
      filled(this.pieces, fill).map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece.plain)),
    );
  }

  gzip(fill: GuestFill): Buffer {
    return gzipOf(
      filled(this.pieces, fill).map((piece) => (typeof piece === 'string' ? toBytes(Buffer.from(piece)) : piece.bytes)),
    );
  }
}
