import { Button, type ButtonVariant } from '../ui/Button';
import { passkeysTexts as texts } from './passkeys.texts';

interface PasskeyButtonProps {
  readonly use: 'add' | 'sign-in';
  readonly variant?: ButtonVariant;
  readonly returnUrl?: string;
  readonly type?: string;
}

/** Shown by script (`showControls`); the script of the ceremony is loaded on press. */
export function PasskeyButton({ use, variant = 'secondary', returnUrl, type }: PasskeyButtonProps) {
  return (
    <div className="passkey" data-with-script="" hidden>
      <Button
        type="button"
        variant={variant}
        data-control="passkey"
        data-passkey={use}
        data-return-url={returnUrl}
        data-type={type}
      >
        {use === 'add' ? texts.add : texts.use}
      </Button>
      <p className="passkey__message" role="status" />
    </div>
  );
}
