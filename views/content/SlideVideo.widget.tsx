import { useEffect, useRef } from 'react';

/** Loaded when its slide plays, and so never for visitors who prefer reduced motion (CNT-32, CNT-33). */
export function SlideVideo({ src }: { readonly src: string }) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => (ref.current ? followSlide(ref.current) : undefined), []);
  return <video className="hero__video" ref={ref} src={src} muted playsInline preload="none" aria-hidden="true" />;
}

function followSlide(video: HTMLVideoElement): (() => void) | undefined {
  const hero = video.closest<HTMLElement>('[data-hero]');
  const slide = video.closest<HTMLElement>('[data-seconds]');
  if (!hero || !slide) return undefined;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const index = [...hero.querySelectorAll('[data-seconds]')].indexOf(slide);
  const clockOf = () => hero.querySelectorAll('[data-time]')[index]?.getAnimations()[0];
  const settle = () => {
    const isCurrent = slide.hasAttribute('data-current');
    if (!isCurrent && video.currentTime > 0) video.currentTime = 0;
    const isStill = still.matches || document.hidden || hero.hasAttribute('data-paused');
    if (!isCurrent || isStill || hero.querySelector('a:focus-visible')) video.pause();
    // A browser that saves power refuses to play: the picture stays.
    else video.play().catch(() => undefined);
  };
  const takeDuration = () => {
    slide.dataset['seconds'] = String(video.duration);
    clockOf()?.effect?.updateTiming({ duration: video.duration * 1000 });
  };
  const slides = new MutationObserver(settle);
  slides.observe(hero, { attributeFilter: ['data-current', 'data-paused'], subtree: true });
  const end = new AbortController();
  const { signal } = end;
  video.addEventListener('loadedmetadata', takeDuration, { signal });
  for (const sign of ['focusin', 'focusout']) hero.addEventListener(sign, settle, { signal });
  document.addEventListener('visibilitychange', settle, { signal });
  still.addEventListener('change', settle, { signal });
  settle();
  return () => {
    slides.disconnect();
    end.abort();
  };
}
