import { tripsTexts } from './trips.texts';

/** Opens on press, and from 768 px on hover as well (TRD-10, `show-guest-lists.ts`). */
export function GuestList({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <details className="guest-list" data-guest-list="">
      <summary className="guest-list__count">{tripsTexts.trip.guests(names.length)}</summary>
      <ul className="guest-list__names">
        {names.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </ul>
    </details>
  );
}
