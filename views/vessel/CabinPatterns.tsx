import { cabinMark, markedCategories } from './cabin-patterns';

export function CabinPatterns() {
  return (
    <svg className="cabin-patterns" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {markedCategories.map((category) => (
          <CabinPattern key={category} category={category} />
        ))}
      </defs>
    </svg>
  );
}

function CabinPattern({ category }: { readonly category: string }) {
  const { tint, pattern } = cabinMark(category);
  return (
    <pattern
      id={`cabin-${category}`}
      width="7"
      height="7"
      patternUnits="userSpaceOnUse"
      patternTransform={pattern === 'rising' ? 'rotate(45)' : undefined}
    >
      <rect width="7" height="7" className={`cabin-tint cabin-tint--${tint}`} />
      {pattern === 'rising' ? <rect width="1.5" height="7" className="cabin-grain" /> : null}
      {pattern === 'dotted' ? <circle cx="3.5" cy="3.5" r="1.1" className="cabin-grain" /> : null}
    </pattern>
  );
}

export function CabinSwatch({ category }: { readonly category: string }) {
  return (
    <svg className="cabin-swatch" viewBox="0 0 28 20" width="28" height="20" aria-hidden="true" focusable="false">
      <rect x="0.5" y="0.5" width="27" height="19" fill={`url(#cabin-${category})`} className="deck-plan__cabin" />
    </svg>
  );
}
