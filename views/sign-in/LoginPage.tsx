import type { Frame } from '../layout/frame';
import { SecondaryLink } from '../ui/Button';
import { Notice } from '../ui/Notice';
import type { PictureView } from '../ui/Picture';
import { Widget } from '../widgets/Widget';
import { PasskeyButton } from './PasskeyButton';
import { SignInForm } from './SignInForm.widget';
import type { SignInFormProps } from './sign-in-form-props';
import { SignInFrame } from './SignInFrame';
import { signInPageTexts as texts } from './sign-in.texts';

interface LoginPageProps {
  readonly frame: Frame;
  readonly picture: PictureView;
  readonly form: SignInFormProps;
  readonly contactHref: string;
  readonly joinUsHref: string;
  readonly codeHref?: string;
  readonly receipt?: string;
  /** False where only a code is accepted (reliability A8). */
  readonly hasPasskeys?: boolean;
}

export function LoginPage({
  frame,
  picture,
  form,
  contactHref,
  joinUsHref,
  codeHref,
  receipt,
  hasPasskeys = true,
}: LoginPageProps) {
  const isWrong = form.failure !== undefined || form.mistake !== undefined;
  const title = form.channels ? texts.sendCodeTitle : texts.title;
  return (
    <SignInFrame
      frame={frame}
      picture={picture}
      title={texts.title}
      documentTitle={isWrong ? `${texts.errorPrefix} ${title}` : title}
      description={texts.description}
      standfirst={texts.standfirst}
    >
      {receipt === undefined ? null : <Notice tone="success">{receipt}</Notice>}
      <Widget of={SignInForm} name="sign-in/SignInForm" wake="load" props={form} />
      {hasPasskeys ? <PasskeyButton use="sign-in" variant="quiet" returnUrl={form.returnUrl} type={form.type} /> : null}
      <div className="sign-in__more">
        {codeHref === undefined ? null : (
          <p>
            <a className="sign-in__link" href={codeHref}>
              {texts.haveCode}
            </a>
          </p>
        )}
        <p>
          <a className="sign-in__link" href={contactHref}>
            {texts.askConsultant}
          </a>
        </p>
        <div className="sign-in__join">
          <p>{texts.notInvited}</p>
          <SecondaryLink href={joinUsHref}>{texts.joinUs}</SecondaryLink>
        </div>
      </div>
    </SignInFrame>
  );
}
