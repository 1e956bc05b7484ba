const LINES = 20;
const WIDTH = 720;
const HORIZON = 190;

/** An etching of the sea at moonrise: what an error page has when no picture could be found, or trusted to load. */
export function Swell({ className }: { readonly className: string }) {
  return (
    <svg className={className} viewBox={`0 0 ${WIDTH} 590`} aria-hidden="true" focusable="false">
      <path d={`M432 ${HORIZON}a64 64 0 0 1 128 0`} />
      {Array.from({ length: LINES }, (_, line) => (
        <path key={line} d={waterline(line)} />
      ))}
    </svg>
  );
}

/** Nearer lines stand further apart, swing wider and rise higher; the farthest is the horizon. */
function waterline(line: number): string {
  const y = HORIZON + 6 * line + 0.7 * line ** 2;
  const half = 22 + line * 6.5;
  const start = -((line * 61) % (2 * half));
  const swings = Math.ceil((WIDTH - start) / half);
  return `M${start} ${y}q${half / 2} ${-line * 1.5} ${half} 0${`t${half} 0`.repeat(swings)}`;
}
