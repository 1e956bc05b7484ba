import type { ReactNode } from 'react';

export interface DateOptionView {
  readonly packageCode: string;
  readonly label: string;
  /**
   * The date's own page, with `#dates` so that it opens at the same scroll position; absent where the date is a button.
   */
  readonly href?: string;
  readonly isSelected: boolean;
  readonly note?: string;
}

interface DateControlProps {
  readonly option: DateOptionView;
  readonly className: string;
  readonly children: ReactNode;
}

export function DateControl({ option: { packageCode, href, isSelected }, className, children }: DateControlProps) {
  if (href === undefined)
    return (
      <button className={className} name="id" value={packageCode} aria-pressed={isSelected}>
        {children}
      </button>
    );
  return (
    <a
      className={className}
      href={href}
      aria-current={isSelected ? 'true' : undefined}
      data-keep-scroll=""
      data-carries-query=""
    >
      {children}
    </a>
  );
}

export function DateForm({ action, children }: { readonly action: string | undefined; readonly children: ReactNode }) {
  if (action === undefined) return children;
  return (
    <form action={action} data-control="swap" data-carries-query="">
      {children}
    </form>
  );
}
