import { WAITLIST_ONLY } from '../../src/core/voyages/suite-price';
import { notifyPageReadAgain } from '../reserve/page-events';

/** Prices are never shown for longer without a new look at them (H65). */
const priceLifeMs = 30_000;

/**
 * A page that comes back into sight asks again for what it says of prices and free suites (H65): it fetches itself, and
 * each part marked `data-live` takes the words of its namesake. One that the page no longer has takes those of its own
 * `data-without`, else "Waitlist Only": there is no price any more (H24). When the asking fails, all stays as it is.
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
  // Also a page that comes back whole from the history.
  page.defaultView?.addEventListener('pageshow', (event) => {
    if (event.persisted) look();
  });
  look();
}

async function refresh(page: Document): Promise<void> {
  try {
    const answer = await fetch(page.location.href, { headers: { accept: 'text/html' } });
    // Another page than this one says nothing of these prices.
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
    // No network: the prices of the page stand, and the reservation asks again anyway.
  }
}
