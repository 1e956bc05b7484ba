import { Field } from '../ui/Field';
import { botCheckViewTexts as texts } from './bot-check.texts';

export interface PlainChallengeView {
  readonly question: string;
  readonly challenge: string;
  /** The challenge is also shown to a browser with script whose own proof failed. */
  readonly isShown: boolean;
  readonly isMissed?: boolean;
}

export const plainAnswerId = 'plain-answer';

/** Shows the bot check for browsers without script: a small sum, and a honeypot field (reliability D4). */
export function PlainChallengeFields({ plain }: { readonly plain: PlainChallengeView }) {
  const fields = (
    <div className="plain-challenge">
      <input type="hidden" name="plainChallenge" value={plain.challenge} />
      <Field
        id={plainAnswerId}
        name="plainAnswer"
        label={plain.question}
        hint={texts.plainHint}
        error={plain.isMissed ? texts.plainMissed : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
      />
      <div className="hidden-to-the-eye" aria-hidden="true">
        <label htmlFor="website">{texts.honeypot}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
    </div>
  );
  return plain.isShown ? fields : <noscript>{fields}</noscript>;
}
