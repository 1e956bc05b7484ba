import type { ReactNode } from 'react';
import { classNames } from './class-names';

export function Eyebrow({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  return <p className={classNames('eyebrow', className)}>{children}</p>;
}
