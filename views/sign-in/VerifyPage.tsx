import type { Frame } from '../layout/frame';
import { Notice } from '../ui/Notice';
import type { PictureView } from '../ui/Picture';
import { Widget } from '../widgets/Widget';
import { SignInFrame } from './SignInFrame';
import type { SignInFailure } from './sign-in-form-props';
import { signInPageTexts as texts } from './sign-in.texts';
import { VerifyCodeForm, type VerifyCodeFormProps } from './VerifyCodeForm.widget';

export interface VerifyPageProps {
  readonly frame: Frame;
  readonly picture: PictureView;
  readonly form: VerifyCodeFormProps;
  readonly isSentAgain?: boolean;
  readonly failure?: SignInFailure;
}

export function VerifyPage({ frame, picture, form, isSentAgain = false, failure }: VerifyPageProps) {
  return (
    <SignInFrame
      frame={frame}
      picture={picture}
      title={texts.verifyTitle}
      documentTitle={
        form.message === undefined && !failure ? texts.verifyTitle : `${texts.errorPrefix} ${texts.verifyTitle}`
      }
      description={texts.verifyDescription}
      standfirst={
        <>
          {texts.verifyStandfirst} <strong className="sign-in__address">{form.sentTo}</strong>.
        </>
      }
    >
      {failure ? (
        <Notice tone="error" reference={failure.reference}>
          {failure.message}
        </Notice>
      ) : null}
      {isSentAgain ? <Notice tone="success">{texts.sentAgain}</Notice> : null}
      <Widget of={VerifyCodeForm} name="sign-in/VerifyCodeForm" wake="load" props={form} />
    </SignInFrame>
  );
}
