import { ContainerModule } from 'inversify';
import { BoardingDocuments, type WalletPassFacts } from '../core/trip-day/boarding-documents.port';
import type { SystemParts } from './system-parts';

/** Loads the packages when the first document is requested, because a line without certificates never needs them. */
export const boardingDocumentsSystemModule = ({ config, line }: SystemParts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { wallet, documentCertificate } = config;
    const { name, emails } = line.content.facts;
    bind(BoardingDocuments).toConstantValue({
      makePass:
        wallet &&
        (async (pass: WalletPassFacts) => {
          const { makeWalletPass } = await import('../adapters/boarding-documents/wallet-pass');
          return makeWalletPass(wallet, name, pass);
        }),
      openSignature:
        documentCertificate &&
        (async () => {
          const { pdfSignature } = await import('../adapters/boarding-documents/pdf-signature');
          return pdfSignature(documentCertificate, { name, email: emails.general });
        }),
    });
  });
