import { QuietLink } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { profileTexts } from './profile.texts';

const texts = profileTexts.failed;

export function FailedSection({ subject, retryHref }: { readonly subject: string; readonly retryHref: string }) {
  return (
    <Notice tone="error">
      <p>{texts.body(subject)}</p>
      <p>
        <QuietLink href={retryHref}>
          {texts.retry}
          <span className="hidden-to-the-eye">{texts.of(subject)}</span>
        </QuietLink>
      </p>
    </Notice>
  );
}
