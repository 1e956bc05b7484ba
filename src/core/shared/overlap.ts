interface TimeSpan {
  readonly begins: Date;
  readonly ends: Date;
}

/** One that begins at the very moment at which the other ends does not overlap with it. */
export const overlap = (one: TimeSpan, other: TimeSpan): boolean => one.begins < other.ends && other.begins < one.ends;
