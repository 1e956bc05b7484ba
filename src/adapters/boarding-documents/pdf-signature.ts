import { P12Signer } from '@signpdf/signer-p12';
import { SignPdf } from '@signpdf/signpdf';
import type { DocumentCertificate } from '../../../config/certificates-config';
import type { PdfSignature, PdfSigner } from '../../core/trip-day/boarding-documents.port';

export const pdfSignature = ({ pkcs12, password }: DocumentCertificate, signer: PdfSigner): PdfSignature => ({
  signer,
  sign: (pdf) => new SignPdf().sign(pdf, new P12Signer(pkcs12, { passphrase: password })),
});
