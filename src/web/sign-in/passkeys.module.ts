import { ContainerModule } from 'inversify';
import { passkeysChapter } from './sign-in-chapters';
import { CopyChapter } from '../../core/privacy/copy-chapter.port';
import { MessageSender } from '../../core/messages/message-sender.port';
import { Clock } from '../../core/shared/clock.port';
import { RateLimits } from '../../core/shared/rate-limits.port';
import { Secrets } from '../../core/shared/secrets.port';
import { SecureRandom } from '../../core/shared/secure-random.port';
import { SingleUse } from '../../core/shared/single-use.port';
import { AddPasskey } from '../../core/sign-in/add-passkey';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { NotifyOfNewPasskey } from '../../core/sign-in/notify-of-new-passkey';
import { PasskeyCeremony } from '../../core/sign-in/passkey-ceremony.port';
import { PasskeyRepository } from '../../core/sign-in/passkey-repository.port';
import { SignInWithPasskey } from '../../core/sign-in/sign-in-with-passkey';
import { TextMessageCountries } from '../../core/sign-in/text-message-countries';
import { construct, derived } from '../../construct';
import { tokens } from '../../tokens';
import { OurHosts } from '../our-hosts';
import { ProfileSide } from '../profile/profile-side';
import { FeatureRoutes } from '../routing/feature-routes';
import { PasskeyChallenges } from './passkey-challenges';
import { PasskeysApi } from './passkeys.api';
import { PasskeysPages } from './passkeys.pages';
import { passkeysRoutes } from './passkeys.routes';
import { SignInHandler } from './sign-in-handler';

export const passkeysModule = new ContainerModule(({ bind }) => {
  construct(bind(PasskeyChallenges), PasskeyChallenges, {
    secrets: Secrets,
    random: SecureRandom,
    singleUse: SingleUse,
    clock: Clock,
    isSecure: derived(tokens.sessionParts, ({ isSecure }) => isSecure),
  });
  construct(bind(SignInWithPasskey), SignInWithPasskey, {
    passkeys: PasskeyRepository,
    ceremony: PasskeyCeremony,
    guests: GuestDirectory,
    limits: RateLimits,
    clock: Clock,
  });
  construct(bind(AddPasskey), AddPasskey, {
    passkeys: PasskeyRepository,
    ceremony: PasskeyCeremony,
    guests: GuestDirectory,
    limits: RateLimits,
    secrets: Secrets,
    clock: Clock,
  });
  construct(bind(NotifyOfNewPasskey), NotifyOfNewPasskey, {
    sender: MessageSender,
    limits: RateLimits,
    countries: TextMessageCountries,
    lineName: tokens.lineName,
  });
  construct(bind(PasskeysApi), PasskeysApi, {
    passkeys: PasskeyRepository,
    ceremony: PasskeyCeremony,
    addPasskey: AddPasskey,
    signInWithPasskey: SignInWithPasskey,
    notifyOfNewPasskey: NotifyOfNewPasskey,
    challenges: PasskeyChallenges,
    signInHandler: SignInHandler,
    hosts: OurHosts,
  });
  construct(bind(PasskeysPages), PasskeysPages, {
    passkeys: PasskeyRepository,
    side: ProfileSide,
    clock: Clock,
    timeZone: tokens.officeTimeZone,
  });
  bind(CopyChapter).toResolvedValue(passkeysChapter, [PasskeyRepository]);
  bind(FeatureRoutes).toResolvedValue(passkeysRoutes, [PasskeysPages, PasskeysApi]);
});
