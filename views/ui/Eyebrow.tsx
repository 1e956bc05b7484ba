import type { ReactNode } from 'react';

export const Eyebrow = ({ children }: { readonly children: ReactNode }) => <p className="eyebrow">{children}</p>;
