import { PKPass } from 'passkit-generator';
import sharp from 'sharp';
import type { WalletConfig } from '../../../config/certificates-config';
import type { WalletPassFacts } from '../../core/trip-day/boarding-documents.port';

const colours = {
  backgroundColor: 'rgb(18, 33, 47)',
  foregroundColor: 'rgb(250, 247, 241)',
  labelColor: 'rgb(201, 174, 124)',
};
/** Points of an icon's shorter side, in the three densities that wallets ask for. */
const iconSizes = [
  ['icon.png', 29],
  ['icon@2x.png', 58],
  ['icon@3x.png', 87],
] as const;

/** The icon is a horizon in the line's colours, because wallets refuse a pass without an icon. */
const iconOf = (size: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29"><rect width="29" height="29" fill="#12212f"/><path d="M5 19h19M9 15a5.5 5.5 0 0 1 11 0" fill="none" stroke="#c9ae7c" stroke-width="1.6"/></svg>`,
    ),
  )
    .resize(size, size)
    .png()
    .toBuffer();

const certificatesOf = ({ authority, certificate, key, keyPassword }: WalletConfig) => ({
  wwdr: authority,
  signerCert: certificate,
  signerKey: key,
  ...(keyPassword === undefined ? {} : { signerKeyPassphrase: keyPassword }),
});

/** Wallets that read Apple's format accept the pass, because it is signed with the line's pass type certificate. */
export async function makeWalletPass(config: WalletConfig, lineName: string, facts: WalletPassFacts): Promise<Buffer> {
  const icons = await Promise.all(iconSizes.map(async ([name, size]) => [name, await iconOf(size)] as const));
  try {
    return signedPass(config, lineName, facts, Object.fromEntries(icons));
  } catch {
    // The errors of the packages are not passed on, because they contain the private key.
    throw new Error('The certificates of wallet passes cannot be used: see WALLET_CERTIFICATE_FILE and its neighbours');
  }
}

function signedPass(
  config: WalletConfig,
  lineName: string,
  { reservationId, title, dates, facts, checkUrl, expiresAt }: WalletPassFacts,
  icons: Readonly<Record<string, Buffer>>,
): Buffer {
  const pass = new PKPass({ ...icons }, certificatesOf(config), {
    formatVersion: 1,
    passTypeIdentifier: config.passType,
    teamIdentifier: config.team,
    organizationName: lineName,
    serialNumber: reservationId,
    description: `${lineName}, ${title}`,
    logoText: lineName,
    ...colours,
  });
  pass.type = 'boardingPass';
  pass.transitType = 'PKTransitTypeBoat';
  pass.setExpirationDate(expiresAt);
  pass.setBarcodes({ format: 'PKBarcodeFormatQR', message: checkUrl, messageEncoding: 'iso-8859-1' });
  pass.primaryFields.push({ key: 'voyage', label: dates, value: title });
  const fields = facts.map(({ label, value }, index) => ({ key: `fact-${index}`, label, value }));
  pass.secondaryFields.push(...fields.slice(0, 2));
  pass.auxiliaryFields.push(...fields.slice(2, 5));
  pass.backFields.push(...fields.map((field) => ({ ...field, key: `back-${field.key}` })));
  return pass.getAsBuffer();
}
