import { X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import type { Config } from '../../../config/config';

/** When each certificate of the line's ends, by its variable: documents signed after that are refused by their readers. */
export function readCertificateEnds({
  documentCertificate,
  wallet,
}: Pick<Config, 'documentCertificate' | 'wallet'>): ReadonlyMap<string, Date> {
  const ends = new Map<string, Date>();
  if (documentCertificate)
    ends.set('DOCUMENT_CERTIFICATE_FILE', endOfPkcs12(documentCertificate.pkcs12, documentCertificate.password));
  if (wallet) {
    ends.set('WALLET_CERTIFICATE_FILE', new Date(new X509Certificate(wallet.certificate).validTo));
    ends.set('WALLET_AUTHORITY_FILE', new Date(new X509Certificate(wallet.authority).validTo));
  }
  return ends;
}

/** The first of the chain to end ends all of it. */
function endOfPkcs12(pkcs12: Buffer, password: string): Date {
  const { certBag = '' } = forge.pki.oids;
  const bags = forge.pkcs12
    .pkcs12FromAsn1(forge.asn1.fromDer(pkcs12.toString('binary')), false, password)
    .getBags({ bagType: certBag });
  const ends = (bags[certBag] ?? []).flatMap(({ cert }) => (cert ? [cert.validity.notAfter.getTime()] : []));
  return new Date(Math.min(...ends));
}
