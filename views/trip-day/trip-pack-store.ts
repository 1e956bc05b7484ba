/** A boarding page on this device, encrypted; page and service worker share it. */
interface StoredPack {
  /** It cannot be read out, and goes with the site's storage at sign-out (reliability B5). */
  readonly key: CryptoKey;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly cipher: ArrayBuffer;
  /** The copy opens no longer than this, in ms since 1970. */
  readonly until: number;
}

const databaseName = 'trip-pack';
const storeName = 'packs';
export const stylesCache = 'trip-pack-styles';
const algorithm = 'AES-GCM';
const ivBytes = 12;

export async function hasPack(id: string): Promise<boolean> {
  return (await readPack(id)) !== undefined;
}

/** With a new key, or with that of the copy that is there; `until` undefined: only where there is one. */
export async function savePack(id: string, text: string, until?: number): Promise<void> {
  const known = await readPack(id);
  const end = until ?? known?.until;
  if (end === undefined) return;
  const key =
    known?.key ?? (await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']));
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const cipher = await crypto.subtle.encrypt({ name: algorithm, iv }, key, new TextEncoder().encode(text));
  await inStore('readwrite', (store) => store.put({ key, iv, cipher, until: end } satisfies StoredPack, id));
}

export async function openPack(id: string, now: number): Promise<string | undefined> {
  const pack = await readPack(id);
  if (!pack) return undefined;
  if (now > pack.until) {
    await dropPack(id);
    return undefined;
  }
  const { key, iv, cipher } = pack;
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: algorithm, iv }, key, cipher));
}

export async function dropPack(id: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(id));
}

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

function openDatabase(): IDBOpenDBRequest {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
  return request;
}

const answerOf = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The storage of the browser failed')));
  });
