/** Events that show that a visitor is present; controls are loaded only then. */
const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll', 'input'] as const;
/**
 * A link to the reservation is held as well, because the page must be stored before the link is followed (RES-19), and a
 * form that is sent by script.
 */
const heldSelector =
  '[data-control], [data-opens-dialog], [data-shares], [data-returns-here], [data-goes-back], [data-keep-scroll], [data-answer], a[href^="/reserve-now/"]';
const maxHoldMs = 2_000;

interface Controls {
  readonly installControls: (page: Document) => Promise<void>;
}

/**
 * Loads the controls at the visitor's first event. Clicks, changes and submits that come earlier are held and
 * dispatched again afterwards. When that takes too long, links and forms work natively; a button that does nothing
 * without script waits on. When loading fails, the next press asks again.
 */
export function holdControls(page: Document, load: () => Promise<Controls>): void {
  const waiting = new Map<Element, Event>();
  let isComing = false;
  let hasTimedOut = false;
  let isRepeating = false;
  const start = () => {
    if (isComing) return;
    isComing = true;
    for (const sign of signs) page.removeEventListener(sign, start, true);
    const timer = setTimeout(() => {
      hasTimedOut = true;
      release((target) => !needsScript(target));
    }, maxHoldMs);
    void load()
      .then(({ installControls }) => installControls(page))
      .then(listenNoMore, () => (isComing = false))
      .then(() => {
        clearTimeout(timer);
        hasTimedOut = false;
        release(() => true);
      });
  };
  const hold = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(heldSelector) : null;
    if (isRepeating || !target || isPlain(event, target) || (hasTimedOut && !needsScript(target))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting.set(target, event);
    start();
  };
  const release = (isReleased: (target: Element) => boolean) => {
    isRepeating = true;
    for (const [target, event] of [...waiting].filter(([target]) => isReleased(target))) {
      waiting.delete(target);
      repeat(event);
    }
    isRepeating = false;
  };
  const listenNoMore = () => {
    for (const kind of kinds) page.removeEventListener(kind, hold, true);
  };
  for (const kind of kinds) page.addEventListener(kind, hold, true);
  for (const sign of signs) page.addEventListener(sign, start, { capture: true, passive: true });
  // A focused element means that the visitor was active before this script ran.
  if (page.activeElement !== page.body) start();
}

const needsScript = (target: Element) => target instanceof HTMLButtonElement && target.type === 'button';

const kinds = ['click', 'change', 'submit'] as const;

function repeat(event: Event): void {
  const { type, target } = event;
  if (event instanceof SubmitEvent) (target as HTMLFormElement).requestSubmit(event.submitter);
  else target?.dispatchEvent(event instanceof MouseEvent ? new MouseEvent(type, event) : new Event(type, event));
}

/**
 * Some events are never held: a click that opens a new tab, one in a form whose submit is held, and one on a file
 * input.
 */
const isPlain = (event: Event, target: Element) =>
  event instanceof MouseEvent &&
  (event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    target instanceof HTMLFormElement ||
    (target as HTMLInputElement).type === 'file');
