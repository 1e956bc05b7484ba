import { ContainerModule } from 'inversify';
import { BoardingDocuments, type WalletPassFacts } from '../core/trip-day/boarding-documents.port';
import type { Metrics } from '../web/health/metrics';
import { MetricSource } from '../web/health/metric-source';
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
    bind(MetricSource).toConstantValue((metrics: Metrics) =>
      metrics.addGauges({
        name: 'landfall_certificate_valid_seconds',
        help: 'How long a certificate of the line’s is still valid, by the variable that names its file',
        label: 'certificate',
        read: async () => {
          if (!wallet && !documentCertificate) return {};
          const { readCertificateEnds } = await import('../adapters/boarding-documents/certificate-ends');
          return Object.fromEntries(
            [...readCertificateEnds(config)].map(([name, end]) => [name, (end.getTime() - Date.now()) / 1000]),
          );
        },
      }),
    );
  });
