import { ContainerModule } from 'inversify';
import type { Config } from '../../../config/config';
import { BotChallenges } from '../../core/shared/bot-challenges.port';
import { BotCheck } from '../../core/shared/bot-check.port';
import { Clock } from '../../core/shared/clock.port';
import { Secrets } from '../../core/shared/secrets.port';
import { SecureRandom } from '../../core/shared/secure-random.port';
import { CodeSender } from '../../core/sign-in/code-sender.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { OneTimeCodes } from '../../core/sign-in/one-time-codes.port';
import { RequestCode } from '../../core/sign-in/request-code';
import { StartSession } from '../../core/sign-in/start-session';
import { VerifyCode } from '../../core/sign-in/verify-code';
import { tokens } from '../../tokens';
import type { SessionParts } from '../middleware/set-up-session';
import { OurHosts } from '../our-hosts';
import { BuiltAssets } from '../rendering/built-assets';
import { PageRenderer } from '../rendering/page-renderer';
import { SignInApi } from './sign-in.api';
import { SignInCookies } from './sign-in-cookies';
import { SignInDesk } from './sign-in-desk';
import { SignInPages } from './sign-in.pages';

export const signInModule = new ContainerModule(({ bind }) => {
  bind(RequestCode).toResolvedValue(
    (guests: GuestDirectory, codes: OneTimeCodes, sender: CodeSender, random: SecureRandom, { policy }: Config) =>
      new RequestCode({ guests, codes, sender, random, isNeutral: policy.isSignInNeutral }),
    [GuestDirectory, OneTimeCodes, CodeSender, SecureRandom, tokens.config],
  );
  bind(VerifyCode).toResolvedValue((codes: OneTimeCodes, guests: GuestDirectory) => new VerifyCode(codes, guests), [OneTimeCodes, GuestDirectory]);
  bind(StartSession).toResolvedValue(
    (codes: OneTimeCodes, guests: GuestDirectory, clock: Clock) => new StartSession(codes, guests, clock),
    [OneTimeCodes, GuestDirectory, Clock],
  );
  bind(SignInCookies).toResolvedValue(
    ({ isSecure }: SessionParts, secrets: Secrets, random: SecureRandom) => new SignInCookies(isSecure, secrets, random),
    [tokens.sessionParts, Secrets, SecureRandom],
  );
  bind(SignInDesk).toResolvedValue(
    (requestCode: RequestCode, verifyCode: VerifyCode, startSession: StartSession, cookies: SignInCookies, hosts: OurHosts) =>
      new SignInDesk({ requestCode, verifyCode, startSession, cookies, hosts }),
    [RequestCode, VerifyCode, StartSession, SignInCookies, OurHosts],
  );
  bind(SignInPages).toResolvedValue(
    (desk: SignInDesk, botCheck: BotCheck, challenges: BotChallenges, assets: BuiltAssets, renderer: PageRenderer) =>
      new SignInPages({ desk, botCheck, challenges, assets, renderer }),
    [SignInDesk, BotCheck, BotChallenges, BuiltAssets, PageRenderer],
  );
  bind(SignInApi).toResolvedValue(
    (desk: SignInDesk, botCheck: BotCheck, challenges: BotChallenges, guests: GuestDirectory, clock: Clock) =>
      new SignInApi({ desk, botCheck, challenges, guests, clock }),
    [SignInDesk, BotCheck, BotChallenges, GuestDirectory, Clock],
  );
});
