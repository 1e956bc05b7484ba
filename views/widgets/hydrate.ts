import type { ComponentType } from 'react';
import { whenLoaded } from '../ui/when-loaded';

interface WidgetModule {
  /** Adds to the props of the data block what the widget's markup has already. */
  readonly completeProps?: (data: object, root: Element) => object;
  readonly [component: string]: unknown;
}

/** Hydrates widgets when their `data-wake` says so. React is loaded with the first one, never before. */
export function wakeWidgets(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-widget]')) schedule(element);
}

function schedule(element: HTMLElement): void {
  const start = wakeOnInteraction(element);
  switch (element.dataset['wake'] ?? '') {
    case 'load':
      whenLoaded(window, start);
      return;
    case 'idle':
      whenIdle(start);
      return;
    case 'visible':
      whenVisible(element, start);
  }
}

function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}

function whenVisible(element: HTMLElement, run: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
}

/** A click waits at most this long, in milliseconds; then the link or form under it works natively. */
const maxWaitMs = 8_000;
const pressable = 'button, a, summary';

/**
 * Earlier clicks are dispatched again, because without that their form would be submitted natively: one after the
 * other, so that the widget shows the first one's form as busy before the second, and only one where it has failed.
 */
function wakeOnInteraction(element: HTMLElement): () => void {
  let ready: Promise<void> | undefined;
  let clicks: Promise<void> | undefined;
  let isPressed = false;
  const waiting = new Set<Element>();
  const start = () => (ready ??= wake(element).then(stop));
  const onSign = () => void start();
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(pressable) : null;
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const index = [...element.querySelectorAll(pressable)].indexOf(target);
    waiting.add(target);
    target.setAttribute('aria-busy', 'true');
    clicks = (clicks ?? Promise.race([start(), afterMs(maxWaitMs).then(stop)])).then(() => {
      if (element.dataset['awake'] === 'true' || !isPressed)
        element.querySelectorAll<HTMLElement>(pressable)[index]?.click();
      isPressed = true;
      return afterMs(0);
    });
  };
  const stop = () => {
    for (const sign of signs) element.removeEventListener(sign, onSign);
    element.removeEventListener('click', onClick, true);
    for (const target of waiting) target.removeAttribute('aria-busy');
  };
  for (const sign of signs) element.addEventListener(sign, onSign);
  element.addEventListener('click', onClick, true);
  return onSign;
}

const afterMs = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const signs = ['pointerover', 'focusin', 'input'] as const;

async function wake(element: HTMLElement): Promise<void> {
  const { widget: name = '', src = '', prefix = '' } = element.dataset;
  const root = element.querySelector('.widget__root');
  const data = element.querySelector('script')?.textContent;
  if (!root || !data) return;
  try {
    const [{ hydrateWidget }, module] = await Promise.all([
      import('./hydrate-widget'),
      import(src) as Promise<WidgetModule>,
    ]);
    const component = module[name.slice(name.lastIndexOf('/') + 1)] as ComponentType<object> | undefined;
    const given = JSON.parse(data) as object;
    const props = module.completeProps?.(given, root) ?? given;
    if (component) hydrateWidget({ root, component, props, prefix });
    element.dataset['awake'] = 'true';
  } catch {
    element.dataset['awake'] = 'failed';
  }
}
