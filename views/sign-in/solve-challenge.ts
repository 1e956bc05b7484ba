/** What of an ALTCHA challenge its solver needs. */
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

/** Guesses under way at once: the browser derives keys on threads of its own, so the page stays free without a worker. */
const atOnce = 8;
const lastCounter = 100_000;

/** Finds the counter whose key begins as asked: the form's `token`, base64 of JSON `{ challenge, solution }`. */
export async function solveChallenge(challenge: BotChallenge): Promise<string> {
  const startedAt = performance.now();
  for (let from = 0; from < lastCounter; from += atOnce) {
    const counters = Array.from({ length: atOnce }, (_, index) => from + index);
    const keys = await Promise.all(counters.map((counter) => deriveKey(challenge.parameters, counter)));
    const found = keys.findIndex((key) => key.startsWith(challenge.parameters.keyPrefix));
    if (found === -1) continue;
    const solution = { counter: from + found, derivedKey: keys[found], time: Math.round(performance.now() - startedAt) };
    return btoa(JSON.stringify({ challenge, solution }));
  }
  throw new Error('The challenge has no solution');
}

async function deriveKey({ nonce, salt, cost, keyLength, algorithm }: BotChallenge['parameters'], counter: number): Promise<string> {
  const nonceBytes = fromHex(nonce);
  const password = new Uint8Array(nonceBytes.length + 4);
  password.set(nonceBytes);
  new DataView(password.buffer).setUint32(nonceBytes.length, counter);
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const hash = algorithm.slice('PBKDF2/'.length);
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash, salt: fromHex(salt), iterations: cost }, key, keyLength * 8);
  return Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const fromHex = (hex: string) => Uint8Array.from({ length: hex.length / 2 }, (_, index) => parseInt(hex.slice(2 * index, 2 * index + 2), 16));
