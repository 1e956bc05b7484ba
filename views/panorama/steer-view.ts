import { extentOf, firstDirection, movedBy, type Movement, type ViewDirection, zoomedBy } from './view-direction';

const keyStep = 10;
const zoomStep = 0.85;
/** The time in which a movement that was let go falls to a third of its speed. */
const glideMs = 260;
/** The slowest speed, in degrees per millisecond, is a pixel in half a second. */
const slowest = 0.002;

interface SteeringParts {
  readonly view: HTMLElement;
  readonly signal: AbortSignal;
  readonly isStill: boolean;
  /** Called at most once in a frame, with the direction that is drawn. */
  readonly draw: (direction: ViewDirection) => void;
  /** Called when a movement by keys or buttons has come to rest. */
  readonly announce: (direction: ViewDirection) => void;
}

interface Steering {
  /** Turns to the heading and tilt at once. */
  look(at: Movement): void;
  zoom(factor: number): void;
  redraw(): void;
  current(): ViewDirection;
}

/** Pointers, wheel and keys move the view; it glides on for a moment unless the visitor prefers reduced motion. */
export function steerView({ view, signal, isStill, draw, announce }: SteeringParts): Steering {
  let direction = firstDirection;
  let speed: Movement = { heading: 0, tilt: 0 };
  let frame = 0;
  let drawnAt = 0;
  let isAnnounced = true;
  const pointers = new Map<number, PointerEvent>();

  const step = (now: number) => {
    frame = 0;
    const elapsedMs = Math.min(64, now - drawnAt);
    drawnAt = now;
    const isGliding = pointers.size === 0 && Math.hypot(speed.heading, speed.tilt) > slowest;
    if (isGliding) {
      const rest = Math.exp(-elapsedMs / glideMs);
      const glide = glideMs * (1 - rest);
      direction = movedBy(direction, { heading: speed.heading * glide, tilt: speed.tilt * glide });
      speed = { heading: speed.heading * rest, tilt: speed.tilt * rest };
    }
    draw(direction);
    if (isGliding) redraw();
    else if (!isAnnounced) {
      isAnnounced = true;
      announce(direction);
    }
  };
  const redraw = () => {
    if (frame > 0 || signal.aborted) return;
    frame = requestAnimationFrame(step);
  };
  const start = () => {
    if (frame === 0) drawnAt = performance.now();
    redraw();
  };
  const push = ({ heading, tilt }: Movement) => {
    isAnnounced = false;
    if (isStill) direction = movedBy(direction, { heading, tilt });
    else speed = { heading: speed.heading + heading / glideMs, tilt: speed.tilt + tilt / glideMs };
    start();
  };
  const zoom = (factor: number) => {
    direction = zoomedBy(direction, factor);
    start();
  };
  const reset = () => {
    direction = firstDirection;
    speed = { heading: 0, tilt: 0 };
    isAnnounced = false;
    start();
  };

  const byPointer = ({ x, y }: { readonly x: number; readonly y: number }, elapsedMs: number) => {
    const size = { width: view.clientWidth, height: view.clientHeight };
    const degrees = ((2 * extentOf(size, direction.zoom).x) / size.width) * (180 / Math.PI);
    const movement = { heading: -x * degrees, tilt: y * degrees };
    direction = movedBy(direction, movement);
    const share = 0.5;
    speed = isStill
      ? { heading: 0, tilt: 0 }
      : {
          heading: share * speed.heading + ((1 - share) * movement.heading) / elapsedMs,
          tilt: share * speed.tilt + ((1 - share) * movement.tilt) / elapsedMs,
        };
    start();
  };
  const follow = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const other = [...pointers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    pointers.set(event.pointerId, event);
    if (other) {
      const distance = (one: PointerEvent) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      zoom(distance(before) / Math.max(1, distance(event)));
    } else
      byPointer(
        { x: event.clientX - before.clientX, y: event.clientY - before.clientY },
        Math.max(4, event.timeStamp - before.timeStamp),
      );
  };
  const release = (event: PointerEvent) => {
    const last = pointers.get(event.pointerId);
    pointers.delete(event.pointerId);
    // A visitor who rested the pointer before releasing it does not expect the view to glide.
    if (last && event.timeStamp - last.timeStamp > 80) speed = { heading: 0, tilt: 0 };
    start();
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => push({ heading: -keyStep, tilt: 0 }),
    ArrowRight: () => push({ heading: keyStep, tilt: 0 }),
    ArrowUp: () => push({ heading: 0, tilt: keyStep }),
    ArrowDown: () => push({ heading: 0, tilt: -keyStep }),
    Home: reset,
    '+': () => zoom(zoomStep),
    '=': () => zoom(zoomStep),
    '-': () => zoom(1 / zoomStep),
  };
  const press = (event: KeyboardEvent) => {
    const move = keys[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move();
  };

  view.addEventListener('keydown', press, { signal });
  view.addEventListener(
    'pointerdown',
    (event) => {
      view.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, event);
      speed = { heading: 0, tilt: 0 };
    },
    { signal },
  );
  view.addEventListener('pointermove', follow, { signal });
  for (const end of ['pointerup', 'pointercancel'] as const) view.addEventListener(end, release, { signal });
  view.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      zoom(Math.exp(event.deltaY * 0.001));
    },
    { signal, passive: false },
  );
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  return {
    look: ({ heading, tilt }) => {
      direction = movedBy({ ...direction, heading: 0, tilt: 0 }, { heading, tilt });
      speed = { heading: 0, tilt: 0 };
      start();
    },
    zoom,
    redraw: start,
    current: () => direction,
  };
}
