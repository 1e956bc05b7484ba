export interface BotChallenge {
  readonly parameters: {
    readonly algorithm: string;
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    readonly keyLength: number;
    readonly keyPrefix: string;
  };
  readonly signature: string;
}

/** Number of concurrent guesses. WebCrypto uses threads of its own, so the page stays responsive without a worker. */
const atOnce = 8;
/** Twice the largest cost that can be configured. */
const lastCounter = 200_000;

interface Solution {
  readonly counter: number;
  readonly key: Uint8Array;
}

/** Returns the form's `token`: base64 of JSON `{ challenge, solution }`. */
export async function solveChallenge(challenge: BotChallenge): Promise<string> {
  const startedAt = performance.now();
  const { counter, key } = await search(challenge.parameters);
  const solution = { counter, derivedKey: toHex(key), time: Math.round(performance.now() - startedAt) };
  return btoa(JSON.stringify({ challenge, solution }));
}

/** Each searcher takes the next counter after every guess, so that the event loop is never blocked. */
async function search(parameters: BotChallenge['parameters']): Promise<Solution> {
  const derive = deriver(parameters);
  const { keyPrefix } = parameters;
  const prefixBytes = Math.ceil(keyPrefix.length / 2);
  let next = 0;
  let solution: Solution | undefined;
  const searcher = async () => {
    while (solution === undefined && next <= lastCounter) {
      const counter = next;
      next += 1;
      const key = await derive(counter);
      if (toHex(key.subarray(0, prefixBytes)).startsWith(keyPrefix)) solution = { counter, key };
    }
  };
  await Promise.all(Array.from({ length: atOnce }, searcher));
  if (!solution) throw new Error('The challenge has no solution');
  return solution;
}

function deriver({
  nonce,
  salt,
  cost,
  keyLength,
  algorithm,
}: BotChallenge['parameters']): (counter: number) => Promise<Uint8Array> {
  const nonceBytes = fromHex(nonce);
  const derivation = { name: 'PBKDF2', hash: algorithm.slice('PBKDF2/'.length), salt: fromHex(salt), iterations: cost };
  return async (counter) => {
    const password = new Uint8Array(nonceBytes.length + 4);
    password.set(nonceBytes);
    new DataView(password.buffer).setUint32(nonceBytes.length, counter);
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    return new Uint8Array(await crypto.subtle.deriveBits(derivation, key, keyLength * 8));
  };
}

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const fromHex = (hex: string) =>
  Uint8Array.from({ length: hex.length / 2 }, (_, index) => parseInt(hex.slice(2 * index, 2 * index + 2), 16));
