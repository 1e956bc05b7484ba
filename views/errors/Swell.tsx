const LINES = 20;
const WIDTH = 720;
const HORIZON = 190;

/** Line drawing of the sea at moonrise, for an error page whose picture is missing or may not load. */
export function Swell() {
  return (
    <svg className="error-page__swell" viewBox={`0 0 ${WIDTH} 590`} aria-hidden="true" focusable="false">
      <path d={`M432 ${HORIZON}a64 64 0 0 1 128 0`} />
      {Array.from({ length: LINES }, (_, line) => (
        <path key={line} d={waterline(line)} />
      ))}
    </svg>
  );
}

function waterline(line: number): string {
  const y = HORIZON + 6 * line + 0.7 * line ** 2;
  const half = 22 + line * 6.5;
  const start = -((line * 61) % (2 * half));
  const swings = Math.ceil((WIDTH - start) / half);
  return `M${start} ${y}q${half / 2} ${-line * 1.5} ${half} 0${`t${half} 0`.repeat(swings)}`;
}
