/** Below this width a list of guests opens on press only (TRD-10). */
const hovers = '(width >= 768px)';

/** Opens a list of guests on hover, and closes it when the pointer leaves or on Escape; pressing always works. */
export function showGuestLists(page: Document): void {
  page.addEventListener('pointerover', (event) => {
    const list = listOf(event);
    if (list && event.pointerType === 'mouse') open(list);
  });
  // Pressing a list that hover opened leaves it open instead of closing it.
  page.addEventListener('click', (event) => {
    const list = listOf(event);
    if (list?.dataset['guestList'] !== 'hovered') return;
    event.preventDefault();
    list.dataset['guestList'] = '';
  });
  page.addEventListener('keydown', (event) => {
    if (event.key === 'Escape')
      for (const list of page.querySelectorAll<HTMLDetailsElement>('[data-guest-list][open]')) list.open = false;
  });
  // The pointer may already be over a list when this script loads.
  const underPointer = page.querySelector<HTMLDetailsElement>('[data-guest-list]:hover');
  if (underPointer) open(underPointer);
}

const listOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLDetailsElement>('[data-guest-list]') : null;

function open(list: HTMLDetailsElement): void {
  if (list.open || !matchMedia(hovers).matches) return;
  list.open = true;
  list.dataset['guestList'] = 'hovered';
  list.addEventListener('pointerleave', () => close(list), { once: true });
}

function close(list: HTMLDetailsElement): void {
  if (list.dataset['guestList'] !== 'hovered') return;
  list.open = false;
  list.dataset['guestList'] = '';
}
