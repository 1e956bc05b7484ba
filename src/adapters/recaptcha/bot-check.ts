import { recaptchaAction } from '../../core/shared/bot-check-action';
import { SiteverifyBotCheck, type SiteverifyParts } from '../siteverify/bot-check';
import { siteverifySchema } from '../siteverify/siteverify';

interface RecaptchaParts extends SiteverifyParts {
  readonly minScore: number;
}

/** reCAPTCHA v3. `success` means only that the token is well-formed: the score decides. */
export class RecaptchaBotCheck extends SiteverifyBotCheck {
  constructor({ minScore, ...parts }: RecaptchaParts) {
    super(
      {
        name: 'recaptcha',
        maxTokenLength: 8_192,
        actionOf: recaptchaAction,
        // The token is sent once, because a retry after a lost response would be refused as a duplicate.
        ask: (http, form) => http.write({ path: '/recaptcha/api/siteverify', form, schema: siteverifySchema }),
        isPerson: ({ score = 0 }) => score >= minScore,
      },
      parts,
    );
  }
}
