import type { BotCheckView } from '../bot-check/bot-check-view';
import type { PlainChallengeView } from '../bot-check/PlainChallengeFields';
import type { SelectOption } from '../ui/SelectField';

export type SignInMethod = 'email' | 'phone';

export interface SignInFormProps {
  readonly method: SignInMethod;
  readonly email: string;
  readonly country: string;
  readonly phoneNum: string;
  readonly returnUrl: string;
  readonly type: string;
  readonly countries: readonly SelectOption[];
  /** ISO codes of the countries to which text messages are sent (AUT-08). */
  readonly smsCountries: readonly string[];
  /** For browsers without script each address opens the same page with one of the sign-in methods. */
  readonly hrefs: Readonly<Record<SignInMethod, string>>;
  readonly plain: PlainChallengeView;
  readonly botCheck: BotCheckView;
  readonly failure?: SignInFailure | undefined;
  readonly mistake?: Mistake | undefined;
  /** Present when the guest is known and must choose where the code is sent (AUT-04). */
  readonly channels?: readonly CodeChannel[];
}

/** An error of the whole form, with the id to quote where there is one (H13). */
export interface SignInFailure {
  readonly message: string;
  readonly reference?: string | undefined;
}

export interface Mistake {
  readonly field: string;
  readonly message: string;
}

type LoginMethod = 'OTP_EMAIL' | 'OTP_PHONE';

/** A channel for the code; `to` shows only as much of the address as its owner needs to recognise it (H04). */
export interface CodeChannel {
  readonly loginMethod: LoginMethod;
  readonly to: string;
}
