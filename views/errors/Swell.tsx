const LINES = 15;
const WIDTH = 720;

/** Lines of water that calm down towards the horizon: what an error page has instead of a picture. */
export function Swell({ className }: { readonly className: string }) {
  return (
    <svg className={className} viewBox="0 0 720 520" aria-hidden="true" focusable="false">
      {Array.from({ length: LINES }, (_, line) => <path key={line} d={waterline(line)} />)}
    </svg>
  );
}

/** Nearer lines stand further apart and rise higher. */
function waterline(line: number): string {
  const y = 60 + 2 * line ** 2;
  const height = 1 + line * 1.6;
  const half = 26 + line * 7;
  const start = -((line * 37) % (2 * half));
  const swings = Math.ceil((WIDTH - start) / half);
  return `M${start} ${y}q${half / 2} ${-height} ${half} 0${`t${half} 0`.repeat(swings)}`;
}
