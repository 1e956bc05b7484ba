import { dropPack, findAsset, hasPack, openPack, openPackWithoutSession, savePack } from './trip-pack-store';

/** What of a service worker this script uses; its whole library contradicts that of pages. */
interface FetchMoment extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerScope {
  readonly registration: { readonly scope: string };
}

const notAllowed = 404;
/** How long the network may take where there is a copy. */
const patienceMs = 600;
/** A copy runs nothing and sends nothing. */
const policy = "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'";

self.addEventListener('fetch', (event) => {
  const moment = event as FetchMoment;
  const { request } = moment;
  if (request.method !== 'GET') return;
  const { scope } = (self as unknown as WorkerScope).registration;
  // The PDF beside the page begins with the same path.
  if (request.mode === 'navigate' && new URL(request.url).pathname === new URL(scope).pathname)
    moment.respondWith(answerPage(moment));
  // The browser waits for a page's styles and fonts, and a network that hangs answers them after half a minute.
  else if (request.destination === 'style' || request.destination === 'font')
    moment.respondWith(findAsset(request).then((stored) => stored ?? fetch(request)));
});

/** The site answers while it can be reached in time, and renews the copy. */
async function answerPage(moment: FetchMoment): Promise<Response> {
  const id = new URL(moment.request.url).searchParams.get('reservationId') ?? '';
  const site = fetch(moment.request).then((answer) => follow(moment, id, answer));
  const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs)).then(() => copyOf(id));
  // Whichever comes first; a copy that is not there leaves the answer to the site.
  const first = await Promise.race([site.catch(() => undefined), late]);
  moment.waitUntil(site.catch(() => undefined));
  return first ?? (await copyOf(id)) ?? site.catch(() => Response.error());
}

/** Whoever takes part in the trip no more loses the copy; so does a device whose session was ended. */
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
