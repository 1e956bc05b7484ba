import { wakeWidgets } from '../widgets/hydrate';
import { wakeParts } from '../widgets/wake-parts';
import { REGION_REPLACED } from './replace-regions';
import { showControls } from './show-controls';

/** How long, in milliseconds, an answer is awaited: longer than a payment provider takes. */
const limitMs = 60_000;

/**
 * Sends a form and goes on as the browser would: to the page that a redirect leads to, or in place to the page that
 * answers. Rejects when no answer came, which does not tell whether the form arrived.
 */
export async function sendInPage(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const fields = [...new FormData(form, submitter)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const answer = await fetch(form.action, {
    method: 'POST',
    headers: { Accept: 'text/html' },
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(limitMs),
  });
  if (answer.redirected) window.location.assign(answer.url);
  else show(form.ownerDocument, await answer.text());
}

/** The address stays that of the form, so that Back and a reload never send it again. */
function show(page: Document, html: string): void {
  const { title, body, head } = new DOMParser().parseFromString(html, 'text/html');
  for (const sheet of head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (![...page.styleSheets].some(({ href }) => href === sheet.href)) page.head.append(page.adoptNode(sheet));
  // Parsed without script, what is for browsers without it would be elements whose fields are sent.
  for (const alternative of body.querySelectorAll('noscript')) alternative.remove();
  page.title = title;
  page.body.replaceWith(page.adoptNode(body));
  wakeWidgets(page);
  showControls(page);
  wakeParts(page);
  page.body.dispatchEvent(new CustomEvent(REGION_REPLACED, { bubbles: true }));
  window.scrollTo({ top: 0, behavior: 'instant' });
  page.querySelector<HTMLElement>('[autofocus]')?.focus();
}
