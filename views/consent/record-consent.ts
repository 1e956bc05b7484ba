/** Records a guest's choice with its time. The choice applies even when recording fails. */
export function recordConsent(choice: string): void {
  fetch('/api/consent', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ choice }),
    keepalive: true,
  }).catch(() => undefined);
}
