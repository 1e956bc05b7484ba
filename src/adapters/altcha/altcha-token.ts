import type { Challenge, Solution } from 'altcha-lib/types';

interface AltchaToken {
  readonly challenge: Challenge;
  readonly solution: Solution;
}

const maxTokenLength = 4_096;

/** The token is Base64 of JSON `{ challenge, solution }`; its signature is checked later. */
export function readAltchaToken(token: string): AltchaToken | undefined {
  if (token.length > maxTokenLength) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    return isToken(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isToken(value: unknown): value is AltchaToken {
  if (!isRecord(value) || !isRecord(value['challenge']) || !isRecord(value['solution'])) return false;
  const { parameters, signature } = value['challenge'];
  return (
    isRecord(parameters) &&
    isRecord(parameters['data']) &&
    typeof parameters['nonce'] === 'string' &&
    typeof signature === 'string'
  );
}
