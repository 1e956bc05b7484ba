/** Prices are never shown for longer without a new look at them (H65). */
const priceLifeMs = 30_000;

/**
 * A page that comes back into sight asks again for what it says of prices and free suites (H65): it fetches itself, and
 * each part marked `data-live` takes the words of its namesake. When that fails, all stays as it is.
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
    if (!answer.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
    for (const part of page.querySelectorAll<HTMLElement>('[data-live]')) {
      const now = [...fresh.querySelectorAll<HTMLElement>('[data-live]')].find(({ dataset }) => dataset['live'] === part.dataset['live']);
      if (now && now.textContent !== part.textContent) part.textContent = now.textContent;
    }
  } catch {
    // No network: the prices of the page stand, and the reservation asks again anyway.
  }
}
