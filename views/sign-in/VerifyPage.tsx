import type { Frame } from '../layout/frame';
import type { PictureView } from '../ui/Picture';
import { Widget } from '../widgets/Widget';
import { SignInFrame } from './SignInFrame';
import { signInPageTexts as texts } from './sign-in.texts';
import { VerifyCodeForm, type VerifyCodeFormProps } from './VerifyCodeForm.widget';

export interface VerifyPageProps {
  readonly frame: Frame;
  readonly picture: PictureView;
  readonly form: VerifyCodeFormProps;
}

export function VerifyPage({ frame, picture, form }: VerifyPageProps) {
  return (
    <SignInFrame
      frame={frame}
      picture={picture}
      title={texts.verifyTitle}
      documentTitle={form.message === undefined ? texts.verifyTitle : `${texts.errorPrefix} ${texts.verifyTitle}`}
      description={texts.verifyDescription}
      standfirst={<>{texts.verifyStandfirst} <strong className="sign-in__address">{form.sentTo}</strong>.</>}
    >
      <Widget of={VerifyCodeForm} name="sign-in/VerifyCodeForm" wake="load" props={form} />
    </SignInFrame>
  );
}
