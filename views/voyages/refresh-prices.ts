import { WAITLIST_ONLY } from '../../src/core/voyages/suite-price';
import { notifyPageReadAgain } from '../reserve/page-events';

/** Milliseconds that displayed prices may be old (H65). */
const priceLifeMs = 30_000;

/**
 * Refreshes prices and availability when a page becomes visible again (H65): fetches the page itself and replaces each
 * part marked `data-live`. A part that the new page lacks shows its `data-without`, else "Waitlist Only", because there
 * is no price any more (H24). On failure nothing changes.
 */
export function refreshPrices(page: Document): void {
  let readAt = 0;
  const look = () => {
    if (page.visibilityState !== 'visible' || page.querySelector('[data-live]') === null) return;
    if (performance.now() - readAt < priceLifeMs) return;
    readAt = performance.now();
    void refresh(page);
  };
  page.addEventListener('visibilitychange', look);
  // Runs also when the page is restored from the back/forward cache.
  page.defaultView?.addEventListener('pageshow', (event) => {
    if (event.persisted) look();
  });
  look();
}

async function refresh(page: Document): Promise<void> {
  try {
    const answer = await fetch(page.location.href, { headers: { accept: 'text/html' } });
    // A redirect leads to another page, which does not have these prices.
    if (!answer.ok || answer.redirected) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
    for (const part of page.querySelectorAll<HTMLElement>('[data-live]')) {
      const now = [...fresh.querySelectorAll<HTMLElement>('[data-live]')].find(
        ({ dataset }) => dataset['live'] === part.dataset['live'],
      );
      const words = now ? now.textContent : (part.dataset['without'] ?? WAITLIST_ONLY);
      if (words !== part.textContent) part.textContent = words;
    }
    notifyPageReadAgain(fresh);
  } catch {
    // Without a network the displayed prices stay; the reservation fetches prices again.
  }
}
