import { isLinkableEmail } from '../../src/core/shared/email-address';

interface EmailLinkProps {
  readonly email: string;
  readonly subject?: string | undefined;
  readonly className?: string;
}

/** Links a valid address; shows any other text unchanged (CNT-37). */
export function EmailLink({ email, subject, className }: EmailLinkProps) {
  if (!isLinkableEmail(email)) return <span className={className}>{email}</span>;
  const at = email.lastIndexOf('@');
  const address = `${encodeURIComponent(email.slice(0, at))}@${email.slice(at + 1)}`;
  return (
    <a
      className={className}
      href={`mailto:${address}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`}
    >
      {email}
    </a>
  );
}
