import type { ReactNode } from 'react';
import { Icon } from './Icon';

interface PhoneFoldProps {
  readonly summary: string;
  /** Shown beside the summary: the fact that most readers look for in the content. */
  readonly keyFact?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Collapses long content on phones. On wider screens and on paper the content looks like a plain part of the page. A
 * browser that cannot style the content of `<details>` collapses it everywhere.
 */
export const PhoneFold = ({ summary, keyFact, children }: PhoneFoldProps) => (
  <details className="phone-fold">
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

/** A key fact is shown below the title of a collapsed section, on phones only. */
export const KeyFact = ({ children }: { readonly children: string | undefined }) =>
  children === undefined ? null : <span className="key-fact">{children}</span>;
