import type { Identifier } from './guest';
import type {
  CodeCheckOutcome,
  CodeGuess,
  CodePreparation,
  OneTimeCodes,
  PreparedCode,
  VerifiedClaim,
  VerifyTokens,
} from './one-time-codes.port';

export type ChannelCodes = Pick<OneTimeCodes, 'prepare' | 'check'>;

/** Sends codes by mail and by text message through different vendors; verify tokens are stored in one place. */
export class CodesByChannel implements OneTimeCodes {
  constructor(
    private readonly channels: Readonly<Record<Identifier['channel'], ChannelCodes>>,
    private readonly verifyTokens: VerifyTokens,
  ) {}

  prepare(preparation: CodePreparation): Promise<PreparedCode> {
    return this.channels[preparation.identifier.channel].prepare(preparation);
  }

  check(guess: CodeGuess): Promise<CodeCheckOutcome> {
    return this.channels[guess.identifier.channel].check(guess);
  }

  issueVerifyToken(claim: VerifiedClaim & { readonly browser: string }): Promise<string> {
    return this.verifyTokens.issueVerifyToken(claim);
  }

  redeemVerifyToken(claim: { readonly token: string; readonly browser: string }): Promise<VerifiedClaim | undefined> {
    return this.verifyTokens.redeemVerifyToken(claim);
  }
}
