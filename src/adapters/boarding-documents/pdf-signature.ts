import { pdfkitAddPlaceholder } from '@signpdf/placeholder-pdfkit';
import { P12Signer } from '@signpdf/signer-p12';
import { SignPdf } from '@signpdf/signpdf';
import type { DocumentCertificate } from '../../../config/certificates-config';
import type { PdfSignature } from '../../core/trip-day/boarding-documents.port';

/** Bytes reserved for the signature; a chain of three certificates needs about 6,000. */
const signatureLength = 16_384;

export const pdfSignature = (
  { pkcs12, password }: DocumentCertificate,
  { name, email }: { readonly name: string; readonly email: string },
): PdfSignature => ({
  prepare: (document) => {
    pdfkitAddPlaceholder({
      pdf: document,
      pdfBuffer: Buffer.alloc(0),
      reason: 'Trip pack',
      name,
      contactInfo: email,
      location: '',
      signatureLength,
    });
  },
  sign: (pdf) => new SignPdf().sign(pdf, new P12Signer(pkcs12, { passphrase: password })),
});
