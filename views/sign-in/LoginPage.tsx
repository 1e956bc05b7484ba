import type { Frame } from '../layout/frame';
import type { PictureView } from '../ui/Picture';
import { Widget } from '../widgets/Widget';
import { SignInForm, type SignInFormProps } from './SignInForm.widget';
import { SignInFrame } from './SignInFrame';
import { signInPageTexts as texts } from './sign-in.texts';

export interface LoginPageProps {
  readonly frame: Frame;
  readonly picture: PictureView;
  readonly form: SignInFormProps;
}

export function LoginPage({ frame, picture, form }: LoginPageProps) {
  const isWrong = form.message !== undefined || form.mistake !== undefined;
  return (
    <SignInFrame
      frame={frame}
      picture={picture}
      title={texts.title}
      documentTitle={isWrong ? `${texts.errorPrefix} ${texts.title}` : texts.title}
      description={texts.description}
      standfirst={texts.standfirst}
    >
      <Widget of={SignInForm} name="sign-in/SignInForm" wake="load" props={form} />
    </SignInFrame>
  );
}
