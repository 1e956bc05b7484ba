import type { GuestInvitations } from '../../core/engine/guest-entrance.port';
import type { ClientRefs } from '../../core/sign-in/client-refs.port';
import { readReturnAddress } from '../../core/sign-in/return-address';
import type { OurHosts } from '../our-hosts';
import { ContractProblem } from './contract-problem';
import { handle } from '../routing/handle';
import { ssoTokensOperation } from './sso-tokens.schema';

interface Parts {
  readonly clients: ClientRefs;
  readonly invitations: GuestInvitations;
  readonly hosts: Pick<OurHosts, 'origin' | 'isOurOrigin'>;
  readonly targets: readonly string[];
}

/** Signs other installations' guests in at this engine (ENG-03, ENG-04, reliability D10). */
export class ContractSsoTokensApi {
  constructor(private readonly parts: Parts) {}

  readonly create = handle(ssoTokensOperation, async ({ body }) => {
    const { clientRef, targetUrl, failureUrl } = body;
    const { clients, invitations } = this.parts;
    const origin = this.originOf(targetUrl);
    const target = readReturnAddress(targetUrl, origin);
    if (target === undefined || !this.isAllowed(target))
      throw new ContractProblem('TARGET_NOT_ALLOWED', 'targetUrl does not lead to the engine’s pages.');
    const contactId = await clients.findContact(clientRef);
    if (contactId === undefined) throw new ContractProblem('NOT_FOUND', 'The engine knows no such client.');
    const { token, loginUrl, expiresAt } = await invitations.invite({
      contactId,
      target,
      failure: failureUrl,
      from: new URL(failureUrl).origin,
    });
    return { body: { token, expiresAt: expiresAt.toISOString(), postUrl: new URL(loginUrl, origin).href } };
  });

  /** The origin under which the caller knows this installation; it posts tokens only there. */
  private originOf(targetUrl: string): string {
    const { hosts } = this.parts;
    const targetOrigin = URL.canParse(targetUrl) ? new URL(targetUrl).origin : '';
    return hosts.isOurOrigin(targetOrigin) ? targetOrigin : hosts.origin;
  }

  private isAllowed(target: string): boolean {
    const [path = ''] = target.split(/[?#]/, 1);
    return this.parts.targets.some((allowedPath) => path === allowedPath || path.startsWith(`${allowedPath}/`));
  }
}
