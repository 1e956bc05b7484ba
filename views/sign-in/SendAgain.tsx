import { Button, QuietLink } from '../ui/Button';
import { classNames } from '../ui/class-names';
import type { CodeChannel } from './sign-in-form-props';
import { signInPageTexts as texts } from './sign-in.texts';
import { useSendAgain } from './use-send-again';

export interface SendAgainProps {
  /** Seconds from rendering until another code may be requested (reliability A6). */
  readonly againInSeconds: number;
  readonly other?: CodeChannel;
  readonly otherInSeconds: number;
  readonly newCodeHref: string;
}

/** Options when a code does not arrive: plain forms, which script disables until the server accepts them. */
export function SendAgain({ newCodeHref, other, ...waits }: SendAgainProps) {
  const { againLeft, isOtherOpen, statusText } = useSendAgain(waits);
  const isWaiting = againLeft > 0;
  return (
    <div className="send-again">
      <h2 className="send-again__title">{texts.nothingYet}</h2>
      <div className="send-again__ways">
        <form method="post" action="/login/resend">
          <Button variant="quiet" disabled={isWaiting}>
            {isWaiting ? texts.sendAgainIn(againLeft) : texts.sendAgain}
          </Button>
        </form>
        <QuietLink href={newCodeHref}>{texts.newCode}</QuietLink>
        {other ? (
          <form
            method="post"
            action="/login/send-code"
            className={classNames(
              'send-again__other',
              isOtherOpen === false && 'send-again__other--held',
              isOtherOpen === undefined && waits.otherInSeconds > 0 && 'send-again__other--later',
            )}
          >
            <input type="hidden" name="loginMethod" value={other.loginMethod} />
            <Button variant="quiet">{`${texts.sendInstead[other.loginMethod]}${texts.target(other.to)}`}</Button>
          </form>
        ) : null}
      </div>
      <p className="hidden-to-the-eye" role="status">
        {statusText}
      </p>
    </div>
  );
}
