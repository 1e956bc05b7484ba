/** The page and the service worker share a stored boarding page, which is encrypted on this device. */
interface StoredPack {
  /** The key is not extractable, and deleted with the site's storage at sign-out (reliability B5). */
  readonly key: CryptoKey;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly cipher: ArrayBuffer;
  readonly times: PackTimes;
}

/** Times are in milliseconds since 1970. */
interface PackTimes {
  /** The beginning of the voyage, from which on a copy outlives its session. */
  readonly from: number;
  /** The copy cannot be opened later than this. */
  readonly until: number;
  /** The session that stored the copy lives at least until then, unless it is ended. */
  readonly session: number;
}

const databaseName = 'trip-pack';
const storeName = 'packs';
const assetsCache = 'trip-pack-assets';
const algorithm = 'AES-GCM';
const ivBytes = 12;
const hiddenNote = 'data-offline-note="" hidden=""';

export async function hasPack(id: string): Promise<boolean> {
  return (await readPack(id)) !== undefined;
}

/** Saves a page as the server sent it, with a new key or with that of the existing copy. */
export async function savePack(id: string, html: string): Promise<void> {
  const assets = attributesOf(html, /<link\b(?=[^>]*(?:rel="stylesheet"|as="font"))[^>]*href="([^"]+)"/g);
  const [from, until, session] = attributesOf(html, /data-(?:from|until|session)="(\d+)"/g).map(Number);
  if (from === undefined || until === undefined || session === undefined) throw new Error('The page is no trip pack');
  const cache = await caches.open(assetsCache);
  // Their names change with their content, so that existing files are current.
  const missing = await Promise.all(assets.map(async (asset) => ((await cache.match(asset)) ? [] : [asset])));
  await cache.addAll(missing.flat());
  const key =
    (await readPack(id))?.key ??
    (await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']));
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const cipher = await crypto.subtle.encrypt({ name: algorithm, iv }, key, new TextEncoder().encode(toCopy(html)));
  const pack: StoredPack = { key, iv, cipher, times: { from, until, session } };
  await inStore('readwrite', (store) => store.put(pack, id));
}

export async function openPack(id: string, now: number): Promise<string | undefined> {
  const pack = await readPack(id);
  if (!pack) return undefined;
  if (now > pack.times.until) {
    await dropPack(id);
    return undefined;
  }
  const { key, iv, cipher } = pack;
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: algorithm, iv }, key, cipher));
}

/**
 * Opens the copy when the session expired after the voyage had begun. Otherwise the session was ended, or expired
 * before the voyage: the copy is deleted.
 */
export async function openPackWithoutSession(id: string, now: number): Promise<string | undefined> {
  const times = (await readPack(id))?.times;
  if (times && now >= times.session && now >= times.from) return openPack(id, now);
  await dropPack(id);
  return undefined;
}

export async function dropPack(id: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(id));
}

export async function findAsset(request: Request): Promise<Response | undefined> {
  return (await caches.open(assetsCache)).match(request);
}

/** Returns the page without pictures and without what needs the network: its main part, its styles and its note. */
function toCopy(html: string): string {
  const head = [...html.matchAll(/<title\b[^>]*>[^<]*<\/title>|<link\b[^>]*rel="stylesheet"[^>]*>/g)].join('');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const offlineMain = main.replace(/<img\b[^>]*>/g, '').replace(hiddenNote, 'data-offline-note=""');
  const viewport = '<meta name="viewport" content="width=device-width"/>';
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>${viewport}${head}</head><body>${offlineMain}</main></body></html>`;
}

const attributesOf = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].flatMap(([, value]) => value ?? []);

const readPack = (id: string): Promise<StoredPack | undefined> =>
  inStore('readonly', (store) => store.get(id) as IDBRequest<StoredPack | undefined>);

async function inStore<Answer>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const database = await answerOf(openDatabase());
  try {
    return await answerOf(ask(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

/** Copies of the first version have no information about their session. */
const version = 2;

function openDatabase(): IDBOpenDBRequest {
  const request = indexedDB.open(databaseName, version);
  request.addEventListener('upgradeneeded', () => {
    if (request.result.objectStoreNames.contains(storeName)) request.result.deleteObjectStore(storeName);
    request.result.createObjectStore(storeName);
  });
  return request;
}

const answerOf = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The storage of the browser failed')));
  });
