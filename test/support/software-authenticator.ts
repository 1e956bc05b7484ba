import type { ApiClient } from './sign-in';
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** What a browser's `navigator.credentials` would return, as JSON. */
interface CredentialAnswer {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly clientExtensionResults: object;
  readonly response: Readonly<Record<string, string>>;
}

/** What the site asks a device to sign. */
export interface CeremonyOptions {
  readonly challenge: string;
  readonly user?: { readonly id: string };
}

interface Wrong {
  readonly origin?: string;
  readonly counter?: number;
  /** Without it the device did not verify its owner. */
  readonly isVerified?: boolean;
}

const base64url = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const flags = { present: 0x01, verified: 0x04, credentialData: 0x40 };

/** An authenticator with one ES256 key pair, which signs as Web Authentication has it, and wrongly when a test says so. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32);
  counter = 0;
  private userHandle = 'unknown';
  private readonly key: KeyObject;
  private readonly publicKey: KeyObject;

  constructor(private readonly origin: string) {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.key = pair.privateKey;
    this.publicKey = pair.publicKey;
  }

  create({ challenge, user }: CeremonyOptions, wrong: Wrong = {}): CredentialAnswer {
    this.userHandle = user?.id ?? this.userHandle;
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const cose = cborMap([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const length = Buffer.from([0, this.id.length]);
    const data = Buffer.concat([this.data(flags.credentialData, wrong), Buffer.alloc(16), length, this.id, cose]);
    const attestation = cborMap([
      ['fmt', 'none'],
      ['attStmt', cborMap([])],
      ['authData', data],
    ]);
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge, wrong),
      attestationObject: base64url(attestation),
    });
  }

  get({ challenge }: CeremonyOptions, wrong: Wrong = {}): CredentialAnswer {
    this.counter += 1;
    const data = this.data(0, wrong);
    const clientDataJSON = this.clientData('webauthn.get', challenge, wrong);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.answer({
      clientDataJSON,
      authenticatorData: base64url(data),
      signature: base64url(createSign('sha256').update(signed).sign(this.key)),
      userHandle: this.userHandle,
    });
  }

  private data(extra: number, { counter = this.counter, isVerified = true }: Wrong): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const bits = flags.present | (isVerified ? flags.verified : 0) | extra;
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([bits]), count]);
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: Wrong): string {
    return base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
  }

  private answer(response: Readonly<Record<string, string>>): CredentialAnswer {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

export const ceremonyOptions = async (client: ApiClient, path: string): Promise<CeremonyOptions> =>
  (await (await client.post(path, {})).json()) as CeremonyOptions;

/** A guest whose code is fresh adds a passkey of that device. */
export async function addPasskey(guest: ApiClient, device: SoftwareAuthenticator): Promise<Response> {
  const passkey = device.create(await ceremonyOptions(guest, '/api/passkeys/options'));
  const added = await guest.post('/api/passkeys', { passkey });
  if (!added.ok) throw new Error(`A passkey was answered with ${added.status}: ${await added.text()}`);
  return added;
}

class EncodedCbor extends Buffer {}

/** As much of CBOR (RFC 8949) as an attestation needs: small numbers, texts, bytes, and maps of these. */
function cborMap(entries: readonly (readonly [string | number, string | number | Buffer])[]): Buffer {
  const encoded = Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)]);
  return Object.setPrototypeOf(encoded, EncodedCbor.prototype) as Buffer;
}

function cbor(value: string | number | Buffer): Buffer {
  if (value instanceof EncodedCbor) return value;
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  const bytes = Buffer.from(value);
  return Buffer.concat([head(typeof value === 'string' ? 3 : 2, bytes.length), bytes]);
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  return count < 256
    ? Buffer.from([(major << 5) | 24, count])
    : Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
}
