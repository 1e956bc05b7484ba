import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { readPdf } from '../../../test/support/read-pdf';
import { documentSheet } from '../../web/documents/document-sheet';
import { styles } from '../../web/documents/brochure-style';
import { readCertificateEnds } from './certificate-ends';
import { pdfSignature } from './pdf-signature';
import { makeWalletPass } from './wallet-pass';

let folder: string;
const at = (name: string) => join(folder, name);
const openssl = (...args: readonly string[]) =>
  execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'landfall-certificates-'));
  const subject = ['-subj', '/CN=Landfall Test/UID=pass.example.landfall/OU=TEAM12345/O=Landfall'];
  openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'key.pem',
    '-out',
    'cert.pem',
    '-days',
    '2',
    ...subject,
  );
  openssl(
    'pkcs12',
    '-export',
    '-legacy',
    '-inkey',
    'key.pem',
    '-in',
    'cert.pem',
    '-out',
    'cert.p12',
    '-passout',
    'pass:boarding',
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Of a ZIP whose entries are stored as they are, without compression. */
function entriesOf(archive: Buffer): ReadonlyMap<string, Buffer> {
  const entries = new Map<string, Buffer>();
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50;) {
    const [size, nameLength, extra] = [
      archive.readUInt32LE(at + 18),
      archive.readUInt16LE(at + 26),
      archive.readUInt16LE(at + 28),
    ];
    const begin = at + 30 + nameLength + extra;
    entries.set(archive.toString('utf8', at + 30, at + 30 + nameLength), archive.subarray(begin, begin + size));
    at = begin + size;
  }
  return entries;
}

describe('documents with the line’s certificates', () => {
  it('G10 each certificate says when it ends, the file with a password too', () => {
    const [certificate, key] = ['cert.pem', 'key.pem'].map((name) => readFileSync(at(name), 'utf8')) as [
      string,
      string,
    ];
    const ends = readCertificateEnds({
      documentCertificate: { pkcs12: readFileSync(at('cert.p12')), password: 'boarding' },
      wallet: { passType: 'pass.example.landfall', team: 'TEAM12345', certificate, key, authority: certificate },
    });
    const inTwoDays = new Date(new X509Certificate(certificate).validTo);
    expect([...ends]).toEqual([
      ['DOCUMENT_CERTIFICATE_FILE', inTwoDays],
      ['WALLET_CERTIFICATE_FILE', inTwoDays],
      ['WALLET_AUTHORITY_FILE', inTwoDays],
    ]);
    expect(readCertificateEnds({}).size).toBe(0);
  });

  it('H66 a pass names the voyage, the quay and the hour, and openssl accepts its signature of every file', async () => {
    const pass = await makeWalletPass(
      {
        passType: 'pass.example.landfall',
        team: 'TEAM12345',
        certificate: readFileSync(at('cert.pem'), 'utf8'),
        key: readFileSync(at('key.pem'), 'utf8'),
        authority: readFileSync(at('cert.pem'), 'utf8'),
      },
      'Landfall',
      {
        reservationId: 'ON70010001',
        title: 'The Leeward Arc',
        dates: '30 November to 7 December 2026',
        facts: [
          { label: 'Quay', value: 'Molo Est' },
          { label: 'Hour', value: '2:00 pm' },
        ],
        checkUrl: 'https://landfall.example/trip-pack?seal=abc',
        expiresAt: new Date('2026-12-09T00:00:00Z'),
      },
    );
    const entries = entriesOf(pass);
    expect([...entries.keys()].toSorted()).toEqual(
      ['icon.png', 'icon@2x.png', 'icon@3x.png', 'manifest.json', 'pass.json', 'signature'].toSorted(),
    );
    const facts = JSON.parse(String(entries.get('pass.json'))) as Record<string, unknown>;
    expect(facts).toMatchObject({
      passTypeIdentifier: 'pass.example.landfall',
      teamIdentifier: 'TEAM12345',
      serialNumber: 'ON70010001',
      expirationDate: '2026-12-09T00:00:00.000Z',
      barcodes: [{ format: 'PKBarcodeFormatQR', message: 'https://landfall.example/trip-pack?seal=abc' }],
      boardingPass: {
        transitType: 'PKTransitTypeBoat',
        primaryFields: [{ value: 'The Leeward Arc' }],
        secondaryFields: [{ value: 'Molo Est' }, { value: '2:00 pm' }],
      },
    });
    for (const name of ['manifest.json', 'signature']) writeFileSync(at(name), entries.get(name) ?? '');
    const verified = openssl(
      'smime',
      '-verify',
      '-inform',
      'DER',
      '-in',
      'signature',
      '-content',
      'manifest.json',
      '-noverify',
    );
    const manifest = JSON.parse(verified.toString()) as Record<string, string>;
    expect(Object.keys(manifest).toSorted()).toEqual(['icon.png', 'icon@2x.png', 'icon@3x.png', 'pass.json']);
  });

  it('E14 a certificate that cannot be used is named without its key', async () => {
    const key = readFileSync(at('key.pem'), 'utf8');
    const config = { passType: 'pass.a', team: 'T', certificate: 'none', key, authority: '' };
    const facts = { reservationId: 'ON1', title: 'A', dates: 'B', facts: [], checkUrl: '', expiresAt: new Date() };
    const failure = await makeWalletPass(config, 'Landfall', facts).catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: expect.stringMatching(/certificates of wallet passes cannot be used/) });
    expect(inspect(failure, { depth: 9 })).not.toContain('PRIVATE KEY');
  });

  it('H66 a signed PDF reads as before, and openssl accepts its signature of all bytes but the signature', async () => {
    const signature = pdfSignature(
      { pkcs12: readFileSync(at('cert.p12')), password: 'boarding' },
      { name: 'Landfall', email: 'hello@landfall.example' },
    );
    const { signer } = signature;
    const unsigned = await documentSheet({ title: 'Trip pack', author: 'Landfall', signer }, (page) => {
      page.say('P', 'Where you board', { x: 56, y: 56, width: 400, style: styles.body });
    });
    const pdf = await signature.sign(unsigned);
    expect(readPdf(pdf).text).toContain('Where you board');
    const [, ...range] = /\/ByteRange ?\[(\d+) (\d+) (\d+) (\d+) *\]/.exec(pdf.toString('latin1')) ?? [];
    const [start = 0, length = 0, second = 0, rest = 0] = range.map(Number);
    expect([start, second + rest]).toEqual([0, pdf.length]);
    const hex = pdf.toString('latin1', start + length + 1, second - 1).replace(/(?:00)+$/, '');
    writeFileSync(at('pdf.sig'), Buffer.from(hex.length % 2 === 0 ? hex : `${hex}0`, 'hex'));
    writeFileSync(at('pdf.content'), Buffer.concat([pdf.subarray(start, length), pdf.subarray(second)]));
    const verify = [
      'smime',
      '-verify',
      '-binary',
      '-inform',
      'DER',
      '-in',
      'pdf.sig',
      '-content',
      'pdf.content',
      '-noverify',
    ];
    expect(openssl(...verify).length).toBe(length + rest);
    writeFileSync(
      at('pdf.content'),
      Buffer.concat([pdf.subarray(start, length - 1), Buffer.from('x'), pdf.subarray(second)]),
    );
    expect(() => openssl(...verify)).toThrow();
  });
});
