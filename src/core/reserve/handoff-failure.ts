/** A failed handoff to the engine is marked by this query parameter (H06). */
const FAILURE_MARKER = 'ssoFailed';

export function withFailureMarker(address: string): string {
  const [path = '', ...parts] = address.split('?');
  const rest = parts
    .join('?')
    .split('&')
    .filter((part) => part !== '' && !part.startsWith(`${FAILURE_MARKER}=`));
  return `${path}?${[...rest, `${FAILURE_MARKER}=1`].join('&')}`;
}

export const hasFailed = (query: Readonly<Record<string, unknown>>): boolean => query[FAILURE_MARKER] === '1';
