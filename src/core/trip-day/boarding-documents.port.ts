import { portSymbol } from '../shared/port-symbol';

/** What a wallet pass shows of a trip: nothing about health, documents or payment. */
export interface WalletPassFacts {
  readonly reservationId: string;
  readonly title: string;
  readonly dates: string;
  /** Includes the quay and the hour, in the order of the boarding page. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Encoded as a code to scan, which opens a page that says whether the pass is current. */
  readonly checkUrl: string;
  /** After this time the wallet archives the pass. */
  readonly expiresAt: Date;
}

export interface PdfSigner {
  readonly name: string;
  readonly email: string;
}

/** Writes a signature into a PDF (PDF 1.7, detached PKCS #7). */
export interface PdfSignature {
  readonly signer: PdfSigner;
  /** The document was rendered with space for the signature of `signer`. */
  sign(pdf: Buffer): Promise<Buffer>;
}

/**
 * Documents signed with the line's own certificates. Each is present only where the line has configured a certificate.
 */
export interface BoardingDocuments {
  /** The pass is an archive of the type `application/vnd.apple.pkpass`. */
  readonly makePass?: ((pass: WalletPassFacts) => Promise<Buffer>) | undefined;
  readonly openSignature?: (() => Promise<PdfSignature>) | undefined;
}
export const BoardingDocuments = portSymbol<BoardingDocuments>('BoardingDocuments');
