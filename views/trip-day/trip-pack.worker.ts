import { dropPack, findAsset, hasPack, openPack, openPackWithoutSession, savePack } from './trip-pack-store';

/** The parts of a service worker that this script uses. TypeScript's library for workers contradicts that for pages. */
interface FetchMoment extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerScope {
  readonly registration: { readonly scope: string };
}

const notAllowed = 404;
/** Milliseconds to wait for the network when there is a copy. */
const timeoutMs = 600;
/** Content-Security-Policy of a stored copy, which must neither run scripts nor send data. */
const policy = "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'";

self.addEventListener('fetch', (event) => {
  const moment = event as FetchMoment;
  const { request } = moment;
  if (request.method !== 'GET') return;
  const { scope } = (self as unknown as WorkerScope).registration;
  // The path of the PDF begins like that of the page.
  if (request.mode === 'navigate' && new URL(request.url).pathname === new URL(scope).pathname)
    moment.respondWith(answerPage(moment));
  // Browsers wait for a page's styles and fonts, and a hanging network would fail them only after half a minute.
  else if (request.destination === 'style' || request.destination === 'font')
    moment.respondWith(findAsset(request).then((storedResponse) => storedResponse ?? fetch(request)));
});

/** Network first: the stored copy is shown only when the site does not answer in time. An answer renews the copy. */
async function answerPage(moment: FetchMoment): Promise<Response> {
  const id = new URL(moment.request.url).searchParams.get('reservationId') ?? '';
  const site = fetch(moment.request).then((answer) => follow(moment, id, answer));
  const deadline = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs)).then(() => copyOf(id));
  // Whichever answers first; without a copy the site's answer is awaited.
  const first = await Promise.race([site.catch(() => undefined), deadline]);
  moment.waitUntil(site.catch(() => undefined));
  return first ?? (await copyOf(id)) ?? site.catch(() => Response.error());
}

/** The copy is deleted for a person who no longer takes part in the trip, and on a device whose session has ended. */
async function follow(moment: FetchMoment, id: string, answer: Response): Promise<Response> {
  if (answer.status === notAllowed) await dropPack(id);
  if (answer.type === 'opaqueredirect') {
    const text = await openPackWithoutSession(id, Date.now());
    return text === undefined ? answer : toResponse(text);
  }
  if (answer.ok && (await hasPack(id))) {
    const copy = answer.clone();
    moment.waitUntil(copy.text().then((text) => savePack(id, text)));
  }
  return answer;
}

async function copyOf(id: string): Promise<Response | undefined> {
  const text = await openPack(id, Date.now());
  return text === undefined ? undefined : toResponse(text);
}

const toResponse = (text: string): Response =>
  new Response(text, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  });
