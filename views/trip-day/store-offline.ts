import { tripDayTexts } from './trip-day.texts';
import { dropPack, hasPack, savePack } from './trip-pack-store';

const texts = tripDayTexts.boarding.offline;

/**
 * The part of the boarding page that stores it on this device. It stays hidden without script, and is removed in
 * browsers that cannot store it.
 */
export async function storeOffline(page: Document): Promise<void> {
  const part = page.querySelector<HTMLElement>('[data-keep-offline]');
  const { reservation, worker } = part?.dataset ?? {};
  if (!part || reservation === undefined || worker === undefined) return;
  if (!isPossible()) {
    part.remove();
    return;
  }
  const [button, status] = [part.querySelector('button'), part.querySelector('[role="status"]')];
  const show = async () => {
    const isStored = await hasPack(reservation);
    if (button) button.textContent = isStored ? texts.remove : texts.keep;
    part.hidden = false;
    return isStored;
  };
  await show();
  button?.addEventListener('click', () => {
    const change = async () => {
      const isStored = await hasPack(reservation);
      await (isStored ? dropPack(reservation) : store(reservation, worker));
      await show();
      return isStored ? texts.removed : texts.kept;
    };
    void change()
      .catch(() => texts.failed)
      .then((text) => {
        if (status) status.textContent = text;
      });
  });
}

const isPossible = (): boolean => 'serviceWorker' in navigator && 'indexedDB' in window && window.isSecureContext;

/** Stores the page as the server renders it now, without what was typed or opened on it. */
async function store(reservation: string, worker: string): Promise<void> {
  const answer = await fetch(window.location.href, { headers: { Accept: 'text/html' } });
  if (!answer.ok || answer.redirected) throw new Error('The page could not be read');
  await navigator.serviceWorker.register(worker, { scope: window.location.pathname });
  await savePack(reservation, await answer.text());
}
