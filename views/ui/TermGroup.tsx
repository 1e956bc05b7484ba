import type { ReactNode } from 'react';

export const TermGroup = ({ term, children }: { readonly term: ReactNode; readonly children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
