import { portSymbol } from '../shared/port-symbol';

/** What a guest's wallet shows of a trip; nothing of it is about health, papers or payment. */
export interface WalletPassFacts {
  readonly reservationId: string;
  readonly title: string;
  readonly dates: string;
  /** The quay and the hour among them, in the order of the boarding page. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Becomes a code to scan: where whoever holds the pass learns whether it is current. */
  readonly checkUrl: string;
  /** After it the wallet puts the pass away. */
  readonly expiresAt: Date;
}

/** Writes a signature into a PDF (PDF 1.7, detached PKCS #7). */
export interface PdfSignature {
  /** Before the document ends: leaves room in it. */
  prepare(document: object): void;
  sign(pdf: Buffer): Promise<Buffer>;
}

/** Documents that bear the line's own certificates, each only where the line has configured one. */
export interface BoardingDocuments {
  /** An archive of the type `application/vnd.apple.pkpass`. */
  readonly makePass?: ((pass: WalletPassFacts) => Promise<Buffer>) | undefined;
  readonly openSignature?: (() => Promise<PdfSignature>) | undefined;
}
export const BoardingDocuments = portSymbol<BoardingDocuments>('BoardingDocuments');
