/** Where a visitor of a panorama looks, in degrees. */
export interface ViewDirection {
  /** The heading counts clockwise from the middle of the picture, from 0 to less than 360. */
  readonly heading: number;
  readonly tilt: number;
  /** The size of what is seen: 1 at first, less when it is brought nearer. */
  readonly zoom: number;
}

export interface Movement {
  readonly heading: number;
  readonly tilt: number;
}

export const firstDirection: ViewDirection = { heading: 0, tilt: 0, zoom: 1 };

/** Straight up and down, left and right lose their meaning. */
const maxTilt = 80;
const [minZoom, maxZoom] = [0.45, 1.3];
/**
 * An extent is the tangent of half the angle of view along the shorter side of the window: 58 degrees wide, 50 degrees
 * upright.
 */
const wideExtent = 0.554;
const uprightExtent = 0.466;

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));
const fullCircle = (degrees: number) => ((degrees % 360) + 360) % 360;

export const movedBy = (from: ViewDirection, { heading, tilt }: Movement): ViewDirection => ({
  ...from,
  heading: fullCircle(from.heading + heading),
  tilt: within(from.tilt + tilt, -maxTilt, maxTilt),
});

export const zoomedBy = (from: ViewDirection, factor: number): ViewDirection => ({
  ...from,
  zoom: within(from.zoom * factor, minZoom, maxZoom),
});

/** Half of the width and of the height of the window, as tangents of the angles at which they are seen. */
export function extentOf(size: { readonly width: number; readonly height: number }, zoom: number) {
  const aspect = size.width / Math.max(1, size.height);
  return aspect < 1
    ? { x: uprightExtent * zoom, y: (uprightExtent * zoom) / aspect }
    : { x: wideExtent * zoom * aspect, y: wideExtent * zoom };
}

interface DeviceAngles {
  readonly alpha: number;
  readonly beta: number;
  readonly gamma: number;
}

/** Where the back of a device points: the rotations Z (alpha), X (beta), Y (gamma) of the W3C applied to its view. */
export function directionOfDevice({ alpha, beta, gamma }: DeviceAngles): Movement {
  const [a, b, c] = [alpha, beta, gamma].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number];
  const east = -Math.cos(a) * Math.sin(c) - Math.sin(a) * Math.sin(b) * Math.cos(c);
  const north = -Math.sin(a) * Math.sin(c) + Math.cos(a) * Math.sin(b) * Math.cos(c);
  const up = -Math.cos(b) * Math.cos(c);
  return {
    heading: fullCircle((Math.atan2(east, north) * 180) / Math.PI),
    tilt: (Math.asin(within(up, -1, 1)) * 180) / Math.PI,
  };
}
