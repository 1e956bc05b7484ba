import { setTimeout as sleep } from 'node:timers/promises';
import { ContainerModule } from 'inversify';
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
import { OneTimeCodes, VerifyTokens } from '../../core/sign-in/one-time-codes.port';
import { RequestCode } from '../../core/sign-in/request-code';
import { SendCode } from '../../core/sign-in/send-code';
import { SessionRegister } from '../../core/sign-in/session-register.port';
import { StartSession } from '../../core/sign-in/start-session';
import { NotifyOfNewBrowser } from '../../core/sign-in/notify-of-new-browser';
import { TextMessageCountries } from '../../core/sign-in/text-message-countries';
import { VerifyCode } from '../../core/sign-in/verify-code';
import { constant, construct, derived } from '../../construct';
import { tokens } from '../../tokens';
import { BotCheckReader } from '../bot-check/bot-check-reader';
import { CarriedFavouriteAdder } from '../favourites/carried-favourite-adder';
import { GeoLists } from '../geo/geo-lists';
import { OurHosts } from '../our-hosts';
import { BrowserReservations } from '../trips/browser-reservations';
import { SessionNames } from './session-names';
import { SignInApi } from './sign-in.api';
import { SignInCookies } from './sign-in-cookies';
import { SignInHandler } from './sign-in-handler';

export const signInModule = new ContainerModule(({ bind }) => {
  construct(bind(TextMessageCountries), TextMessageCountries, [
    derived(tokens.config, ({ smsCountries }) => smsCountries),
    PhoneNumbers,
  ]);
  construct(bind(NeutralMode), NeutralMode, [
    RateLimits,
    derived(tokens.config, ({ policy }) => policy.isSignInNeutral),
  ]);
  construct(bind(SendCode), SendCode, { codes: OneTimeCodes, limits: RateLimits, lineName: tokens.lineName });
  construct(bind(RequestCode), RequestCode, {
    guests: GuestDirectory,
    limits: RateLimits,
    neutral: NeutralMode,
    countries: TextMessageCountries,
    sendCode: SendCode,
    pause: constant((ms: number) => sleep(ms)),
  });
  construct(bind(NotifyOfNewBrowser), NotifyOfNewBrowser, {
    sender: MessageSender,
    limits: RateLimits,
    countries: TextMessageCountries,
    lineName: tokens.lineName,
  });
  construct(bind(LoginHints), LoginHints, { secrets: Secrets, singleUse: SingleUse, clock: Clock });
  construct(bind(ListSessions), ListSessions, [SessionRegister, Secrets]);
  construct(bind(EndSessions), EndSessions, [SessionRegister, Secrets]);
  construct(bind(VerifyCode), VerifyCode, [OneTimeCodes, VerifyTokens, GuestDirectory]);
  construct(bind(StartSession), StartSession, {
    verifyTokens: VerifyTokens,
    codes: OneTimeCodes,
    guests: GuestDirectory,
    clock: Clock,
  });
  construct(bind(SignInCookies), SignInCookies, [
    derived(tokens.sessionParts, ({ isSecure }) => isSecure),
    Secrets,
    SecureRandom,
  ]);
  construct(bind(SessionNames), SessionNames, [GuestDirectory]);
  construct(bind(SignInHandler), SignInHandler, {
    requestCode: RequestCode,
    verifyCode: VerifyCode,
    startSession: StartSession,
    notifyOfNewBrowser: NotifyOfNewBrowser,
    cookies: SignInCookies,
    secrets: Secrets,
    clock: Clock,
    hosts: OurHosts,
    carriedFavouriteAdder: CarriedFavouriteAdder,
    browserReservations: BrowserReservations,
    sessionNames: SessionNames,
  });
  construct(bind(SignInApi), SignInApi, {
    signInHandler: SignInHandler,
    botCheck: BotCheckReader,
    guests: GuestDirectory,
    clock: Clock,
    geo: GeoLists,
  });
});
