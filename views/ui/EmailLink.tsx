import { isLinkableEmail } from '../../src/core/shared/email-address';

interface EmailLinkProps {
  readonly email: string;
  /** The first line of the letter. */
  readonly subject?: string | undefined;
  readonly className?: string;
}

/** An address as a link when it is one, otherwise as it stands (CNT-37). */
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
