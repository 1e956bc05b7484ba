import { QuietLink } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { profileTexts } from './profile.texts';

const texts = profileTexts.failed;

export function FailedSection({ what, retryHref }: { readonly what: string; readonly retryHref: string }) {
  return (
    <Notice tone="error">
      <p>{texts.body(what)}</p>
      <p>
        <QuietLink href={retryHref}>
          {texts.retry}
          <span className="hidden-to-the-eye">{texts.of(what)}</span>
        </QuietLink>
      </p>
    </Notice>
  );
}
