import { playSlideVideos } from './play-slide-videos';

const fetchAheadMs = 2_000;

/** Rotates slides. The animation of the progress line is the timer, which can pause and resume (CNT-32 to CNT-34). */
export function playHeroes(page: Document): void {
  for (const hero of page.querySelectorAll<HTMLElement>('[data-hero]')) play(page, hero);
}

function play(page: Document, hero: HTMLElement): void {
  const slides = [...hero.querySelectorAll<HTMLElement>('[data-seconds]')];
  const lines = [...hero.querySelectorAll('[data-time]')];
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let clock: Animation | undefined;
  let isPaused = false;
  const settle = () => {
    hero.toggleAttribute('data-paused', isPaused);
    hero.firstElementChild?.setAttribute('aria-live', isPaused ? 'polite' : 'off');
    if (isPaused || still.matches || page.hidden || hero.querySelector('a:focus-visible')) clock?.pause();
    else clock?.play();
  };
  const show = (next: number) => {
    const at = next % slides.length;
    // The first slide is visible at once, without a fade.
    hero.toggleAttribute('data-moved', clock !== undefined);
    clock?.cancel();
    slides.forEach((slide, index) => {
      slide.toggleAttribute('data-current', index === at);
      lines[index]?.closest('button')?.setAttribute('aria-current', String(index === at));
    });
    clock = lines[at]?.animate({ scale: ['0 1', '1 1'] }, Number(slides[at]?.dataset['seconds']) * 1000);
    if (clock) clock.onfinish = () => show(at + 1);
    setTimeout(
      () => slides[(at + 1) % slides.length]?.querySelector('img')?.setAttribute('loading', 'eager'),
      fetchAheadMs,
    );
    settle();
  };
  hero.addEventListener('click', ({ target }) => {
    const heroControl = (target as Element).closest<HTMLElement>('[data-hero-control]')?.dataset['heroControl'];
    if (heroControl) show(Number(heroControl));
    else if (heroControl === '') isPaused = !isPaused;
    settle();
  });
  for (const sign of ['focusin', 'focusout']) hero.addEventListener(sign, settle);
  page.addEventListener('visibilitychange', settle);
  still.addEventListener('change', settle);
  if (lines.length > 1) show(0);
  playSlideVideos(hero);
}
