/** `x` and `y` lead from the square's middle to the picture's, in the square's pixels (ACC-19). */
export interface Crop {
  /** 1 to 3 in steps of 0.1; at 1 the picture just covers the square, at any rotation. */
  readonly zoom: number;
  readonly rotation: number;
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export const cropLimits = { zoom: { min: 1, max: 3, step: 0.1 }, rotation: { min: 0, max: 360, step: 5 } } as const;

export const untouchedCrop: Crop = { zoom: 1, rotation: 0, x: 0, y: 0 };

export function scaleOf({ zoom, rotation }: Crop, picture: Size, side: number): number {
  return (zoom * reachOf(rotation, side)) / Math.min(picture.width, picture.height);
}

/**
 * Returns the nearest crop that leaves no corner of the square empty, with zoom and rotation on their steps and within
 * their limits.
 */
export function settleCrop(crop: Crop, picture: Size, side: number): Crop {
  const { zoom: zooms, rotation: rotations } = cropLimits;
  const settledCrop = {
    ...crop,
    zoom: clamp(crop.zoom, zooms.min, zooms.max),
    rotation: clamp(crop.rotation, rotations.min, rotations.max),
  };
  const scale = scaleOf(settledCrop, picture, side);
  const reach = reachOf(settledCrop.rotation, side);
  const [sin, cos] = turnOf(settledCrop.rotation);
  // Measured along the picture's own edges, which are rotated relative to the square.
  const room = { along: (picture.width * scale - reach) / 2, across: (picture.height * scale - reach) / 2 };
  const along = clamp(crop.x * cos + crop.y * sin, -room.along, room.along);
  const across = clamp(crop.y * cos - crop.x * sin, -room.across, room.across);
  return { ...settledCrop, x: along * cos - across * sin, y: along * sin + across * cos };
}

/** The rotated square extends along the picture's edges between its side and 1.41 times its side. */
function reachOf(rotation: number, side: number): number {
  const [sin, cos] = turnOf(rotation);
  return side * (Math.abs(sin) + Math.abs(cos));
}

const turnOf = (rotation: number): readonly [sin: number, cos: number] => {
  const radians = (rotation * Math.PI) / 180;
  return [Math.sin(radians), Math.cos(radians)];
};

const clamp = (value: number, min: number, max: number) => (min > max ? 0 : Math.min(Math.max(value, min), max));
