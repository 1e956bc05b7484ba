import { followMotion, hasMotion } from './follow-motion';
import { createRenderer } from './panorama-renderer';
import { panoramaTexts as texts } from './panorama.texts';
import { steerView } from './steer-view';

const maxPixelRatio = 2;
const zoomStep = 0.8;

/** Draws the dialog's picture as a panorama until the dialog closes. Without WebGL the flat picture stays. */
export async function showPanorama(dialog: HTMLDialogElement): Promise<void> {
  const picture = dialog.querySelector('img');
  const view = dialog.querySelector<HTMLElement>('[data-view]');
  if (!picture || !view || view.hasChildNodes()) return;
  // A lazy picture would be decoded only once it is laid out.
  picture.loading = 'eager';
  await picture.decode();
  if (!dialog.open || view.hasChildNodes()) return;
  const canvas = document.createElement('canvas');
  const renderer = createRenderer(canvas, picture);
  if (!renderer) return;

  const end = new AbortController();
  const { signal } = end;
  const status = dialog.querySelector('[role="status"]');
  const announce = (text: string) => {
    if (status) status.textContent = text;
  };
  const show = (isShown: boolean) => {
    for (const part of dialog.querySelectorAll<HTMLElement>('[data-with-view]')) part.hidden = !isShown;
    picture.hidden = isShown;
  };
  const steering = steerView({
    view,
    signal,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    draw: (direction) => {
      renderer.draw(direction);
      view.dataset['heading'] = String(Math.round(direction.heading) % 360);
      view.dataset['tilt'] = String(Math.round(direction.tilt));
    },
    announce: (direction) => announce(texts.direction(direction)),
  });
  const stop = () => {
    if (signal.aborted) return;
    end.abort();
    show(false);
    renderer.dispose();
    canvas.remove();
  };

  view.append(canvas);
  show(true);
  const fit = () => {
    const ratio = Math.min(maxPixelRatio, devicePixelRatio);
    renderer.resize(Math.round(view.clientWidth * ratio), Math.round(view.clientHeight * ratio));
    steering.redraw();
  };
  const resizes = new ResizeObserver(fit);
  resizes.observe(view);
  signal.addEventListener('abort', () => resizes.disconnect());
  canvas.addEventListener('webglcontextlost', stop, { signal });
  dialog.addEventListener('close', stop, { signal });
  connectButtons(dialog, { view, signal, steering, announce });
  view.focus({ preventScroll: true });
}

interface ButtonParts {
  readonly view: HTMLElement;
  readonly signal: AbortSignal;
  readonly steering: ReturnType<typeof steerView>;
  readonly announce: (text: string) => void;
}

function connectButtons(dialog: HTMLDialogElement, { view, signal, steering, announce }: ButtonParts): void {
  const button = (name: string) => dialog.querySelector<HTMLButtonElement>(`[data-panorama-button="${name}"]`);
  button('nearer')?.addEventListener('click', () => steering.zoom(zoomStep), { signal });
  button('farther')?.addEventListener('click', () => steering.zoom(1 / zoomStep), { signal });
  const motion = button('motion');
  if (!motion) return;
  motion.hidden = !hasMotion();
  let following: AbortController | undefined;
  const stopFollowing = () => {
    following?.abort();
    following = undefined;
    motion.setAttribute('aria-pressed', 'false');
  };
  const startFollowing = async () => {
    following = new AbortController();
    const isFollowing = await followMotion(steering.current().heading, steering.look, following.signal);
    if (isFollowing) motion.setAttribute('aria-pressed', 'true');
    else {
      stopFollowing();
      announce(texts.motionRefused);
    }
  };
  motion.addEventListener('click', () => (following ? stopFollowing() : void startFollowing()), { signal });
  // A visitor who drags the view no longer wants it to follow the device.
  view.addEventListener('pointerdown', stopFollowing, { signal });
  signal.addEventListener('abort', stopFollowing);
}
