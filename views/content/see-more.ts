import { blocksTexts as texts } from './blocks.texts';

/** "See More" shows the rest of a list, "See Less" hides it again (CNT-39). */
export function seeMore(page: Document): void {
  page.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-control="see-more"]') : null;
    const root = button?.closest<HTMLElement>('[data-see-more]');
    if (!button || !root) return;
    const isOpen = button.getAttribute('aria-expanded') !== 'true';
    root.dataset['seeMore'] = isOpen ? 'open' : 'closed';
    button.setAttribute('aria-expanded', String(isOpen));
    (button.firstElementChild ?? button).textContent = isOpen ? texts.seeLess : texts.seeMore;
    if (!isOpen) root.scrollIntoView({ block: 'nearest' });
    // After a key press the focus moves to the first added item.
    else if (event.detail === 0) root.querySelector<HTMLElement>('.see-more__rest :is(a, button)')?.focus();
  });
}
