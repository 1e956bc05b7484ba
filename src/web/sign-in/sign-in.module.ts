import { setTimeout as sleep } from 'node:timers/promises';
import { ContainerModule } from 'inversify';
import type { Config } from '../../../config/config';
import { PhoneNumbers } from '../../core/geo/phone-numbers.port';
import { MessageSender } from '../../core/messages/message-sender.port';
import { Clock } from '../../core/shared/clock.port';
import { RateLimits } from '../../core/shared/rate-limits.port';
import { Secrets } from '../../core/shared/secrets.port';
import { SecureRandom } from '../../core/shared/secure-random.port';
import { SingleUse } from '../../core/shared/single-use.port';
import { EndSessions } from '../../core/sign-in/end-sessions';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { ListSessions } from '../../core/sign-in/list-sessions';
import { LoginHints } from '../../core/sign-in/login-hints';
import { NeutralMode } from '../../core/sign-in/neutral-mode';
import { OneTimeCodes } from '../../core/sign-in/one-time-codes.port';
import { RequestCode } from '../../core/sign-in/request-code';
import { SendCode } from '../../core/sign-in/send-code';
import { SessionRegister } from '../../core/sign-in/session-register.port';
import { StartSession } from '../../core/sign-in/start-session';
import { NotifyOfNewBrowser } from '../../core/sign-in/notify-of-new-browser';
import { TextMessageCountries } from '../../core/sign-in/text-message-countries';
import { VerifyCode } from '../../core/sign-in/verify-code';
import { tokens } from '../../tokens';
import { BotCheckReader } from '../bot-check/bot-check-reader';
import { CarriedFavouriteAdder } from '../favourites/carried-favourite-adder';
import { GeoLists } from '../geo/geo-lists';
import type { SessionParts } from '../middleware/set-up-session';
import { OurHosts } from '../our-hosts';
import { SignInApi } from './sign-in.api';
import { SignInCookies } from './sign-in-cookies';
import { SignInHandler } from './sign-in-handler';

export const signInModule = new ContainerModule(({ bind }) => {
  bind(TextMessageCountries).toResolvedValue(
    ({ smsCountries }: Config, numbers: PhoneNumbers) => new TextMessageCountries(smsCountries, numbers),
    [tokens.config, PhoneNumbers],
  );
  bind(NeutralMode).toResolvedValue(
    (limits: RateLimits, { policy }: Config) => new NeutralMode(limits, policy.isSignInNeutral),
    [RateLimits, tokens.config],
  );
  bind(SendCode).toResolvedValue(
    (codes: OneTimeCodes, limits: RateLimits, lineName: string) => new SendCode({ codes, limits, lineName }),
    [OneTimeCodes, RateLimits, tokens.lineName],
  );
  bind(RequestCode).toResolvedValue(
    (
      guests: GuestDirectory,
      limits: RateLimits,
      neutral: NeutralMode,
      countries: TextMessageCountries,
      sendCode: SendCode,
    ) => new RequestCode({ guests, limits, neutral, countries, sendCode, pause: (ms) => sleep(ms) }),
    [GuestDirectory, RateLimits, NeutralMode, TextMessageCountries, SendCode],
  );
  bind(NotifyOfNewBrowser).toResolvedValue(
    (sender: MessageSender, limits: RateLimits, countries: TextMessageCountries, lineName: string) =>
      new NotifyOfNewBrowser({ sender, limits, countries, lineName }),
    [MessageSender, RateLimits, TextMessageCountries, tokens.lineName],
  );
  bind(LoginHints).toResolvedValue(
    (secrets: Secrets, singleUse: SingleUse, clock: Clock) => new LoginHints({ secrets, singleUse, clock }),
    [Secrets, SingleUse, Clock],
  );
  bind(ListSessions).toResolvedValue(
    (register: SessionRegister, secrets: Secrets) => new ListSessions(register, secrets),
    [SessionRegister, Secrets],
  );
  bind(EndSessions).toResolvedValue(
    (register: SessionRegister, secrets: Secrets) => new EndSessions(register, secrets),
    [SessionRegister, Secrets],
  );
  bind(VerifyCode).toResolvedValue(
    (codes: OneTimeCodes, guests: GuestDirectory) => new VerifyCode(codes, guests),
    [OneTimeCodes, GuestDirectory],
  );
  bind(StartSession).toResolvedValue(
    (codes: OneTimeCodes, guests: GuestDirectory, clock: Clock) => new StartSession(codes, guests, clock),
    [OneTimeCodes, GuestDirectory, Clock],
  );
  bind(SignInCookies).toResolvedValue(
    ({ isSecure }: SessionParts, secrets: Secrets, random: SecureRandom) =>
      new SignInCookies(isSecure, secrets, random),
    [tokens.sessionParts, Secrets, SecureRandom],
  );
  bind(SignInHandler).toResolvedValue(
    (
      requestCode: RequestCode,
      verifyCode: VerifyCode,
      startSession: StartSession,
      notifyOfNewBrowser: NotifyOfNewBrowser,
      cookies: SignInCookies,
      secrets: Secrets,
      clock: Clock,
      hosts: OurHosts,
      carriedFavouriteAdder: CarriedFavouriteAdder,
    ) =>
      new SignInHandler({
        requestCode,
        verifyCode,
        startSession,
        notifyOfNewBrowser,
        cookies,
        secrets,
        clock,
        hosts,
        carriedFavouriteAdder,
      }),
    [
      RequestCode,
      VerifyCode,
      StartSession,
      NotifyOfNewBrowser,
      SignInCookies,
      Secrets,
      Clock,
      OurHosts,
      CarriedFavouriteAdder,
    ],
  );
  bind(SignInApi).toResolvedValue(
    (signInHandler: SignInHandler, botCheck: BotCheckReader, guests: GuestDirectory, clock: Clock, geo: GeoLists) =>
      new SignInApi({ signInHandler, botCheck, guests, clock, geo }),
    [SignInHandler, BotCheckReader, GuestDirectory, Clock, GeoLists],
  );
});
