import { withFailureMarker } from '../../src/core/reserve/handoff-failure';

/** The time is in milliseconds: a guest must learn of a failure within four seconds of the press (reliability D10). */
const answersWithinMs = 3_900;

interface TokenAnswer {
  readonly cust_token: string;
  readonly loginUrl: string;
}

/**
 * Posts the token in the body only (ENG-03, ENG-04). On failure `fallback` gets the page's address with the failure
 * marker (H06).
 */
export async function handOver(
  { to, from }: { readonly to: string; readonly from: string },
  fallback: (address: string) => void,
  page: Document = document,
): Promise<void> {
  const failureUrl = withFailureMarker(from);
  try {
    const answer = await fetch('/api/reservation-token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ currentUrl: failureUrl, redirectUrl: to }),
      signal: AbortSignal.timeout(answersWithinMs),
    });
    if (!answer.ok) throw new Error(`The token was refused with ${answer.status}.`);
    sendToken(page, (await answer.json()) as TokenAnswer);
  } catch {
    fallback(failureUrl);
  }
}

function sendToken(page: Document, { cust_token: token, loginUrl }: TokenAnswer): void {
  const form = page.createElement('form');
  const field = page.createElement('input');
  Object.assign(field, { type: 'hidden', name: 'cust_token', value: token });
  Object.assign(form, { method: 'post', action: loginUrl, hidden: true });
  form.append(field);
  page.body.append(form);
  form.submit();
  // A guest who returns finds the page without the used token.
  form.remove();
}
