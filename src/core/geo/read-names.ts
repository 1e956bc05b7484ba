export function readNames(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split('|').map((piece) => {
      const space = piece.indexOf(' ');
      return [piece.slice(0, space), piece.slice(space + 1)];
    }),
  );
}
