import { ContainerModule } from 'inversify';
import type { BotCheckConfig, Config } from '../../config/config';
import { AltchaBotCheck } from '../adapters/altcha/bot-check';
import { checkPhoneNumber } from '../adapters/libphonenumber/phone-check';
import { LibPhoneNumbers } from '../adapters/libphonenumber/phone-numbers';
import { NodeGuestSeals } from '../adapters/node-crypto/guest-seals';
import { NodeKeyDigests } from '../adapters/node-crypto/key-digests';
import { NodeSecrets } from '../adapters/node-crypto/secrets';
import { NodeSecureRandom } from '../adapters/node-crypto/secure-random';
import { PlainQuestions } from '../adapters/plain-questions/plain-challenges';
import { RecaptchaBotCheck } from '../adapters/recaptcha/bot-check';
import { SimpleWebAuthnCeremony } from '../adapters/simplewebauthn/passkey-ceremony';
import { SystemClock } from '../adapters/system-clock/clock';
import { TurnstileBotCheck } from '../adapters/turnstile/bot-check';
import { PhoneNumbers } from '../core/geo/phone-numbers.port';
import { KeyDigests } from '../core/partners/key-digests.port';
import { BotChallenges } from '../core/shared/bot-challenges.port';
import { BotCheck } from '../core/shared/bot-check.port';
import { Clock } from '../core/shared/clock.port';
import { GuestSeals } from '../core/shared/guest-seals.port';
import { PlainChallenges } from '../core/shared/plain-challenges.port';
import { RateLimits } from '../core/shared/rate-limits.port';
import { Secrets } from '../core/shared/secrets.port';
import { SecureRandom } from '../core/shared/secure-random.port';
import { SingleUse } from '../core/shared/single-use.port';
import { PasskeyCeremony } from '../core/sign-in/passkey-ceremony.port';
import { constant, construct } from '../construct';
import { tokens } from '../tokens';
import { OurHosts } from '../web/our-hosts';
import { ReportedRateLimits } from '../web/routing/rate-headers';

export const protectionModule = (config: Config) =>
  new ContainerModule(({ bind, onActivation }) => {
    onActivation<RateLimits>(RateLimits, (_context, limits) => new ReportedRateLimits(limits));
    bind(tokens.checkPhone).toConstantValue(checkPhoneNumber);
    bind(PhoneNumbers).toConstantValue(new LibPhoneNumbers());
    bind(Secrets).toConstantValue(new NodeSecrets(config.secrets.codes));
    bind(GuestSeals).toConstantValue(new NodeGuestSeals(config.dataKeys));
    bind(KeyDigests).toConstantValue(new NodeKeyDigests());
    bind(SecureRandom).toConstantValue(new NodeSecureRandom());
    construct(bind(PasskeyCeremony), SimpleWebAuthnCeremony, { site: OurHosts, lineName: tokens.lineName });
    construct(bind(PlainChallenges), PlainQuestions, {
      secrets: constant(new NodeSecrets(config.secrets.botCheck)),
      clock: Clock,
      random: SecureRandom,
      singleUse: SingleUse,
    });
    construct(bind(AltchaBotCheck), AltchaBotCheck, {
      secret: constant(config.secrets.botCheck),
      cost: constant(config.botCheckCost),
      clock: Clock,
      random: SecureRandom,
      singleUse: SingleUse,
    });
    if (config.botCheck.kind === 'altcha') {
      bind(BotCheck).toService(AltchaBotCheck);
      bind(BotChallenges).toService(AltchaBotCheck);
    } else {
      const { botCheck } = config;
      bind(BotCheck).toResolvedValue(
        (hosts: OurHosts, singleUse: SingleUse, log: VendorLog) =>
          vendorBotCheck(botCheck, { hostnames: hosts.hostnames, singleUse, log }),
        [OurHosts, SingleUse, tokens.log],
      );
    }
  });

type VendorParts = Omit<ConstructorParameters<typeof TurnstileBotCheck>[0], 'url' | 'secret' | 'clock'>;
type VendorLog = VendorParts['log'];

/** Vendors use real time, whatever a demonstration's clock shows. */
function vendorBotCheck(config: Exclude<BotCheckConfig, { kind: 'altcha' }>, parts: VendorParts): BotCheck {
  const clock = new SystemClock();
  return config.kind === 'turnstile'
    ? new TurnstileBotCheck({ ...config, ...parts, clock })
    : new RecaptchaBotCheck({ ...config, ...parts, clock });
}
