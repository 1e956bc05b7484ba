export function writeWidth(
  source: string | Buffer,
  width: number,
  target: { readonly file: string; readonly isOfExperience: boolean },
): Promise<{ readonly size: number }>;
