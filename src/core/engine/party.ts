export const adultFrom = 18;
const oldest = 120;

/** The Funnel Suite: a consultant sells it, whatever the address bar says (SUI-14, SUI-17). */
export const soldByAppointment: ReadonlySet<string> = new Set(['FS']);

/** One guest or more, no more than the suite takes, real ages, and somebody grown up among them. */
export function isPartyAllowed(ages: readonly number[], maxGuests: number): boolean {
  if (ages.length < 1 || ages.length > maxGuests) return false;
  return (
    ages.every((age) => Number.isInteger(age) && age >= 0 && age <= oldest) && ages.some((age) => age >= adultFrom)
  );
}
