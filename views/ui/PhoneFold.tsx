import type { ReactNode } from 'react';
import { Icon } from './Icon';

interface PhoneFoldProps {
  readonly summary: string;
  /** What most readers would open it for. */
  readonly keyFact?: string | undefined;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/**
 * Folds what is long on a phone; on wider screens and on paper its content lies in the page as if it stood there alone.
 * A browser that cannot style the content of `<details>` folds it everywhere.
 */
export const PhoneFold = ({ summary, keyFact, isOpen = false, children }: PhoneFoldProps) => (
  <details className="phone-fold" open={isOpen}>
    <summary>
      <span>
        {summary}
        <KeyFact>{keyFact}</KeyFact>
      </span>
      <Icon name="chevron" />
    </summary>
    {children}
  </details>
);

/** Beneath the title of a closed fold, on a phone alone. */
export const KeyFact = ({ children }: { readonly children: string | undefined }) =>
  children === undefined ? null : <span className="key-fact">{children}</span>;
