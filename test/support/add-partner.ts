import type { PartnerScope } from '../../src/core/partners/partner-scope';

export interface TestPartner {
  readonly partnerId: string;
  readonly key: string;
}

let added = 0;

/** A partner of its own for each test, by the demonstration's lever. */
export async function addPartner(
  url: string,
  {
    scopes = ['catalogue:read', 'leads:write'],
    perMinute = 600,
  }: { readonly scopes?: readonly PartnerScope[]; readonly perMinute?: number } = {},
): Promise<TestPartner> {
  const name = `Partner ${Date.now() % 1e9} ${(added += 1)}`;
  const answer = await fetch(`${url}/dev/partners`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, scopes, perMinute }),
  });
  if (!answer.ok) throw new Error(`The lever answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as TestPartner;
}
