/**
 * Session storage of this tab: a guest's drafts, encrypted with a key that only a session of this guest is given. They
 * outlive the end of a session, and nobody else who signs in or reads the storage can open them.
 */
const STORE = 'sealedDrafts';
const keyAddress = '/my-profile/draft-key';
const algorithm = 'AES-GCM';
const ivBytes = 12;

interface SealedText {
  readonly iv: readonly number[];
  readonly cipher: readonly number[];
}

let draftKey: Promise<CryptoKey | undefined> | undefined;
let latestSeal = 0;

/**
 * Fetches the key while the page's own session lives: another guest's session is refused it. Browsers have encryption
 * only on secure origins; elsewhere nothing is sealed.
 */
export async function readDraftKey(visit: string): Promise<CryptoKey | undefined> {
  draftKey ??= fetchDraftKey(visit).catch(() => undefined);
  const key = await draftKey;
  if (!key) draftKey = undefined;
  return key;
}

async function fetchDraftKey(visit: string): Promise<CryptoKey | undefined> {
  if (!window.isSecureContext) return undefined;
  const answer = await fetch(`${keyAddress}?${new URLSearchParams({ visit }).toString()}`, { redirect: 'manual' });
  if (!answer.ok) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(await answer.text()));
  return crypto.subtle.importKey('raw', digest, algorithm, false, ['encrypt', 'decrypt']);
}

/** Replaces what is sealed. Of calls that overlap the last one counts. */
export async function seal(text: string, visit: string): Promise<void> {
  latestSeal += 1;
  const ownSeal = latestSeal;
  const key = await readDraftKey(visit);
  if (!key) return;
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const cipher = await crypto.subtle.encrypt({ name: algorithm, iv }, key, new TextEncoder().encode(text));
  if (ownSeal !== latestSeal) return;
  try {
    const sealed: SealedText = { iv: [...iv], cipher: [...new Uint8Array(cipher)] };
    sessionStorage.setItem(STORE, JSON.stringify(sealed));
  } catch {
    // When storage is full or blocked, the form must be filled in again.
  }
}

/** Returns what is sealed, once; undefined when there is nothing, or when it is another guest's. */
export async function openSealed(visit: string): Promise<string | undefined> {
  const sealed = readSealed();
  const key = sealed && (await readDraftKey(visit));
  if (!sealed || !key) return undefined;
  dropSealed();
  const { iv, cipher } = sealed;
  return crypto.subtle
    .decrypt({ name: algorithm, iv: new Uint8Array(iv) }, key, new Uint8Array(cipher))
    .then((text) => new TextDecoder().decode(text))
    .catch(() => undefined);
}

export function dropSealed(): void {
  latestSeal += 1;
  try {
    sessionStorage.removeItem(STORE);
  } catch {
    // Storage may be blocked.
  }
}

function readSealed(): SealedText | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(STORE) ?? 'null') as SealedText | null) ?? undefined;
  } catch {
    return undefined;
  }
}
