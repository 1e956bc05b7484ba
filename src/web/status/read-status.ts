import type { Capability } from '../../../views/status/status.texts';
import { statusOf, type SystemCheck } from '../health/health-routes';

/** Systems by the names of their checks: a capability works while each of them that this installation has is there. */
const needs: Readonly<Record<Capability, readonly string[]>> = {
  choosing: ['contentful', 'reservation-engine'],
  reserving: ['database', 'reservation-engine', 'salesforce'],
  paying: ['database', 'reservation-engine', 'stripe'],
  signingIn: ['database', 'redis', 'mail', 'twilio-verify', 'salesforce', 'turnstile', 'recaptcha'],
  trips: ['database', 'redis', 'salesforce', 'reservation-engine'],
  // A message waits in the outbox while the CRM is away, so it needs the database alone.
  messages: ['database'],
};

export interface StatusReading {
  readonly capabilities: readonly { readonly name: Capability; readonly isWorking: boolean }[];
  readonly checkedAt: Date;
}

export async function readStatus(checks: readonly SystemCheck[], now: Date): Promise<StatusReading> {
  const failing = new Set<string>();
  await Promise.all(
    checks.map(async (check) => {
      if ((await statusOf(check)) === 'failing') failing.add(check.name);
    }),
  );
  const capabilities = (Object.keys(needs) as Capability[]).map((name) => ({
    name,
    isWorking: !needs[name].some((system) => failing.has(system)),
  }));
  return { capabilities, checkedAt: now };
}
