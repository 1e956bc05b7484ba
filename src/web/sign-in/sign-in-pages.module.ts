import { ContainerModule } from 'inversify';
import { sessionsChapter } from './sign-in-chapters';
import { CopyChapter } from '../../core/privacy/copy-chapter.port';
import { PhoneNumbers } from '../../core/geo/phone-numbers.port';
import { Clock } from '../../core/shared/clock.port';
import { EndSessions } from '../../core/sign-in/end-sessions';
import { ListSessions } from '../../core/sign-in/list-sessions';
import { LoginHints } from '../../core/sign-in/login-hints';
import { construct, derived } from '../../construct';
import { tokens } from '../../tokens';
import { BotCheckReader } from '../bot-check/bot-check-reader';
import { GeoLists } from '../geo/geo-lists';
import { OurHosts } from '../our-hosts';
import { BuiltAssets } from '../rendering/built-assets';
import { ProfileSide } from '../profile/profile-side';
import { FeatureRoutes } from '../routing/feature-routes';
import { LoginCountries } from './login-countries';
import { SessionsPages } from './sessions.pages';
import { SignInCookies } from './sign-in-cookies';
import { SignInHandler } from './sign-in-handler';
import { SignInScreens } from './sign-in-screens';
import { SignInApi } from './sign-in.api';
import { SignInPages } from './sign-in.pages';
import { sessionsRoutes, signInRoutes } from './sign-in.routes';
import { SignOutPages } from './sign-out.pages';
import { VerifyPages } from './verify.pages';

export const signInPagesModule = new ContainerModule(({ bind }) => {
  construct(bind(LoginCountries), LoginCountries, {
    geo: GeoLists,
    phones: PhoneNumbers,
    smsCountries: derived(tokens.config, ({ smsCountries }) => smsCountries),
  });
  construct(bind(SignInScreens), SignInScreens, {
    signInHandler: SignInHandler,
    botCheck: BotCheckReader,
    assets: BuiltAssets,
    countries: LoginCountries,
    hosts: OurHosts,
    clock: Clock,
    contactHref: derived(tokens.lineEmail, (email) => `mailto:${email}`),
  });
  construct(bind(SignInPages), SignInPages, {
    signInHandler: SignInHandler,
    botCheck: BotCheckReader,
    hints: LoginHints,
    screens: SignInScreens,
  });
  construct(bind(VerifyPages), VerifyPages, { signInHandler: SignInHandler, screens: SignInScreens });
  construct(bind(SignOutPages), SignOutPages, { cookies: SignInCookies });
  construct(bind(SessionsPages), SessionsPages, {
    listSessions: ListSessions,
    endSessions: EndSessions,
    signOut: SignOutPages,
    side: ProfileSide,
    timeZone: tokens.officeTimeZone,
  });
  bind(FeatureRoutes).toResolvedValue(sessionsRoutes, [SessionsPages]);
  bind(CopyChapter).toResolvedValue(sessionsChapter, [ListSessions]);
  bind(FeatureRoutes).toResolvedValue(signInRoutes, [SignInPages, VerifyPages, SignOutPages, SignInApi]);
});
