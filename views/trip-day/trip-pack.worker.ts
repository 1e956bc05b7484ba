import { dropPack, openPack, savePack, stylesCache } from './trip-pack-store';

/** What of a service worker this script uses; its whole library contradicts that of pages. */
interface FetchMoment extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

const notAllowed = 404;
/** A copy runs nothing and sends nothing. */
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'";
const hiddenNote = 'data-offline-note="" hidden=""';

self.addEventListener('fetch', (event) => {
  const moment = event as FetchMoment;
  const { request } = moment;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') moment.respondWith(answerPage(moment));
  else if (request.destination === 'style') moment.respondWith(answerStyle(request));
});

/** The site answers while it can be reached, and renews the copy; whoever takes part in the trip no more loses it. */
async function answerPage(moment: FetchMoment): Promise<Response> {
  const id = new URL(moment.request.url).searchParams.get('reservationId') ?? '';
  try {
    const answer = await fetch(moment.request);
    if (answer.status === notAllowed) moment.waitUntil(dropPack(id));
    if (answer.ok) {
      const copy = answer.clone();
      moment.waitUntil(copy.text().then((text) => savePack(id, text)));
    }
    return answer;
  } catch {
    const text = await openPack(id, Date.now());
    if (text === undefined) return Response.error();
    return new Response(text.replace(hiddenNote, 'data-offline-note=""'), {
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
    });
  }
}

async function answerStyle(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(stylesCache)).match(request)) ?? Response.error();
  }
}
