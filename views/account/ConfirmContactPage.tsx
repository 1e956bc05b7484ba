import { Head } from '../layout/Head';
import type { Frame } from '../layout/frame';
import { ProfileFrame, type ProfileSideView } from '../profile/ProfileFrame';
import { BackLink } from '../profile/BackLink';
import { Button } from '../ui/Button';
import { CodeField } from '../ui/CodeField';
import { Notice } from '../ui/Notice';
import { accountPageTexts } from './account.texts';

const texts = accountPageTexts.confirm;

export interface ConfirmContactPageProps {
  readonly frame: Frame;
  readonly side: ProfileSideView;
  readonly contactId: string;
  readonly address: string;
  readonly isPhone: boolean;
  readonly isSent: boolean;
  readonly action: string;
  readonly sendAction: string;
  readonly backHref: string;
  readonly mistake?: string;
  readonly failure?: string;
}

export function ConfirmContactPage({
  frame,
  side,
  contactId,
  address,
  isPhone,
  isSent,
  action,
  sendAction,
  backHref,
  mistake,
  failure,
}: ConfirmContactPageProps) {
  const title = isPhone ? texts.titlePhone : texts.title;
  const isWrong = mistake !== undefined || failure !== undefined;
  return (
    <ProfileFrame frame={frame} side={side}>
      <Head title={isWrong ? `${accountPageTexts.errorPrefix} ${title}` : title} isPrivate />
      <BackLink href={backHref}>{accountPageTexts.back}</BackLink>
      <h1 className="profile-title">{title}</h1>
      <p className="profile-standfirst">
        {isSent ? texts.sentTo : texts.before} <strong className="account__address">{address}</strong>. {texts.after}
      </p>
      {failure === undefined ? null : <Notice tone="error">{failure}</Notice>}
      {isSent ? (
        <form className="account-form" method="post" action={action} noValidate>
          <input type="hidden" name="contact" value={contactId} />
          <CodeField
            label={texts.code}
            hint={texts.codeHint}
            error={mistake}
            autoFocus
            className="account-form__code"
          />
          <div className="account-form__actions">
            <Button>{texts.submit}</Button>
          </div>
        </form>
      ) : null}
      <form className="account-form__send" method="post" action={sendAction}>
        <input type="hidden" name="contact" value={contactId} />
        <Button variant={isSent ? 'quiet' : 'primary'}>{isSent ? texts.sendAgain : texts.send}</Button>
      </form>
    </ProfileFrame>
  );
}
