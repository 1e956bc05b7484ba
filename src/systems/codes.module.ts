import { ContainerModule } from 'inversify';
import { VerifyLoginCheck } from '../adapters/twilio-verify/login-check';
import { TwilioVerifyCodes } from '../adapters/twilio-verify/verify-codes';
import { MessageSender } from '../core/messages/message-sender.port';
import { SecureRandom } from '../core/shared/secure-random.port';
import { CodeRepository } from '../core/sign-in/code-repository.port';
import { CodesByChannel } from '../core/sign-in/codes-by-channel';
import { OneTimeCodes, VerifyTokens } from '../core/sign-in/one-time-codes.port';
import { OwnCodes } from '../core/sign-in/own-codes';
import { tokens } from '../tokens';
import type { SystemParts } from './system-parts';

/** Chooses the provider of sign-in codes (CODES). Guesses and failures are always recorded in the site's own state. */
export const codesModule = ({ config: { codes }, log }: SystemParts) =>
  new ContainerModule(({ bind }) => {
    if (codes.kind === 'twilio-verify')
      bind(tokens.systemCheck).toConstantValue(new VerifyLoginCheck({ ...codes.verify, log }));
    bind(VerifyTokens).toService(CodeRepository);
    bind(OneTimeCodes).toResolvedValue(
      (repository: CodeRepository, sender: MessageSender, random: SecureRandom) => {
        const own = new OwnCodes({ repository, sender, random });
        if (codes.kind === 'local') return own;
        return new CodesByChannel({
          email: own,
          phone: new TwilioVerifyCodes({ ...codes.verify, log }, { repository, random }),
        });
      },
      [CodeRepository, MessageSender, SecureRandom],
    );
  });
