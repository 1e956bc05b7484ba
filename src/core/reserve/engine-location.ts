import { readReturnAddress } from '../sign-in/return-address';

export type EngineLocation = { readonly kind: 'ours' } | { readonly kind: 'foreign'; readonly origin: string };

/** `/engine/details` is the embedded engine; `https://reserve.example/book` is a foreign one. */
export function readEngineLocation(engineUrl: string): EngineLocation {
  const url = URL.canParse(engineUrl) ? new URL(engineUrl) : undefined;
  return url && /^https?:$/.test(url.protocol) ? { kind: 'foreign', origin: url.origin } : { kind: 'ours' };
}

/**
 * Returns a validated target at the engine, or undefined when it leads anywhere else (H59, reliability C10): a path is
 * resolved at the engine, an absolute URL must be on its origin. Returns a path for the embedded engine, an absolute
 * URL for a foreign one. `ownOrigin` is this site's.
 */
export function readEngineTarget(
  text: unknown,
  engineLocation: EngineLocation,
  ownOrigin?: string,
): string | undefined {
  if (engineLocation.kind === 'ours') return readReturnAddress(text, ownOrigin);
  const path = readReturnAddress(text, engineLocation.origin);
  return path === undefined ? undefined : `${engineLocation.origin}${path}`;
}

/** The engine may send a guest to a path of this site, or to its own origin (reliability D10). */
export function isLoginAllowed(loginUrl: string, engineLocation: EngineLocation): boolean {
  if (URL.canParse(loginUrl))
    return engineLocation.kind === 'foreign' && new URL(loginUrl).origin === engineLocation.origin;
  return engineLocation.kind === 'ours' && readReturnAddress(loginUrl) !== undefined;
}
