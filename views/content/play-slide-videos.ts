/** A slide that leaves is still seen while the next one fades in. */
const fadeMs = 1_000;

/**
 * Videos of slides play while their slide is shown, and set how long it is (CNT-32, CNT-33). Each is fetched once its
 * slide's picture is painted, and never for visitors who prefer reduced motion or who save data.
 */
export function playSlideVideos(hero: HTMLElement): void {
  if (savesData()) return;
  for (const video of hero.querySelectorAll<HTMLVideoElement>('[data-slide-video]')) followSlide(hero, video);
}

/** Only Chromium has this property; its value is that of the Save-Data header. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

function followSlide(hero: HTMLElement, video: HTMLVideoElement): void {
  const slide = video.closest<HTMLElement>('[data-seconds]');
  if (!slide) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const index = [...hero.querySelectorAll('[data-seconds]')].indexOf(slide);
  const clockOf = () => hero.querySelectorAll('[data-time]')[index]?.getAnimations()[0];
  const isCurrent = () => slide.hasAttribute('data-current');
  let picturePaint: Promise<void> | undefined;
  let isPainted = false;
  const settle = () => {
    if (!isCurrent()) setTimeout(() => isCurrent() || rewind(video), fadeMs);
    if (!isCurrent() || still.matches || document.hidden || hero.matches(pausedSelector)) video.pause();
    // A refusal is ignored, because a browser that saves power does not play, and the picture stays.
    else if (isPainted) video.play().catch(() => undefined);
    else
      picturePaint ??= pictureIsPainted(slide).then(() => {
        isPainted = true;
        settle();
      });
  };
  // A browser plays by script only what is silent.
  video.muted = true;
  video.addEventListener('loadedmetadata', () => {
    slide.dataset['seconds'] = String(video.duration);
    clockOf()?.effect?.updateTiming({ duration: video.duration * 1000 });
  });
  video.addEventListener('playing', () => void twoFrames().then(() => video.toggleAttribute('data-plays', true)), {
    once: true,
  });
  new MutationObserver(settle).observe(hero, { attributeFilter: ['data-current', 'data-paused'], subtree: true });
  for (const sign of ['focusin', 'focusout']) hero.addEventListener(sign, settle);
  document.addEventListener('visibilitychange', settle);
  still.addEventListener('change', settle);
  settle();
}

const pausedSelector = '[data-paused],:has(a:focus-visible)';

function rewind(video: HTMLVideoElement): void {
  if (video.currentTime > 0) video.currentTime = 0;
}

/** Resolves two frames after the page and the slide's picture have loaded, so that a video delays neither of them. */
async function pictureIsPainted(slide: HTMLElement): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  const picture = slide.querySelector('img');
  if (picture && !picture.complete)
    await new Promise((resolve) => {
      for (const end of ['load', 'error']) picture.addEventListener(end, resolve, { once: true });
    });
  await twoFrames();
}

async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}
