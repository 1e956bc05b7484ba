/** A guest's choice goes on record, with its time. The choice holds whether or not that succeeds. */
export function recordConsent(choice: string): void {
  fetch('/api/consent', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ choice }),
    keepalive: true,
  }).catch(() => undefined);
}
