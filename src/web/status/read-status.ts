import type { Capability, CapabilityState } from '../../../views/status/status.texts';
import type { SelfChecks } from '../../core/shared/self-checks.port';
import { withinCheckLimit } from '../health/check-limit';
import { statusOf, type SystemCheck } from '../health/health-routes';
import { keysOf } from '../../core/shared/typed-entries';

/** The checks on which each capability depends. It works while all of them that this installation has succeed. */
const needs: Readonly<Record<Capability, readonly string[]>> = {
  choosing: ['contentful', 'reservation-engine'],
  reserving: ['database', 'reservation-engine', 'salesforce'],
  paying: ['database', 'reservation-engine', 'stripe'],
  signingIn: ['database', 'redis', 'mail', 'twilio-verify', 'salesforce', 'turnstile', 'recaptcha'],
  trips: ['database', 'redis', 'salesforce', 'reservation-engine'],
  // Messages wait in the outbox while the CRM is down, so they depend on the database only.
  messages: ['database'],
};

export interface StatusReading {
  readonly capabilities: readonly { readonly name: Capability; readonly state: CapabilityState }[];
  readonly checkedAt: Date;
}

interface StatusSources {
  readonly checks: readonly SystemCheck[];
  readonly selfChecks: Pick<SelfChecks, 'latest'>;
}

export async function readStatus({ checks, selfChecks }: StatusSources, now: Date): Promise<StatusReading> {
  const failing = new Set<string>();
  const [report] = await Promise.all([
    // A failing database is reported by its own check.
    withinCheckLimit(selfChecks.latest()).catch(() => undefined),
    ...checks.map(async (check) => {
      if ((await statusOf(check)) === 'failing') failing.add(check.name);
    }),
  ]);
  const brokenCapabilities = new Set<Capability>(report?.findings.map(({ area }) => area));
  const stateOf = (name: Capability): CapabilityState => {
    if (needs[name].some((system) => failing.has(system))) return 'failing';
    return brokenCapabilities.has(name) ? 'reviewed' : 'working';
  };
  const capabilities = keysOf(needs).map((name) => ({ name, state: stateOf(name) }));
  return { capabilities, checkedAt: now };
}
