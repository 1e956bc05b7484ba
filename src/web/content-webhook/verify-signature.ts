import { createHmac, timingSafeEqual } from 'node:crypto';

interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

type SignatureCheck = { readonly kind: 'good'; readonly signature: string } | { readonly kind: 'bad' };

const lifeMs = 30_000;
/** Headers that decide the action must be signed. */
const mustBeSigned = ['x-contentful-topic', 'x-contentful-timestamp'];
const maxSignedHeaders = 30;

/**
 * Verifies Contentful's signature over method, path, the headers that it names, and the raw body. A call
 * with a future timestamp is refused like one older than 30 s.
 */
export function verifySignature(
  call: ReceivedCall,
  { secret, now }: { readonly secret: string; readonly now: number },
): SignatureCheck {
  const header = (name: string) => (typeof call.headers[name] === 'string' ? call.headers[name] : undefined);
  const [signature, timestamp, names] = [
    header('x-contentful-signature'),
    header('x-contentful-timestamp'),
    header('x-contentful-signed-headers'),
  ];
  if (!signature || !/^[0-9a-f]{64}$/.test(signature) || !timestamp || !/^\d{13}$/.test(timestamp) || !names)
    return { kind: 'bad' };
  const age = now - Number(timestamp);
  if (age < 0 || age > lifeMs) return { kind: 'bad' };
  const signedHeaders = [...new Set(names.split(',').map((name) => name.trim().toLowerCase()))].sort();
  const values = signedHeaders.map((name) => header(name)?.trim());
  if (
    signedHeaders.length > maxSignedHeaders ||
    mustBeSigned.some((name) => !signedHeaders.includes(name)) ||
    values.includes(undefined)
  )
    return { kind: 'bad' };
  const own = createHmac('sha256', secret)
    .update(
      canonical(
        call,
        signedHeaders.map((name, index) => `${name}:${values[index] ?? ''}`),
      ),
    )
    .digest();
  return timingSafeEqual(own, Buffer.from(signature, 'hex')) ? { kind: 'good', signature } : { kind: 'bad' };
}

function canonical({ method, path, body }: ReceivedCall, headers: readonly string[]): Buffer {
  return Buffer.concat([Buffer.from(`${method}\n${encodedOnce(path)}\n${headers.join(';')}\n`), body]);
}

/** Applying `encodeURI` to an encoded path must not encode its percent signs again. */
function encodedOnce(path: string): string {
  try {
    return encodeURI(decodeURI(path));
  } catch {
    return path;
  }
}
