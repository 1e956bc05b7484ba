import { CodeField } from '../ui/CodeField';
import { addressProofTexts as texts } from './address-proof.texts';

interface ProofCodeFieldProps {
  readonly email: string;
  readonly error: string | undefined;
  readonly autoFocus?: boolean;
  readonly className?: string;
}

/** The field for a code that proves an e-mail address, with a sentence that says where the code was sent. */
export const ProofCodeField = ({ email, ...field }: ProofCodeFieldProps) => (
  <>
    <p role="status">{texts.sent(email)}</p>
    <CodeField label={texts.code} hint={texts.codeHint} {...field} />
  </>
);
