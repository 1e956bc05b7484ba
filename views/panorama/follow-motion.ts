import { directionOfDevice, type Movement } from './view-direction';

/** Safari asks the visitor, and only after a press. */
interface AskingConstructor {
  readonly requestPermission?: () => Promise<'granted' | 'denied'>;
}

/** Desktop browsers know the event as well, but have no sensor behind it. */
export const hasMotion = () => 'DeviceOrientationEvent' in window && matchMedia('(any-pointer: coarse)').matches;

/**
 * Follows the device until the signal aborts, beginning with the heading that is seen now. Returns false when the
 * visitor or the browser refuses.
 */
export async function followMotion(
  heading: number,
  look: (at: Movement) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const { requestPermission } = DeviceOrientationEvent as unknown as AskingConstructor;
  const answer = requestPermission
    ? await (DeviceOrientationEvent as unknown as Required<AskingConstructor>).requestPermission().catch(() => 'denied')
    : 'granted';
  if (answer !== 'granted') return false;
  let offset: number | undefined;
  const follow = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
    if (alpha === null || beta === null || gamma === null) return;
    const device = directionOfDevice({ alpha, beta, gamma });
    offset ??= heading - device.heading;
    look({ heading: device.heading + offset, tilt: device.tilt });
  };
  window.addEventListener('deviceorientation', follow, { signal });
  return true;
}
