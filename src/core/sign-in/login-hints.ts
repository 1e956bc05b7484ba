import type { Clock } from '../shared/clock.port';
import { type FieldTypes, isNumber, isOptionalText, readFields } from '../shared/read-fields';
import type { Secrets } from '../shared/secrets.port';
import type { SingleUse } from '../shared/single-use.port';

export interface LoginHint {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  /** The sign-in form accepts two letters, a dial code, or "United States (+1)". */
  readonly countryCode?: string | undefined;
}

interface LoginHintsParts {
  readonly secrets: Secrets;
  readonly singleUse: Pick<SingleUse, 'use'>;
  readonly clock: Clock;
}

const lifeSeconds = 600;

const sealedFields: FieldTypes<LoginHint & { readonly at: number }> = {
  email: isOptionalText,
  phone: isOptionalText,
  countryCode: isOptionalText,
  at: isNumber,
};

/** Keeps form input out of URLs: sealed, valid for ten minutes and once (H07, reliability C11). */
export class LoginHints {
  constructor(private readonly parts: LoginHintsParts) {}

  give(hint: LoginHint): string {
    const { email, phone, countryCode } = hint;
    return this.parts.secrets.seal(
      'login-hint',
      JSON.stringify({ email, phone, countryCode, at: this.parts.clock.now().getTime() }),
    );
  }

  /** When the store does not answer, only the hint is lost, not the page. */
  async take(hint: string): Promise<LoginHint | undefined> {
    const { secrets, singleUse, clock } = this.parts;
    const hintText = secrets.open('login-hint', hint);
    const loginHint = hintText === undefined ? undefined : readFields(sealedFields, hintText);
    if (!loginHint || Math.abs(clock.now().getTime() - loginHint.at) >= lifeSeconds * 1000) return undefined;
    const isFirst = await singleUse
      .use({ id: `login-hint:${secrets.digest('login-hint', hint)}`, forSeconds: lifeSeconds })
      .catch(() => false);
    const { email, phone, countryCode } = loginHint;
    return isFirst ? { email, phone, countryCode } : undefined;
  }
}
