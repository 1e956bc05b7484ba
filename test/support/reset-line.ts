/** The line as on its first day, so that no case depends on the one before it. Who is signed in stays so. */
export async function resetLine(url: string): Promise<void> {
  const answer = await fetch(`${url}/dev/reset`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  if (!answer.ok) throw new Error(`The line could not be reset: ${answer.status}`);
}
