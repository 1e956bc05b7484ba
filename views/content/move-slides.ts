import { REGION_REPLACED } from '../ui/replace-regions';
import { blocksTexts as texts } from './blocks.texts';

const settledMs = 120;

/** Moves the slides of `Slides` and `PictureStage` (CNT-18, CNT-19, CNT-21 to CNT-23). */
export function moveSlides(page: Document): void {
  page.addEventListener('click', (event) => {
    const control =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-control^="slide-"]') : null;
    const track = control && trackOf(control);
    if (!control || !track || control.getAttribute('aria-disabled') === 'true') return;
    const { first, visibleCount } = positionOf(track);
    const { control: kind, slide } = control.dataset;
    showSlide(
      track,
      kind === 'slide-to' ? Number(slide) : kind === 'slide-next' ? first + visibleCount : first - visibleCount,
    );
  });
  page.addEventListener('keydown', (event) => {
    const track =
      event.target instanceof Element
        ? event.target.closest('dialog')?.querySelector<HTMLElement>('.stage--screen [data-track]')
        : null;
    const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!track || direction === undefined) return;
    event.preventDefault();
    showSlide(track, positionOf(track).first + direction);
  });
  page.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof HTMLElement && 'track' in target.dataset) settle(target);
    },
    true,
  );
  const measure = new ResizeObserver((entries) => entries.forEach(({ target }) => say(target as HTMLElement)));
  const observeTracks = () =>
    page.querySelectorAll<HTMLElement>('[data-track]').forEach((track) => measure.observe(track));
  page.addEventListener(REGION_REPLACED, observeTracks);
  observeTracks();
}

/** Scrolls the slide to the start of its row; smoothly where CSS says so, unless `behavior` is instant. */
export function showSlide(track: HTMLElement, place: number, behavior: ScrollBehavior = 'auto'): void {
  track.scrollTo({ left: Math.max(0, place) * stepOf(track), behavior });
  // A row that is already in position triggers no scroll event.
  settle(track);
}

const trackOf = (inside: Element) =>
  inside.closest('[data-slides]')?.querySelector<HTMLElement>('[data-track]') ?? null;

function stepOf({ children }: HTMLElement): number {
  const [first, second] = children as unknown as readonly (HTMLElement | undefined)[];
  return first && second ? second.offsetLeft - first.offsetLeft : 1;
}

function positionOf(track: HTMLElement): { first: number; visibleCount: number } {
  const step = stepOf(track);
  const slideWidth = track.firstElementChild?.clientWidth ?? step;
  return {
    first: Math.round(track.scrollLeft / step),
    visibleCount: Math.max(1, Math.round((track.clientWidth + step - slideWidth) / step)),
  };
}

const waiting = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Announces the slide at which the row stops, not those that it passes. */
function settle(track: HTMLElement): void {
  clearTimeout(waiting.get(track));
  waiting.set(
    track,
    setTimeout(() => say(track), settledMs),
  );
}

function say(track: HTMLElement): void {
  const root = track.closest('[data-slides]');
  if (!root || track.clientWidth === 0) return;
  const { first, visibleCount } = positionOf(track);
  const all = track.childElementCount;
  const last = Math.min(first + visibleCount, all);
  const place = root.querySelector('[data-place]');
  const words = all > visibleCount ? texts.place(first + 1, last, all) : '';
  if (place && place.textContent !== words) place.textContent = words;
  root.querySelector('[data-control="slide-previous"]')?.setAttribute('aria-disabled', String(first <= 0));
  root.querySelector('[data-control="slide-next"]')?.setAttribute('aria-disabled', String(last >= all));
  for (const thumbnail of root.querySelectorAll<HTMLElement>('[data-control="slide-to"]')) {
    if (Number(thumbnail.dataset['slide']) === first) markThumbnail(thumbnail);
    else thumbnail.removeAttribute('aria-current');
  }
}

function markThumbnail(thumbnail: HTMLElement): void {
  if (thumbnail.getAttribute('aria-current') === 'true') return;
  thumbnail.setAttribute('aria-current', 'true');
  const list = thumbnail.closest('ul');
  list?.scrollTo({ left: thumbnail.offsetLeft - (list.clientWidth - thumbnail.offsetWidth) / 2 });
}
